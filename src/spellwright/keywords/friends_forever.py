"""702.124 Friends forever."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.words.word import word


@word
class FriendsForever(KeywordAbility):
    """Friends forever: it functions as a deck is built (702.124j)."""

    RULE = "702.124"
    SUMMARY = "Two commanders may both have it."
    ENGLISH = "friends forever"
