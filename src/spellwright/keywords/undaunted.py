"""702.125 Undaunted."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.hooks import Casting
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.mana import ZERO, ManaCost
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Undaunted(KeywordAbility):
    """Undaunted (702.125a)."""

    RULE = "702.125"
    SUMMARY = "It costs {1} less to cast for each opponent."
    ENGLISH = "undaunted"

    def zones(self) -> frozenset[str]:
        """On the stack (702.125a)."""
        return STACK

    def reduces(self, game: Game, me: Id, casting: Casting) -> ManaCost:
        """{1} for each opponent in the game (702.125a-b)."""
        return ManaCost(len(game.opponents(casting.player))) if casting.object == me else ZERO
