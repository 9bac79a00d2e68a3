"""Targets that a scenario leaves to a simple player: those that help who chooses."""

from __future__ import annotations

import pytest
from tests.lab.stories import add, creature, do, expect, played, spell


@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("Target creature gets +1/+1 until end of turn.", 3, 2),
        ("Target creature gets -1/-1 until end of turn.", 2, 1),
        ("Put a +1/+1 counter on target creature.", 3, 2),
    ],
)
def test_a_good_effect_is_for_ones_own_creature_and_a_bad_one_for_the_opponents(
    text: str, mine: int, theirs: int
) -> None:
    result = played(
        creature("Test Bear"),
        creature("Test Cub"),
        spell("Test Spell", text),
        add("Test Spell", "hand"),
        add("Mountain", count=1),
        add("Test Bear"),
        add("Test Cub", player="B"),
        script=[do("cast", card="Test Spell")],
        options={"strict": False},
        expect=[
            expect("pt", player="A", card="Test Bear", power=mine, toughness=mine),
            expect("pt", player="B", card="Test Cub", power=theirs, toughness=theirs),
        ],
    )
    assert result.reason == ""
