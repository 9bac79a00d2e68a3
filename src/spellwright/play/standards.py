"""What the rooms to the right of the rules hand over to them in every game: abilities that nothing prints."""

from __future__ import annotations

from functools import cache
from typing import Any

from spellwright.cards.dungeons import dungeons
from spellwright.keywords.counters import KEYWORD_COUNTERS
from spellwright.oracle.intrinsic import MANA_OF, intrinsic


@cache
def standards() -> tuple[tuple[str, Any], ...]:
    """The mana abilities of basic land types (305.6), the keywords of keyword counters (122.1b), dungeon cards (309.2)."""
    lands = tuple((subtype, intrinsic(subtype)) for subtype in MANA_OF)
    return (("intrinsic", lands), ("keyword counters", KEYWORD_COUNTERS), ("dungeons", dungeons))
