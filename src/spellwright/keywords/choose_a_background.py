"""702.124 Choose a Background."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.words.word import word


@word
class ChooseABackground(KeywordAbility):
    """Choose a Background: it functions as a deck is built (702.124k)."""

    RULE = "702.124"
    SUMMARY = "Its deck may have a Background as a second commander."
    ENGLISH = "choose a Background"
