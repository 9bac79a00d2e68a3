"""702.20 Vigilance."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Vigilance(KeywordAbility):
    """Vigilance (702.20a)."""

    RULE = "702.20"
    SUMMARY = "Attacking doesn't tap it."
    REDUNDANT = True
    ENGLISH = "vigilance"

    def stays_untapped(self, game: Game, me: Id) -> bool:
        """Attacking doesn't cause it to tap (702.20b)."""
        return True
