"""702.111 Menace."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Menace(KeywordAbility):
    """Menace (702.111a)."""

    RULE = "702.111"
    SUMMARY = "It can be blocked only by two or more creatures."
    REDUNDANT = True
    ENGLISH = "menace"

    def fewest_blockers(self, game: Game, me: Id) -> int:
        """Two creatures or more must block it (702.111b)."""
        return 2
