"""702.9 Flying."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.reach import Reach
from spellwright.rules.asking import characteristics
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Flying(KeywordAbility):
    """Flying (702.9a)."""

    RULE = "702.9"
    SUMMARY = "Only creatures with flying or reach can block it."
    REDUNDANT = True
    ENGLISH = "flying"

    def can_be_blocked(self, game: Game, me: Id, blocker: Id) -> bool:
        """By creatures with flying or reach only (702.9b)."""
        return any(isinstance(a, Flying | Reach) for a in characteristics(game, blocker).abilities)
