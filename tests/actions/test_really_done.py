"""What is done this way is what was really done to things: nothing indestructible is destroyed (701.8, 702.12b)."""

from __future__ import annotations

import pytest
from tests.actions.build import creature, play, put, table

BEAR, ROCK = creature(name="Bear"), creature("Indestructible", name="Rock")


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Destroy all creatures. Draw a card for each creature destroyed this way.", 1),
        ("Destroy all creatures. If two or more creatures were destroyed this way, draw a card.", 0),
        ("Destroy all creatures. If a creature is destroyed this way, draw a card.", 1),
    ],
)
def test_702_12b_only_what_was_destroyed_counts(text: str, drawn: int) -> None:
    game = table()
    put(game, BEAR, 2)
    put(game, ROCK, 2)
    play(game, text)
    assert len(game.player(1).hand) == drawn


def test_702_12b_a_target_that_wasnt_destroyed() -> None:
    game = table()
    put(game, ROCK, 2)
    play(game, "Destroy target creature. If a creature is destroyed this way, draw a card.")
    assert not game.player(1).hand


def test_its_controller_is_still_spoken_of() -> None:
    game = table()
    put(game, ROCK, 2)
    play(game, "Destroy target creature. Its controller draws a card.")
    assert len(game.player(2).hand) == 1
