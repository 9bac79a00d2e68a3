"""702.179 Start your engines!"""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.words.word import word


@word
class StartYourEngines(KeywordAbility):
    """Start your engines! (702.179a): a state-based action asks for it."""

    RULE = "702.179"
    SUMMARY = "If you have no speed, it starts at 1, and grows once in each of your turns as opponents lose life."
    REDUNDANT = True
    ENGLISH = "start your engines !"
