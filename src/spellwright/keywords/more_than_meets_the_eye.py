"""702.162 More Than Meets the Eye."""

from __future__ import annotations

from dataclasses import replace

from spellwright.keywords.alternative_cost import CastForAnotherCost
from spellwright.keywords.price import Price
from spellwright.rules.hooks import Way
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class MoreThanMeetsTheEye(CastForAnotherCost):
    """More Than Meets the Eye (702.162a)."""

    price: Price
    RULE = "702.162"
    WAY = "more than meets the eye"
    SUMMARY = "You may cast it converted, for another cost."
    CALLED = ("more than meets the eye",)
    ENGLISH = "More Than Meets the Eye {price}"

    def allowed(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """If it has another face."""
        card = game[me].card
        return card is not None and len(card.faces) > 1 and way.face == -2

    def changed(self, game: Game, me: Id, way: Way) -> Way:
        """With its other face up (702.162a)."""
        return replace(way, face=1)
