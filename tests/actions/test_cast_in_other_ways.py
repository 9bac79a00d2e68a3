"""Casting from elsewhere, for other costs, and with a keyword that would allow it from another zone only."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, play, put, run, table
from tests.rules.table import turn_of

from spellwright.rules.asking import characteristics
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.ways import permitted_ways
from spellwright.state.events.event import record
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.stack import AddMana
from spellwright.state.game import Game
from spellwright.words.mana import BIT, Mana
from spellwright.words.procedure import Id

HEAL = card("You gain 1 life.", "Instant", "Heal", mana_cost="{2}{W}")


def ways(game: Game, id: Id) -> list[Way]:
    """The ways in which abilities permit the first player to cast a card."""
    return [way for way in permitted_ways(game, 1) if way.object == id]


def test_601_3_once_in_your_turn_without_paying() -> None:
    game = table()
    text = (
        "Once during each of your turns, you may cast an instant or sorcery spell from your hand "
        "without paying its mana cost."
    )
    put(game, creature(text))
    one, other = give(game, HEAL, HEAL)
    (way,) = ways(game, one)
    run(cast(game, 1, way))
    assert not ways(game, other)
    turn_of(game, 2)
    assert not ways(game, other)


def test_118_8_exiling_something_besides() -> None:
    game = table()
    text = (
        "You may cast ~ from your graveyard by exiling another creature card from your graveyard "
        "in addition to paying its other costs."
    )
    (brute,) = give(game, creature(text, mana_cost="{0}"), to="graveyard")
    assert not [way for way in ways(game, brute) if could_cast(game, 1, way)]
    (bear,) = give(game, creature(), to="graveyard")
    (way,) = ways(game, brute)
    run(cast(game, 1, way))
    assert game[bear].zone == "gone" and names_in_exile(game) == ["Creature"]


def names_in_exile(game: Game) -> list[str]:
    return [game[id].copiable.name for id in game.exile]


def test_118_8_life_besides_in_your_turn() -> None:
    game = table()
    text = (
        "During your turn, you may cast instant and sorcery spells from your graveyard "
        "by paying 1 life in addition to their other costs."
    )
    put(game, card(text, "Enchantment"))
    (heal,) = give(game, card("Draw a card.", "Instant", mana_cost="{0}"), to="graveyard")
    (way,) = ways(game, heal)
    run(cast(game, 1, way))
    assert game.player(1).life == 19
    turn_of(game, 2)
    (other,) = give(game, HEAL, to="graveyard")
    assert not ways(game, other)


@pytest.mark.parametrize(("energy", "left"), [(3, 0), (2, 2)])
def test_118_9_energy_rather_than_the_mana_cost(energy: int, left: int) -> None:
    game = table()
    give(game, HEAL, to="library")
    record(game, PutCounters(1, "energy", energy, 1))
    text = (
        "Exile the top card of your library. "
        "You may cast that card by paying an amount of {E} equal to its mana value rather than paying its mana cost."
    )
    play(game, text, *([True] if energy >= 3 else []))
    assert game.player(1).counters_of("energy") == left
    assert len(game.stack) == (energy >= 3)


def test_118_9_life_rather_than_the_mana_cost() -> None:
    game = table()
    give(game, HEAL)
    text = (
        "You may cast an instant spell from your hand by paying life equal to its mana value "
        "rather than paying its mana cost."
    )
    play(game, text, True)
    assert game.player(1).life == 17


@pytest.mark.parametrize("keyword", ["Warp—{R}, Pay 2 life.", "Blitz—{R}, Pay 2 life."])
def test_101_1_a_keyword_used_from_the_graveyard(keyword: str) -> None:
    game = table()
    name = keyword.partition("—")[0].lower()
    text = f"{keyword}\nYou may cast this card from your graveyard using its {name} ability."
    (monk,) = give(game, creature(text, mana_cost="{5}"), to="graveyard")
    (way,) = ways(game, monk)
    record(game, AddMana(1, (Mana(BIT["R"]),)))
    run(cast(game, 1, way))
    run(resolve_top(game))
    assert (game.player(1).life, len(game.battlefield)) == (18, 1)
    has_haste = any(type(each).__name__ == "Haste" for each in characteristics(game, game.battlefield[0]).abilities)
    assert has_haste is (name == "blitz")


def test_101_1_a_keyword_that_it_has_not_got() -> None:
    game = table()
    text = "You may cast this card from your graveyard using its warp ability."
    (monk,) = give(game, creature(text, mana_cost="{5}"), to="graveyard")
    assert not ways(game, monk)


def test_701_9b_at_random_from_a_place_named_first() -> None:
    game = table()
    give(game, creature(name="Bear"), HEAL, to="graveyard")
    play(game, "Exile a creature card from your graveyard at random.")
    assert names_in_exile(game) == ["Bear"]


def test_109_2_a_token_or_of_a_kind() -> None:
    game = table()
    play(game, "Create a 1/1 white Soldier creature token.")
    put(game, creature(subtype="Rabbit", name="Rabbit"))
    put(game, creature(name="Bear"))
    play(game, "Destroy each creature that's a token or a Rabbit.")
    assert [game[id].copiable.name for id in game.battlefield] == ["Bear"]
