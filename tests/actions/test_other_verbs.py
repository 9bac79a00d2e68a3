"""Verbs about damage, life, counters, tokens, mana, control and copies."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, events, give, happens, names, play, put, run, table, use

from spellwright.rules.activating import activate_mana
from spellwright.rules.asking import characteristics, controller
from spellwright.rules.casting import cast_during_resolution
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.cards import Act
from spellwright.state.events.damage import GainLife
from spellwright.state.events.stack import AddMana, CreateToken
from spellwright.state.events.zones import Move
from spellwright.words.mana import BIT

BEAR = creature(name="Bear")
WALL = creature(size="0/8", subtype="Wall", name="Wall")


# --- damage and life


def test_damage_to_any_target() -> None:
    game = table()
    put(game, BEAR)
    play(game, "~ deals 3 damage to any target.", 2)
    assert game.player(2).life == 17


def test_divided_damage_is_announced() -> None:
    game = table()
    one, two = put(game, WALL, 2), put(game, WALL, 2)
    text = "~ deals 3 damage divided as you choose among one, two, or three targets."
    play(game, text, one, two, None, 1)
    assert (game[one].damage, game[two].damage) == (1, 2)


def test_damage_to_each_creature_and_each_player() -> None:
    game = table()
    wall = put(game, WALL)
    play(game, "~ deals 2 damage to each creature and each player.")
    assert (game[wall].damage, game.player(1).life, game.player(2).life) == (2, 18, 18)


def test_two_amounts_are_dealt_at_the_same_time() -> None:
    game = table()
    wall = put(game, WALL, 2)
    play(game, "~ deals 4 damage to target creature and 2 damage to that creature's controller.")
    assert (game[wall].damage, game.player(2).life) == (4, 18)


def test_a_source_that_was_sacrificed_deals_damage() -> None:
    game = table()
    fanatic = put(game, creature("Sacrifice ~: It deals 1 damage to any target.", name="Fanatic"))
    use(game, fanatic, 2)
    assert game.player(2).life == 19


def test_creatures_fight() -> None:
    game = table()
    mine, theirs = put(game, creature(size="3/5")), put(game, creature(size="2/5"), 2)
    play(game, "Target creature you control fights target creature you don't control.")
    assert (game[mine].damage, game[theirs].damage) == (2, 3)


def test_a_creature_that_has_gone_fights_nobody() -> None:
    game = table()
    mine = put(game, creature(size="3/5"))
    put(game, creature(size="2/5"), 2)
    text = "Target creature you control fights target creature you don't control."
    play(game, f"Destroy target creature you don't control. {text}")
    assert game[mine].damage == 0


def test_life_for_each_is_one_gain() -> None:
    game = table()
    put(game, BEAR)
    put(game, BEAR)
    play(game, "You gain 2 life for each creature you control.")
    assert [e.amount for e in events(game, GainLife)] == [4]


def test_losing_half_rounded_up() -> None:
    game = table()
    play(game, "Target player loses half their life, rounded up.", 2)
    assert game.player(2).life == 10


def test_a_life_total_becomes_a_number() -> None:
    game = table()
    play(game, "Your life total becomes 5.")
    assert game.player(1).life == 5


# --- counters


def test_counters_are_put_and_removed() -> None:
    game = table()
    bear = put(game, creature("{0}: Put two +1/+1 counters on ~.\nRemove a +1/+1 counter from ~: You gain 1 life."))
    use(game, bear)
    use(game, bear, index=1)
    assert game[bear].counters_of("+1/+1") == 1
    assert game.player(1).life == 21


def test_proliferating_adds_one_of_each_kind() -> None:
    game = table()
    bear = put(game, BEAR, counters=(("+1/+1", 1), ("charge", 2)))
    play(game, "Proliferate.", bear)
    assert (game[bear].counters_of("+1/+1"), game[bear].counters_of("charge")) == (2, 3)


def test_counters_move() -> None:
    game = table()
    one, two = put(game, BEAR, counters=(("+1/+1", 2),)), put(game, WALL)
    play(game, "Move a +1/+1 counter from target creature onto another target creature.", one)
    assert (game[one].counters_of("+1/+1"), game[two].counters_of("+1/+1")) == (1, 1)


def test_monstrosity_happens_once() -> None:
    game = table()
    hydra = put(game, creature("{0}: Monstrosity 3."))
    use(game, hydra)
    use(game, hydra)
    assert game[hydra].counters_of("+1/+1") == 3


def test_bolster_chooses_the_least_toughness() -> None:
    game = table()
    put(game, WALL)
    bear = put(game, BEAR)
    play(game, "Bolster 2.")
    assert game[bear].counters_of("+1/+1") == 2


# --- tokens and copies


def test_a_created_token_has_its_characteristics_and_name() -> None:
    game = table()
    play(game, "Create two 1/1 white Spirit creature tokens with flying.")
    assert battlefield(game) == ["Spirit Token", "Spirit Token"]
    values = characteristics(game, game.battlefield[0])
    assert (values.power, values.colors, values.subtypes) == (1, BIT["W"], {"Spirit"})


def test_tokens_for_each_are_created_at_the_same_time() -> None:
    game = table()
    give(game, BEAR, BEAR, to="graveyard")
    text = "Create a 1/2 green Spider creature token with reach for each creature card in your graveyard."
    play(game, text)
    assert len(events(game, CreateToken)) == 2
    assert battlefield(game) == ["Spider Token", "Spider Token"]


def test_a_token_of_variable_size() -> None:
    game = table()
    give(game, BEAR, BEAR)
    text = "Create an X/X green Elemental creature token, where X is the number of cards in your hand."
    play(game, text)
    assert characteristics(game, game.battlefield[0]).power == 2


def test_a_treasure_makes_mana_of_any_color() -> None:
    game = table()
    play(game, "Create a Treasure token.")
    treasure = game.battlefield[0]
    run(activate_mana(game, 1, treasure, 0), (BIT["R"],))
    assert [unit.kind for unit in game.player(1).pool] == [BIT["R"]]
    assert game[treasure].zone == "gone"


def test_a_token_that_is_a_copy() -> None:
    game = table()
    put(game, WALL, 2)
    play(game, "Create a token that's a copy of target creature.")
    assert battlefield(game, 1) == ["Wall"]
    assert characteristics(game, game.battlefield[-1]).toughness == 8


def test_populating() -> None:
    game = table()
    play(game, "Create a 3/3 green Centaur creature token. Populate.")
    assert battlefield(game) == ["Centaur Token", "Centaur Token"]


def test_amass_lets_the_army_grow() -> None:
    game = table()
    play(game, "Amass Orcs 2.")
    play(game, "Amass Zombies 1.")
    assert battlefield(game) == ["Orc Army Token"]
    values = characteristics(game, game.battlefield[0])
    assert (values.power, values.subtypes) == (3, {"Orc", "Army", "Zombie"})


def test_copying_a_spell_with_new_targets() -> None:
    game = table()
    put(game, card("Whenever you cast an instant spell, copy it. You may choose new targets for the copy.", "Artifact"))
    bolt = card("~ deals 3 damage to target player.")
    (id,) = give(game, bolt)
    run(cast_during_resolution(game, 1, Way(id, free=True, any_time=True)), 2)
    happens(game, answers=(1,))
    assert (game.player(1).life, game.player(2).life) == (17, 17)


# --- control, choosing, transforming


def test_control_until_end_of_turn() -> None:
    game = table()
    bear = put(game, BEAR, 2)
    play(
        game,
        "Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.",
    )
    assert controller(game, bear) == 1


def test_control_is_exchanged() -> None:
    game = table()
    mine, theirs = put(game, BEAR), put(game, WALL, 2)
    play(game, "Exchange control of two target creatures.", mine)
    assert (controller(game, mine), controller(game, theirs)) == (2, 1)


def test_a_color_is_chosen_as_it_enters() -> None:
    game = table()
    (there,) = give(game, card("As ~ enters, choose a color.", "Artifact"))
    happens(game, Move(there, "battlefield"), answers=("green",))
    assert game[game.battlefield[0]].chosen == (("color", "green"),)


def test_paying_life_as_it_enters_or_it_enters_tapped() -> None:
    pool = card("As ~ enters, you may pay 2 life. If you don't, it enters tapped.", "Land")
    for answer, life, tapped in ((True, 18, False), (False, 20, True)):
        game = table()
        (there,) = give(game, pool)
        happens(game, Move(there, "battlefield"), answers=(answer,))
        assert (game.player(1).life, game[game.battlefield[0]].tapped) == (life, tapped)


def test_mana_is_added() -> None:
    game = table()
    play(game, "Add {B}{B}{B}.")
    assert [unit.kind for unit in game.player(1).pool] == [BIT["B"]] * 3
    assert len(events(game, AddMana)) == 1


def test_a_spell_is_countered_unless_its_controller_pays() -> None:
    game = table()
    (id,) = give(game, BEAR, player=2)
    run(cast_during_resolution(game, 2, Way(id, free=True, any_time=True)))
    play(game, "Counter target spell unless its controller pays {3}.")
    assert names(game, game.player(2).graveyard) == ["Bear"]


def test_extra_turns() -> None:
    game = table()
    play(game, "Take an extra turn after this one.")
    assert game.extra_turns == (1,)


def test_exploring_a_land_puts_it_into_the_hand() -> None:
    game = table()
    bear = put(game, BEAR)
    give(game, card(type_line="Land", name="Land"), to="library")
    play(game, "Target creature you control explores.")
    assert names(game, game.player(1).hand) == ["Land"]
    assert [(e.what, e.object) for e in events(game, Act)] == [("explore", bear)]


def test_conniving_with_a_nonland_card_grows() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, "Target creature you control connives.")
    assert game[bear].counters_of("+1/+1") == 1
    assert len(game.player(1).graveyard) == 2  # the spell and the card


def test_601_2d_a_loyalty_ability_distributes_among_its_targets() -> None:
    game = table()
    text = "+1: Distribute three +1/+1 counters among one, two, or three target creatures you control."
    ajani = put(game, card(text, "Planeswalker — Ajani", loyalty="4"))
    one, other = put(game, BEAR), put(game, BEAR)
    use(game, ajani, one, other, 2)
    assert (game[one].counters_of("+1/+1"), game[other].counters_of("+1/+1")) == (2, 1)


def test_601_2d_a_reflexive_ability_divides_among_its_targets() -> None:
    game = table()
    one, other = put(game, BEAR, 2), put(game, BEAR, 2)
    text = "You may sacrifice a creature. When you do, ~ deals 3 damage divided as you choose among up to two targets."
    put(game, BEAR)
    play(game, text, True)
    run(settle(game), one, other, 2)
    run(resolve_top(game))
    assert (game[one].damage, game[other].damage) == (2, 1)
