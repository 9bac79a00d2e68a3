"""702.73 Changeling."""

from __future__ import annotations

from typing import Any

from spellwright.cr.subtypes import CREATURE_TYPES
from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.layer_4 import AddTypes
from spellwright.words.ability import DEFINING
from spellwright.words.word import word

_PARTS = (AddTypes(None, subtypes=frozenset(CREATURE_TYPES), defining=True),)


@word
class Changeling(KeywordAbility):
    """Changeling (702.73a)."""

    RULE = "702.73"
    SUMMARY = "It is every creature type."
    REDUNDANT = True
    ENGLISH = "changeling"

    def zones(self) -> frozenset[str]:
        """Everywhere: it defines a characteristic (702.73a, 604.3)."""
        return DEFINING

    def layer_parts(self) -> tuple[Any, ...]:
        """Every creature type (layer 4, 613.3)."""
        return _PARTS
