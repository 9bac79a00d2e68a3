"""702.17 Reach."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.words.word import word


@word
class Reach(KeywordAbility):
    """Reach: it is asked for by flying (702.9b, 702.17b)."""

    RULE = "702.17"
    SUMMARY = "It can block creatures with flying."
    REDUNDANT = True
    ENGLISH = "reach"
