"""702.7 First strike."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class FirstStrike(KeywordAbility):
    """First strike (702.7a)."""

    RULE = "702.7"
    SUMMARY = "It deals combat damage before creatures without first strike."
    REDUNDANT = True
    ENGLISH = "first strike"

    def strikes(self, game: Game, me: Id) -> frozenset[int]:
        """In the first combat damage step (702.7b)."""
        return frozenset({0})
