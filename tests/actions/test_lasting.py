"""What holds: gets, has, becomes, can't, enters, costs (604, 611, 613)."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, play, put, run, table, use
from tests.rules.table import turn_of

from spellwright.rules.asking import characteristics, controller
from spellwright.rules.casting import could_cast
from spellwright.rules.combat_attackers import declare_attackers
from spellwright.rules.combat_blockers import may_block
from spellwright.rules.combat_blocks import how_many_may_block
from spellwright.rules.durations import end_with_the_turn
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.rules.untap_step import untap_step
from spellwright.state.events.damage import GainLife
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Destroy, PutCounters, Sacrifice, Tap
from spellwright.state.events.stack import Counter
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.mana import BIT
from spellwright.words.procedure import Id

BEAR = creature(name="Bear")


def size(game: Game, id: Id) -> tuple[int | None, int | None]:
    values = characteristics(game, id)
    return values.power, values.toughness


def has(game: Game, id: Id, name: str) -> bool:
    return any(type(a).__name__ == name for a in characteristics(game, id).abilities)


def enters(game: Game, what: object, player: int = 1, **how: object) -> Id:
    (id,) = give(game, what, player=player)  # type: ignore[arg-type]
    happens(game, Move(id, "battlefield", controller=player, **how))  # type: ignore[arg-type]
    return game[id].became


def happens_only(game: Game, event: Event) -> None:
    run(happen(game, event))


# --- gets, has, loses


def test_an_anthem() -> None:
    game = table()
    put(game, card("Creatures you control get +1/+1 and have vigilance.", "Enchantment"))
    mine, theirs = put(game, BEAR), put(game, BEAR, 2)
    assert (size(game, mine), size(game, theirs)) == ((3, 3), (2, 2))
    assert has(game, mine, "Vigilance") and not has(game, theirs, "Vigilance")


def test_other_creatures() -> None:
    game = table()
    lord = put(game, creature("Other creatures you control get +0/+1."))
    bear = put(game, BEAR)
    assert (size(game, lord), size(game, bear)) == ((2, 2), (2, 3))


def test_until_end_of_turn_is_fixed_to_what_was_there() -> None:
    game = table()
    before = put(game, BEAR)
    play(game, "Creatures you control get +3/+3 and gain trample until end of turn.")
    after = put(game, BEAR)
    assert (size(game, before), size(game, after)) == ((5, 5), (2, 2))
    assert has(game, before, "Trample")
    run(end_with_the_turn(game))
    assert size(game, before) == (2, 2)


def test_for_each_counts_as_it_resolves() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, "Target creature gets +1/+1 until end of turn for each creature you control.")
    put(game, BEAR)
    assert size(game, bear) == (3, 3)


def test_for_each_of_a_static_ability_is_counted_anew() -> None:
    game = table()
    one = put(game, creature("~ gets +1/+0 for each artifact you control."))
    put(game, card("", "Artifact"))
    assert size(game, one) == (3, 2)
    put(game, card("", "Artifact"))
    assert size(game, one) == (4, 2)


def test_where_x_is() -> None:
    game = table()
    one = put(game, creature("~ gets +X/+X, where X is the number of lands you control."))
    put(game, card("", "Land"))
    assert size(game, one) == (3, 3)


def test_as_long_as() -> None:
    game = table()
    one = put(game, creature("As long as you control an artifact, ~ gets +2/+0 and has flying."))
    assert size(game, one) == (2, 2)
    put(game, card("", "Artifact"))
    assert size(game, one) == (4, 2) and has(game, one, "Flying")


def test_losing_all_abilities_and_base_power() -> None:
    game = table()
    flyer = put(game, creature("Flying", "4/4"))
    put(game, card("All creatures lose all abilities and have base power and toughness 1/1.", "Enchantment"))
    assert size(game, flyer) == (1, 1) and not characteristics(game, flyer).abilities


def test_you_have_shroud() -> None:
    game = table()
    put(game, card("You have shroud.", "Enchantment"), 2)
    with pytest.raises(AssertionError, match="can't be cast"):
        play(game, "Target opponent loses 1 life.")


# --- becomes, is


def test_a_land_becomes_a_creature_and_stays_a_land() -> None:
    game = table()
    text = "{0}: ~ becomes a 2/1 blue Faerie creature with flying until end of turn. It's still a land."
    land = put(game, card(text, "Land — Island"))
    use(game, land)
    values = characteristics(game, land)
    assert sorted(values.types) == ["creature", "land"] and sorted(values.subtypes) == ["Faerie", "Island"]
    assert (size(game, land), values.colors, has(game, land, "Flying")) == ((2, 1), BIT["U"], True)


def test_blood_moon_takes_abilities_away() -> None:
    game = table()
    land = put(game, card("{T}: Add {G}.", "Land"))
    basic = put(game, card("", "Basic Land — Forest"))
    put(game, card("Nonbasic lands are Mountains.", "Enchantment"))
    assert characteristics(game, land).subtypes == {"Mountain"}
    assert characteristics(game, basic).subtypes == {"Forest"}


def test_a_swamp_in_addition() -> None:
    game = table()
    land = put(game, card("", "Basic Land — Forest"))
    put(game, card("Each land is a Swamp in addition to its other land types.", "Land", "Urborg"))
    assert characteristics(game, land).subtypes == {"Forest", "Swamp"}


def test_opalescence() -> None:
    game = table()
    text = (
        "Each other non-Aura enchantment is a creature in addition to its other types and has base power and base "
        "toughness each equal to its mana value."
    )
    put(game, card(text, "Enchantment"))
    other = put(game, card("", "Enchantment", mana_cost="{2}{W}{W}"))
    assert characteristics(game, other).types == {"creature", "enchantment"}
    assert size(game, other) == (4, 4)


def test_becoming_a_copy_until_end_of_turn() -> None:
    game = table()
    giant = put(game, creature("Trample", "5/5", name="Giant"))
    bear = put(game, BEAR)
    play(game, "Each other creature becomes a copy of target nonlegendary creature until end of turn.", giant)
    assert size(game, bear) == (5, 5) and has(game, bear, "Trample")
    run(end_with_the_turn(game))
    assert size(game, bear) == (2, 2)


def test_becoming_a_color() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, "Target creature becomes blue until end of turn.")
    assert characteristics(game, bear).colors == BIT["U"]


def test_defining_power_everywhere() -> None:
    game = table()
    text = "~'s power and toughness are each equal to the number of creature cards in your graveyard."
    wurm = creature(text, "*/*", name="Wurm")
    (held,) = give(game, wurm)
    give(game, BEAR, BEAR, to="graveyard")
    assert size(game, held) == (2, 2)


def test_you_control_enchanted_creature() -> None:
    game = table()
    bear = put(game, BEAR, 2)
    aura = put(game, card("You control enchanted creature.", "Artifact — Equipment"), attached_to=bear)
    assert controller(game, bear) == 1
    happens(game, Destroy(aura))
    assert controller(game, bear) == 2


# --- can't, must


def test_enchanted_creature_cant_attack_or_block() -> None:
    game = table(step="beginning of combat")
    bear = put(game, BEAR)
    attacker = put(game, BEAR, 2)
    assert may_block(game, bear, attacker)
    put(game, card("Equipped creature can't attack or block.", "Artifact — Equipment"), attached_to=bear)
    turn_of(game, 1, "declare attackers")
    run(declare_attackers(game))
    assert not game[bear].attacking and not may_block(game, bear, attacker)


def test_defending_player_decides_whether_it_can_attack() -> None:
    game = table(step="beginning of combat")
    serpent = put(game, creature("~ can't attack unless defending player controls an Island."))
    put(game, card("", "Land — Island"))
    turn_of(game, 1, "declare attackers")
    run(declare_attackers(game))
    assert not game[serpent].attacking
    put(game, card("", "Land — Island"), 2)
    run(declare_attackers(game), 2)
    assert game[serpent].attacking == 2


def test_it_attacks_if_able() -> None:
    game = table(step="beginning of combat")
    one = put(game, creature("~ attacks each combat if able."))
    turn_of(game, 1, "declare attackers")
    run(declare_attackers(game))
    assert game[one].attacking == 2


def test_attacks_this_turn_if_able_is_an_effect() -> None:
    game = table(step="beginning of combat")
    bear = put(game, BEAR)
    turn_of(game, 1, "precombat main")
    play(game, "Target creature attacks this turn if able.")
    run(declare_attackers(game))
    assert game[bear].attacking == 2


def test_who_can_block_it() -> None:
    game = table()
    one = put(game, creature("~ can't be blocked by creatures with power 2 or less."))
    small, big = put(game, BEAR, 2), put(game, creature(size="3/3"), 2)
    assert not may_block(game, small, one) and may_block(game, big, one)


def test_except_by_walls() -> None:
    game = table()
    bear = put(game, BEAR)
    wall, other = put(game, creature(subtype="Wall"), 2), put(game, BEAR, 2)
    play(game, "Target creature can't be blocked this turn except by Walls.", bear)
    assert may_block(game, wall, bear) and not may_block(game, other, bear)


def test_by_more_than_one_creature() -> None:
    game = table()
    one = put(game, creature("~ can't be blocked by more than one creature."))
    two = put(game, creature("~ can't be blocked except by three or more creatures."))
    assert (how_many_may_block(game, one), how_many_may_block(game, two)) == ((1, 1), (3, None))


def test_a_spell_that_cant_be_countered() -> None:
    game = table()
    (id,) = give(game, card("This spell can't be countered.\nYou gain 3 life.", "Sorcery"))
    happens_only(game, Move(id, "stack", controller=1))
    spell = game.stack[-1]
    happens_only(game, Counter(spell))
    assert game[spell].zone == "stack"


def test_players_cant_gain_life() -> None:
    game = table()
    put(game, card("Players can't gain life.", "Enchantment"))
    happens(game, GainLife(1, 5))
    assert game.player(1).life == 20


def test_spells_that_cant_be_cast() -> None:
    game = table()
    put(game, card("Your opponents can't cast spells with mana value 3 or less.", "Enchantment"), 2)
    (cheap, dear) = give(game, creature(mana_cost="{3}"), creature(mana_cost="{4}"))
    assert not could_cast(game, 1, Way(cheap, free=True))
    assert could_cast(game, 1, Way(dear, free=True))


def test_one_spell_each_turn() -> None:
    game = table()
    put(game, card("Each player can't cast more than one spell each turn.", "Enchantment"))
    play(game, "You gain 1 life.")
    (second,) = give(game, card("You gain 1 life."))
    assert not could_cast(game, 1, Way(second, free=True))


def test_cant_be_regenerated() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, "Regenerate target creature.")
    play(game, "Target creature can't be regenerated this turn.")
    happens(game, Destroy(bear))
    assert battlefield(game) == []


def test_cant_be_sacrificed_or_have_counters() -> None:
    game = table()
    one = put(game, creature("~ can't be sacrificed.\n~ can't have counters put on it."))
    happens(game, Sacrifice(one, 1), PutCounters(one, "+1/+1", 1, 1))
    assert game[one].zone == "battlefield" and not game[one].counters


def test_not_the_target_of_opponents() -> None:
    game = table()
    put(game, creature("~ can't be the target of spells or abilities your opponents control."), 2)
    with pytest.raises(AssertionError, match="can't be cast"):
        play(game, "Tap target creature.")


# --- untapping


def test_it_doesnt_untap() -> None:
    game = table()
    bear = put(game, BEAR)
    aura = "Equipped creature doesn't untap during its controller's untap step."
    put(game, card(aura, "Artifact — Equipment"), 2, attached_to=bear)
    happens(game, Tap(bear))
    run(untap_step(game))
    assert game[bear].tapped


def test_not_in_the_next_untap_step_alone() -> None:
    game = table()
    bear = put(game, BEAR, 2)
    happens(game, Tap(bear))
    play(game, "Target creature doesn't untap during its controller's next untap step.")
    turn_of(game, 2, "untap")
    run(untap_step(game))
    assert game[bear].tapped
    run(end_with_the_turn(game))
    turn_of(game, 1)
    turn_of(game, 2, "untap")
    run(untap_step(game))
    assert not game[bear].tapped


def test_choosing_not_to_untap() -> None:
    game = table()
    one = put(game, card("You may choose not to untap ~ during your untap step.", "Artifact"))
    happens(game, Tap(one))
    run(untap_step(game), True)
    assert game[one].tapped
    run(untap_step(game), False)
    assert not game[one].tapped


# --- entering


def test_entering_tapped() -> None:
    game = table()
    assert game[enters(game, card("~ enters tapped.", "Land"))].tapped


def test_entering_tapped_unless() -> None:
    game = table()
    land = card("~ enters tapped unless you control two or more other lands.", "Land")
    assert game[enters(game, land)].tapped
    put(game, card("", "Land"))
    assert not game[enters(game, land)].tapped


def test_others_enter_tapped() -> None:
    game = table()
    text = "Artifacts, creatures, and lands your opponents control enter the battlefield tapped."
    put(game, card(text, "Enchantment"))
    assert game[enters(game, BEAR, 2)].tapped and not game[enters(game, BEAR)].tapped


def test_entering_with_counters() -> None:
    game = table()
    text = "~ enters with a +1/+1 counter on it for each creature card in your graveyard."
    give(game, BEAR, BEAR, to="graveyard")
    assert game[enters(game, creature(text))].counters == (("+1/+1", 2),)


def test_entering_as_a_copy() -> None:
    game = table()
    giant = put(game, creature("", "5/5", name="Giant"))
    clone = creature("You may have ~ enter the battlefield as a copy of any creature on the battlefield.", "0/0")
    (id,) = give(game, clone)
    happens(game, Move(id, "battlefield"), answers=(True,))
    assert size(game, game[id].became) == (5, 5) and game[id].became != giant


def test_a_copy_with_an_exception() -> None:
    game = table()
    put(game, creature("", "5/5", name="Giant"))
    text = (
        "You may have ~ enter the battlefield as a copy of any artifact or creature on the battlefield, except it's an "
        "artifact in addition to its other types."
    )
    (id,) = give(game, creature(text, "0/0"))
    happens(game, Move(id, "battlefield"), answers=(True,))
    assert characteristics(game, game[id].became).types == {"artifact", "creature"}
