"""702.124 Partner."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.words.word import word


@word
class Partner(KeywordAbility):
    """Partner: it functions as a deck is built (702.124h)."""

    RULE = "702.124"
    SUMMARY = "Two commanders may both have it."
    ENGLISH = "partner"
