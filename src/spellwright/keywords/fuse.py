"""702.102 Fuse."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.hooks import Way
from spellwright.state.game import Game
from spellwright.words.ability import HAND
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Fuse(KeywordAbility):
    """Fuse (702.102a)."""

    RULE = "702.102"
    SUMMARY = "You may cast both halves from your hand as one spell."
    REDUNDANT = True
    ENGLISH = "fuse"

    def zones(self) -> frozenset[str]:
        """In its owner's hand (702.102a)."""
        return HAND

    def ways_to_cast(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """Both halves as one spell with the characteristics of both, from the hand (702.102a-c)."""
        o = game[me]
        if o.owner == player and o.card is not None and o.card.layout == "split":
            yield Way(me, "fuse", face=-1, rule="702.102a")
