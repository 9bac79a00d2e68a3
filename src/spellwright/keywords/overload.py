"""702.96 Overload."""

from __future__ import annotations

from dataclasses import replace

from spellwright.keywords.alternative_cost import CastForAnotherCost
from spellwright.keywords.overloaded import overloaded
from spellwright.keywords.price import Price
from spellwright.rules.hooks import Way
from spellwright.rules.ways import values_of
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Overload(CastForAnotherCost):
    """Overload (702.96a)."""

    price: Price
    RULE = "702.96"
    WAY = "overload"
    SUMMARY = 'You may cast it for its overload cost; then its text says "each" for "target".'
    CALLED = ("overload",)
    ENGLISH = "overload {price}"

    def changed(self, game: Game, me: Id, way: Way) -> Way:
        """With its text changed: "each" for every "target" (702.96a-c)."""
        values = values_of(game, way)
        return replace(way, values=replace(values, abilities=tuple(map(overloaded, values.abilities))))
