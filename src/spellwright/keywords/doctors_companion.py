"""702.124 Doctor's companion."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.words.word import word


@word
class DoctorsCompanion(KeywordAbility):
    """Doctor's companion: it functions as a deck is built (702.124m)."""

    RULE = "702.124"
    SUMMARY = "Its deck may have the Doctor as a second commander."
    ENGLISH = "Doctor's companion"
