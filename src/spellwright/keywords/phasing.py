"""702.26 Phasing."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Phasing(KeywordAbility):
    """Phasing (702.26a)."""

    RULE = "702.26"
    SUMMARY = "It phases out or in as its controller's untap step begins."
    REDUNDANT = True
    ENGLISH = "phasing"

    def phases(self, game: Game, me: Id) -> bool:
        """In its controller's untap step (702.26a); the rules know what being phased out means."""
        return True
