"""702.146 Disturb."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.keywords.alternative_cost import CastForAnotherCost, at_price
from spellwright.keywords.price import Price
from spellwright.rules.hooks import Way
from spellwright.state.game import Game
from spellwright.words.ability import GRAVEYARD
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Disturb(CastForAnotherCost):
    """Disturb (702.146a)."""

    price: Price
    RULE = "702.146"
    WAY = "disturb"
    SUMMARY = "You may cast it from your graveyard with its other face up, for its disturb cost."
    CALLED = ("disturb",)
    ENGLISH = "disturb {price}"

    def zones(self) -> frozenset[str]:
        """In its owner's graveyard (702.146a)."""
        return GRAVEYARD

    def allowed(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """It is a way of its own, not another price."""
        return False

    def ways_to_cast(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """From the graveyard, transformed (702.146a-b)."""
        o = game[me]
        if o.owner == player and o.card is not None and len(o.card.faces) > 1:
            priced = at_price(game, Way(me, face=1), self.WAY, self.price, "702.146a")
            if priced is not None:
                yield priced
