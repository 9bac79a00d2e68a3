"""Abilities in quotation marks have to be abilities, as those of the card itself."""

from __future__ import annotations

import pytest

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText


@pytest.mark.parametrize(
    ("quoted", "read"),
    [
        ("Whenever ~ attacks, draw a card.", True),
        ("Creatures dealt damage by ~ this turn can't be regenerated this turn.", False),
    ],
)
def test_113_1a_what_is_gained_is_an_ability_or_the_text_is_declined(quoted: str, read: bool) -> None:
    text = f'{{B}}: Until end of turn, Shaman gains "{quoted.replace("~", "Shaman")}"'
    assert compile_card("Shaman", "normal", [FaceText("Shaman", "{B}", "Creature", text, "2", "2")]).is_read is read
