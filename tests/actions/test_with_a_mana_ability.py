"""605.1. Cards with a mana ability, activated or triggered, and those without one."""

from __future__ import annotations

import pytest
from tests.actions.build import card, names, play, put, table

SEARCH = "Search your library for an artifact card with a mana ability, put it into your hand, then shuffle."


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        ("{T}: Add {C}.", "Artifact", True),
        ("{T}, Sacrifice ~: Add one mana of any color.", "Artifact", True),
        ("Whenever you tap a land for mana, add {C}.", "Artifact", True),
        ("", "Artifact Land — Swamp", True),
        ("When ~ enters, add {R}{R}.", "Artifact", False),
        ("{T}: Target player adds {C}.", "Artifact", False),
        ("{T}: Draw a card.", "Artifact", False),
        ("{T}: Add {C}.", "Land", False),
    ],
)
def test_605_1_what_has_a_mana_ability(text: str, line: str, found: bool) -> None:
    game = table()
    sought = put(game, card(text, line, "Sought"), to="library")
    play(game, SEARCH, *((sought,) if found else ()))
    assert names(game, game.player(1).hand) == ["Sought"] * found
