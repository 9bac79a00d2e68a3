"""702.132 Assist."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Assist(KeywordAbility):
    """Assist (702.132a)."""

    RULE = "702.132"
    SUMMARY = "Another player may help to pay the generic mana of its cost."
    REDUNDANT = True
    ENGLISH = "assist"

    def zones(self) -> frozenset[str]:
        """On the stack (702.132a)."""
        return STACK

    def lets_others_pay(self, game: Game, me: Id) -> bool:
        """It lets one of them."""
        return True
