"""702.18 Shroud."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Shroud(KeywordAbility):
    """Shroud (702.18a)."""

    RULE = "702.18"
    SUMMARY = "It can't be the target of spells or abilities."
    REDUNDANT = True
    ENGLISH = "shroud"

    def forbids_target(self, game: Game, me: Id, target: Id, source: Id, player: Id) -> bool:
        """Of any spell or ability (702.18a)."""
        return target == me
