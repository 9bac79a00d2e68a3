"""702.8 Flash."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.hooks import Casting
from spellwright.state.game import Game
from spellwright.words.ability import EVERYWHERE
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Flash(KeywordAbility):
    """Flash (702.8a)."""

    RULE = "702.8"
    SUMMARY = "You may cast it any time you could cast an instant."
    REDUNDANT = True
    ENGLISH = "flash"

    def zones(self) -> frozenset[str]:
        """In any zone from which it could be cast (702.8a)."""
        return EVERYWHERE

    def as_though_flash(self, game: Game, me: Id, player: Id, casting: Casting) -> bool:
        """For its own object (702.8a)."""
        return casting.object == me
