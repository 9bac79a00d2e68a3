"""Wordings of cards since 2022: what is counted, chosen among several, and spent."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, play, put, run, table

from spellwright.rules.activation_permissions import activated_ability, obstacles_to_activating
from spellwright.rules.asking import characteristics
from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.rules.ways import permitted_ways
from spellwright.state.events.combat import Attack
from spellwright.state.events.event import record
from spellwright.state.events.stack import AddMana
from spellwright.state.events.zones import Move
from spellwright.words.mana import BIT, Mana

BEAR = creature(name="Bear", mana_cost="{R}")


def test_121_2_that_many_cards_plus_one() -> None:
    game = table()
    put(game, creature("If you would draw one or more cards, you draw that many cards plus one instead."))
    play(game, "Draw two cards.")
    assert len(game.player(1).hand) == 3


@pytest.mark.parametrize(("hand", "drawn"), [(1, 3), (2, 2)])
def test_as_long_as_few_cards_are_in_hand(hand: int, drawn: int) -> None:
    game = table()
    text = "if you would draw one or more cards, you draw that many cards plus one instead."
    put(game, creature(f"As long as you have one or fewer cards in hand, {text}"))
    spell = card("Draw two cards.")
    give(game, *[card()] * hand)
    play(game, spell)
    assert len(game.player(1).hand) == hand + drawn


@pytest.mark.parametrize(("symbol", "life"), [("C", 21), ("R", 20)])
def test_106_1b_colorless_mana_spent(symbol: str, life: int) -> None:
    game = table()
    text = "If at least three colorless mana was spent to cast this spell, you gain 1 life."
    (spell,) = give(game, card(text, mana_cost="{3}"))
    record(game, AddMana(1, (Mana(BIT[symbol]),) * 3))
    run(cast(game, 1, Way(spell)))
    run(resolve_top(game))
    assert game.player(1).life == life


@pytest.mark.parametrize(("others", "life"), [(("Human",), 21), ((), 20), (("Bear",), 20)])
def test_508_3a_it_and_at_least_one_of_a_kind(others: tuple[str, ...], life: int) -> None:
    game = table()
    captain = put(game, creature("Whenever ~ and at least one Human attack, you gain 1 life."))
    more = [put(game, creature(subtype=subtype)) for subtype in others]
    happens(game, *(Attack(id, 2) for id in (captain, *more)))
    assert game.player(1).life == life


@pytest.mark.parametrize(("mana", "life"), [(1, 19), (2, 20)])
def test_202_3_less_mana_than_its_mana_value_was_spent(mana: int, life: int) -> None:
    game = table()
    text = "if the amount of mana spent to cast it was less than its mana value, you lose 1 life."
    put(game, creature(f"Whenever a player casts a spell, {text}"))
    if mana == 1:
        put(game, creature("Artifact spells you cast cost {1} less to cast."))
    record(game, AddMana(1, (Mana(BIT["R"]),) * 2))
    (spell,) = give(game, card("", "Artifact", mana_cost="{2}"))
    run(cast(game, 1, Way(spell)))
    run(settle(game))
    run(resolve_top(game))
    assert game.player(1).life == life


def test_122_1f_an_additional_counter() -> None:
    game = table()
    play(game, "Target opponent gets an additional poison counter.")
    assert game.player(2).counters_of("poison") == 1


@pytest.mark.parametrize(("numbers", "lives"), [((1, 2, 2), (20, 21, 21)), ((1, 1, 1), (21, 21, 21))])
def test_each_player_who_controls_the_most(numbers: tuple[int, ...], lives: tuple[int, ...]) -> None:
    game = table(players=3)
    for player, number in enumerate(numbers, 1):
        for _ in range(number):
            put(game, BEAR, player)
    play(game, "Each player who controls the most creatures gains 1 life.")
    assert tuple(game.player(player).life for player in (1, 2, 3)) == lives


def test_613_4d_each_creatures_power_and_toughness_are_switched() -> None:
    game = table()
    tall, wide = put(game, creature(size="1/3")), put(game, creature(size="4/2"), 2)
    play(game, "Switch each creature's power and toughness until end of turn.")
    sizes = [(characteristics(game, id).power, characteristics(game, id).toughness) for id in (tall, wide)]
    assert sizes == [(3, 1), (2, 4)]


def test_608_2c_the_highest_mana_value_among_the_discarded_cards() -> None:
    game = table()
    give(game, card("", "Artifact", mana_cost="{4}"), card("", "Artifact", mana_cost="{2}"))
    text = "Discard two cards. You gain X life, where X is the highest mana value among the discarded cards."
    play(game, text)
    assert game.player(1).life == 24


def test_707_9_a_copy_that_is_something_else_besides() -> None:
    game = table()
    put(game, creature(name="Bear", subtype="Bear"))
    text = (
        "Create a token that's a copy of target creature, except it isn't legendary, "
        "is a Reflection in addition to its other types, and has haste."
    )
    play(game, text)
    now = characteristics(game, game.battlefield[-1])
    assert {"Bear", "Reflection"} <= now.subtypes and [type(each).__name__ for each in now.abilities] == ["Haste"]


def test_608_2d_the_token_that_is_chosen() -> None:
    game = table()
    play(game, "Create your choice of a Clue token, a Food token, or a Treasure token.", ...)
    assert battlefield(game, 1) == ["Clue Token"]


def test_201_2_another_is_another_than_the_thing_itself() -> None:
    game = table()
    one, _, other = (put(game, card("", "Enchantment", name)) for name in ("Shrine", "Hall", "Hall"))
    legal = "Exile target enchantment you control that doesn't have the same name as another permanent you control."
    play(game, legal)
    assert game[one].zone == "gone" and game[other].zone == "battlefield"


def test_614_1a_more_counters_for_a_time() -> None:
    game = table()
    bear = put(game, BEAR)
    text = (
        "Until end of turn, if you would put one or more +1/+1 counters on a creature you control, "
        "put that many plus one +1/+1 counters on it instead."
    )
    play(game, text)
    play(game, "Put two +1/+1 counters on target creature.")
    assert game[bear].counters_of("+1/+1") == 3


@pytest.mark.parametrize(("controller", "by", "life"), [(2, 1, 21), (2, 2, 20), (1, 1, 20)])
def test_701_26a_who_taps_it(controller: int, by: int, life: int) -> None:
    game = table()
    put(game, creature("Whenever you tap an untapped creature an opponent controls, you gain 1 life.", name="Hylda"))
    bear = put(game, BEAR, controller)
    play(game, "Tap target creature.", bear, player=by)
    run(settle(game))
    if game.stack:
        run(resolve_top(game))
    assert game.player(1).life == life


def test_107_14_twice_as_much_energy() -> None:
    game = table()
    put(game, card("If you would get one or more {E}, you get twice that many {E} instead.", "Artifact"))
    play(game, "You get {E}{E}.")
    play(game, "Each opponent gets a poison counter.")
    assert (game.player(1).counters_of("energy"), game.player(2).counters_of("poison")) == (4, 1)


def test_601_2c_something_for_each_of_several_targets() -> None:
    game = table()
    one, _ = put(game, creature(name="One")), put(game, creature(name="Other"))
    text = "For each of two target creatures, create two tokens that are copies of that creature."
    play(game, text, one)
    assert sorted(battlefield(game)) == ["One"] * 3 + ["Other"] * 3


def test_601_2a_spells_cast_from_elsewhere_this_turn() -> None:
    game = table()
    play(game, "You gain 1 life.")
    put(game, card("You may cast instant spells from your graveyard.", "Enchantment"))
    (buried,) = give(game, card("You gain 1 life.", mana_cost="{0}"), to="graveyard")
    (way,) = [way for way in permitted_ways(game, 1) if way.object == buried]
    run(cast(game, 1, way))
    run(resolve_top(game))
    text = "You gain life equal to the number of spells you've cast from anywhere other than your hand this turn."
    play(game, text)
    assert game.player(1).life == 23


def test_603_7c_when_it_leaves_the_battlefield() -> None:
    game = table()
    text = "When ~ enters, create a Food token. Exile that token when ~ leaves the battlefield."
    (mage,) = give(game, creature(text, name="Mage"))
    happens(game, Move(mage, "battlefield", controller=1))
    other = put(game, BEAR)
    happens(game, Move(other, "hand"))
    assert battlefield(game, 1) == ["Mage", "Food Token"]
    happens(game, Move(game[mage].became, "hand"))
    assert battlefield(game, 1) == []


@pytest.mark.parametrize(("controller", "able"), [(1, True), (2, False)])
def test_602_5a_as_though_they_had_haste(controller: int, able: bool) -> None:
    game = table()
    elf = put(game, creature("{T}: You gain 1 life."))
    assert [why for why, _ in obstacles_to_activating(game, 1, activated_ability(game, elf, 0))] == ["602.5a"]
    text = "You may activate abilities of creatures you control as though those creatures had haste."
    put(game, card(text, "Artifact"), controller)
    assert (not [*obstacles_to_activating(game, 1, activated_ability(game, elf, 0))]) is able


def test_603_1_said_first_it_is_what_a_triggered_ability_waits_for() -> None:
    (ability,) = creature("When ~ leaves the battlefield, exile all Serf tokens.").faces[0].abilities
    assert type(ability).__name__ == "Triggered"
