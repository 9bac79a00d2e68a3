"""702.114 Devoid."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.layers_5_and_6 import SetColors
from spellwright.words.ability import DEFINING
from spellwright.words.word import word

_PARTS = (SetColors(None, 0, defining=True),)


@word
class Devoid(KeywordAbility):
    """Devoid (702.114a)."""

    RULE = "702.114"
    SUMMARY = "It has no color."
    REDUNDANT = True
    ENGLISH = "devoid"

    def zones(self) -> frozenset[str]:
        """Everywhere: it defines a characteristic (702.114a, 604.3)."""
        return DEFINING

    def layer_parts(self) -> tuple[Any, ...]:
        """No colour (layer 5, 613.3)."""
        return _PARTS
