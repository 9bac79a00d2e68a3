"""Excess damage (120.4a, 120.10)."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, play, put, table

BEAR = creature(name="Bear")


def test_it_is_dealt_to_somebody_else_instead() -> None:
    game = table()
    bear, _ = put(game, BEAR, 2), put(game, BEAR)
    play(
        game, "~ deals 5 damage to target creature. Excess damage is dealt to that creature's controller instead.", bear
    )
    assert (game.player(2).life, game[bear].damage, battlefield(game, 2)) == (17, 2, ["Bear"])


def test_nothing_else_can_be_said_of_it() -> None:
    with pytest.raises(AssertionError):
        card(
            "~ deals 5 damage to target creature. If you control a Bear, excess damage is dealt to its controller instead."
        )


@pytest.mark.parametrize(("damage", "life"), [(5, 23), (2, 20)])
def test_how_much_it_was(damage: int, life: int) -> None:
    game = table()
    bear, _ = put(game, BEAR, 2), put(game, BEAR)
    text = (
        f"~ deals {damage} damage to target creature. "
        "You gain X life, where X is the amount of excess damage dealt to that creature this way."
    )
    play(game, text, bear)
    assert game.player(1).life == life
