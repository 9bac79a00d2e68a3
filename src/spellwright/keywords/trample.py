"""702.19 Trample."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Trample(KeywordAbility):
    """Trample (702.19a)."""

    RULE = "702.19"
    SUMMARY = "It can deal the damage beyond what kills its blockers to what it attacks."
    REDUNDANT = True
    ENGLISH = "trample"

    def spills(self, game: Game, me: Id) -> bool:
        """The rest of its damage may go to what it attacks (702.19b)."""
        return True
