"""Sources of abilities (113.7), phases skipped (614.10a), paying repeatedly, what is put from where, what is still so."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, run, table, use
from tests.rules.table import turn_of

from spellwright.rules.activating import activate
from spellwright.rules.asking import characteristics
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.settling import settle
from spellwright.rules.ways import permitted_ways
from spellwright.state.events.combat import Attack, Block
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Mark, PutCounters
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move

BEAR = creature(name="Bear")


@pytest.mark.parametrize(("kind", "can"), [("Artifact", True), ("Enchantment", False)])
def test_113_7_only_an_ability_from_an_artifact_source(kind: str, can: bool) -> None:
    game = table()
    source = put(game, card("{0}: You gain 1 life.", kind, "Source"))
    (counter,) = give(
        game, card("Counter target activated ability from an artifact source.", "Instant", mana_cost="{0}")
    )
    run(activate(game, 1, source, 0))
    assert could_cast(game, 1, Way(counter)) == can


def test_one_of_three_things_is_a_target() -> None:
    game = table()
    source = put(game, card("{0}: You gain 1 life.", "Artifact", "Source"))
    run(activate(game, 1, source, 0))
    (spell,) = give(game, card("You gain 1 life.", "Instant", "Spell", mana_cost="{0}"))
    run(cast(game, 1, Way(spell)))
    ability, spell = game.stack
    play(game, "Counter target spell, activated ability, or triggered ability.", ability)
    assert game.stack == (spell,)


def test_614_10a_the_next_combat_phase_is_skipped_with_all_its_steps() -> None:
    game = table()
    play(game, "Target player skips their next combat phase.", 1)
    turn_of(game, 1, "beginning of combat")
    happens(game, BeginStep("beginning of combat", 1))
    assert not any(step in game.agenda for step in ("declare attackers", "combat damage", "end of combat"))
    assert "postcombat main" in game.agenda


def test_122_1f_a_player_with_a_poison_counter_is_poisoned() -> None:
    game, text = table(), "If target opponent is poisoned, you gain 1 life."
    play(game, text)
    assert game.player(1).life == 20
    happens(game, PutCounters(2, "poison", 1, 1))
    play(game, text)
    assert game.player(1).life == 21


def test_mana_and_life_are_paid_together() -> None:
    game = table()
    put(game, card("{T}: Add {C}.", "Land", "Waste"))
    play(game, "You may pay {1} and 2 life. If you do, draw a card.", True)
    assert (game.player(1).life, len(game.player(1).hand)) == (18, 1)


def test_603_12_what_is_paid_repeatedly_is_counted() -> None:
    game = table()
    for _ in range(3):
        put(game, card("{T}: Add {C}.", "Land", "Waste"))
    adversary = creature(
        "When ~ enters, you may pay {1} any number of times. When you pay this cost one or more times, put that many +1/+1 "
        "counters on ~."
    )
    happens(game, Move(give(game, adversary)[0], "battlefield"), answers=(True, True, False))
    assert dict(game[game.battlefield[-1]].counters) == {"+1/+1": 2}


def test_205_1b_what_x_is_stands_before_what_is_still_so() -> None:
    game = table()
    land = put(game, card("", "Land", "Waste"))
    put(game, BEAR)
    play(
        game,
        "Target land you control becomes an X/X Elemental creature until end of turn, where X is the number of creatures you "
        "control. It's still a land.",
    )
    now = characteristics(game, land)
    assert ("land" in now.types, "creature" in now.types, now.power) == (True, True, 1)


def test_what_lasts_differently_is_still_a_land() -> None:
    game = table()
    text = "{0}: ~ becomes a 3/2 blue Elemental creature until end of turn and can't be blocked this turn. It's still a land."
    pit = put(game, card(text, "Land"))
    use(game, pit)
    assert {"land", "creature"} <= characteristics(game, pit).types


@pytest.mark.parametrize(("theirs", "life"), [("2/2", 21), ("3/3", 20)])
def test_the_creature_with_the_greatest_power_or_tied(theirs: str, life: int) -> None:
    game = table()
    put(game, BEAR)
    put(game, creature(size=theirs), 2)
    play(game, "If you control the creature with the greatest power or tied for the greatest power, you gain 1 life.")
    assert game.player(1).life == life


def test_what_did_not_attack_this_turn() -> None:
    game = table()
    one, other = put(game, BEAR), put(game, BEAR)
    record(game, Attack(one, 2))
    play(game, "Destroy all creatures that didn't attack this turn.")
    assert game[one].zone == "battlefield" and game[other].zone == "gone"


def test_the_player_that_creature_is_attacking() -> None:
    game = table()
    text = "~ deals 1 damage to the player or planeswalker that creature is attacking."
    put(game, creature(f"Whenever a creature you control attacks, {text}"))
    one = put(game, BEAR)
    happens(game, Attack(one, 2))
    assert game.player(2).life == 19


def test_701_9b_a_creature_is_chosen_at_random_as_it_is_done() -> None:
    game = table()
    theirs = put(game, creature(size="2/8"), 2)
    play(game, "~ deals 7 damage to a creature an opponent controls chosen at random.")
    assert game[theirs].damage == 7


def test_508_4_a_token_may_enter_attacking_and_untapped() -> None:
    game = table()
    turn_of(game, 1, "declare attackers")
    play(game, "Create a 4/4 white Angel creature token that's attacking.")
    token = game.battlefield[-1]
    assert (game[token].attacking, game[token].tapped) == (2, False)


def test_what_is_put_from_a_zone_said_behind() -> None:
    game = table()
    give(game, BEAR, creature(name="Giant", mana_cost="{9}"), to="graveyard")
    text = (
        "You may put a creature card with mana value 3 or less onto the battlefield from your hand or graveyard with two +1/+1 "
        "counters on it."
    )
    play(game, text, True)
    assert battlefield(game) == ["Bear"]
    assert dict(game[game.battlefield[0]].counters) == {"+1/+1": 2}


def test_your_commander_is_put_from_the_command_zone() -> None:
    game = table()
    happens(game, Mark(put(game, creature(name="General"), to="command"), "commander", 1))
    play(game, "Put your commander into your hand from the command zone.")
    assert names(game, game.player(1).hand) == ["General"]


def test_113_6m_an_ability_works_where_it_takes_its_object_from() -> None:
    game = table()
    stray = put(game, creature("{0}: Put ~ on top of your library from your graveyard.", name="Stray"), to="graveyard")
    use(game, stray)
    assert names(game, game.player(1).library[-1:]) == ["Stray"]


def test_two_zones_of_a_player_together() -> None:
    game = table()
    give(game, BEAR, player=2)
    give(game, BEAR, player=2, to="graveyard")
    play(game, "Exile all cards from target player's hand and graveyard.", 2)
    assert (game.player(2).hand, game.player(2).graveyard, len(game.exile)) == ((), (), 2)


def test_each_opponent_attacking_that_player_does_the_same() -> None:
    game = table(3)
    curse = card("Enchant player\nWhenever enchanted player is attacked, you gain 2 life. Each opponent attacking that player "
                 "does the same.", "Enchantment — Aura")  # fmt: skip
    put(game, curse, 1, attached_to=2)
    attacker = put(game, BEAR, 3)
    happens(game, Attack(attacker, 2))
    assert [game.player(player).life for player in (1, 2, 3)] == [22, 20, 22]


def test_611_2b_until_it_is_cast_from_exile() -> None:
    game = table()
    text = (
        '{0}, Exile ~ from your hand: Target land gains "{T}: Add {G}" until ~ is cast from exile. '
        "You may cast ~ for as long as it remains exiled."
    )
    land = put(game, card("", "Land", "Waste"))
    (outlaw,) = give(game, creature(text, name="Outlaw", mana_cost="{0}"))
    use(game, outlaw)
    assert len(characteristics(game, land).abilities) == 1
    (exiled,) = game.exile
    (way,) = [way for way in permitted_ways(game, 1) if way.object == exiled]
    run(cast(game, 1, way))
    run(settle(game))
    assert not characteristics(game, land).abilities


def test_701_40a_it_is_the_permanent_that_was_manifested() -> None:
    game = table()
    play(game, "Manifest the top card of your library, then put two +1/+1 counters on it.")
    (made,) = game.battlefield
    assert (game[made].face_down is not None, dict(game[made].counters)) == (True, {"+1/+1": 2})


def test_only_a_creature_that_it_blocks() -> None:
    game = table()
    wall, bear = put(game, creature("{0}: ~ deals 1 damage to target creature it's blocking.")), put(game, BEAR, 2)
    put(game, BEAR, 2)
    record(game, Attack(bear, 1))
    record(game, Block(wall, (bear,)))
    use(game, wall)
    assert game[bear].damage == 1
