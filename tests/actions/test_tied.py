"""What is foremost among all there are, and who chooses among what is tied (608.2d)."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, table

from spellwright.state.events.chance import RollDie

SMALL, OTHER, LARGE = (
    creature(size=size, name=name) for size, name in (("1/1", "Small"), ("1/3", "Other"), ("3/1", "Large"))
)
LEAST = (
    "Destroy the creature with the least power. It can't be regenerated. If two or more creatures are tied for least power, "
    "you choose one of them."
)


def test_608_2d_the_creature_with_the_least_power_is_destroyed() -> None:
    game = table()
    put(game, LARGE)
    put(game, SMALL, 2)
    play(game, LEAST)
    assert battlefield(game) == ["Large"]


def test_608_2d_one_of_those_that_are_tied_is_chosen() -> None:
    game = table()
    put(game, SMALL, 2)
    other = put(game, OTHER, 2)
    put(game, LARGE)
    play(game, LEAST, other)
    assert battlefield(game) == ["Small", "Large"]


def test_608_2d_what_cant_be_destroyed_is_not_chosen() -> None:
    game = table()
    put(game, creature("Indestructible", size="1/1", name="Eternal"))
    put(game, SMALL, 2)
    play(game, LEAST)
    assert battlefield(game) == ["Eternal"]
    put(game, LARGE)
    play(game, LEAST)
    assert battlefield(game) == ["Eternal", "Large"]


def test_608_2d_damage_to_the_creature_with_the_least_toughness() -> None:
    game = table()
    put(game, SMALL)
    large = put(game, LARGE)
    text = "If two or more creatures are tied for least toughness, you choose one of them."
    play(game, f"Card deals 2 damage to the creature with the least toughness. {text}", large)
    assert game[large].damage == 2


def test_608_2d_a_card_with_the_greatest_power() -> None:
    game = table()
    give(game, SMALL, LARGE, to="graveyard")
    text = "If two or more cards are tied for greatest power, you choose one of them."
    play(game, f"Return to your hand the creature card in your graveyard with the greatest power. {text}")
    assert names(game, game.player(1).hand) == ["Large"]


@pytest.mark.parametrize(
    ("mine", "others", "destroyed"), [("1/1", "2/2", True), ("2/2", "2/1", True), ("3/3", "2/2", False)]
)
def test_608_2c_if_it_has_the_least_or_is_tied_for_it(mine: str, others: str, destroyed: bool) -> None:
    game = table()
    bear = put(game, creature(size=mine, name="Mine"))
    put(game, creature(size=others), 2)
    text = "if it has the least power or is tied for least power among creatures on the battlefield."
    play(game, f"Destroy target creature {text}", bear)
    assert (game[bear].zone == "gone") is destroyed


@pytest.mark.parametrize(("whom", "lives"), [("a player", [19, 19]), ("its controller", [19, 20])])
def test_701_24_a_library_is_shuffled(whom: str, lives: list[int]) -> None:
    game = table()
    text = f"Whenever a spell or ability causes {whom} to shuffle their library, that player loses 1 life."
    put(game, card(text, "Artifact"))
    play(game, "Target player shuffles their library.", 2)
    happens(game)
    play(game, "Shuffle your library.")
    happens(game)
    assert [game.player(player).life for player in (1, 2)] == lives


def test_706_2_a_dies_highest_natural_result() -> None:
    game = table()
    put(game, card("Whenever you roll a die's highest natural result, you gain 1 life.", "Enchantment"))
    for roll in (RollDie(1, 6, 6), RollDie(1, 6, 5), RollDie(1, 20, 20), RollDie(2, 6, 6)):
        happens(game, roll)
    assert game.player(1).life == 22
