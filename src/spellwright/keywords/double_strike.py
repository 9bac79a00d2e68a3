"""702.4 Double strike."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class DoubleStrike(KeywordAbility):
    """Double strike (702.4a)."""

    RULE = "702.4"
    SUMMARY = "It deals combat damage both first and along with the others."
    REDUNDANT = True
    ENGLISH = "double strike"

    def strikes(self, game: Game, me: Id) -> frozenset[int]:
        """In both combat damage steps (702.4b)."""
        return frozenset({0, 1})
