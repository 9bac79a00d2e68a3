"""What is foremost among all there are, and who chooses among what is tied (608.2d)."""

from __future__ import annotations

from tests.actions.build import battlefield, creature, give, names, play, put, table

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
