"""702.148 Cleave."""

from __future__ import annotations

from dataclasses import replace

from spellwright.keywords.alternative_cost import CastForAnotherCost
from spellwright.keywords.price import Price
from spellwright.rules.offers import Way
from spellwright.rules.ways import values_of
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Cleave(CastForAnotherCost):
    """Cleave (702.148a). `text` are the abilities without what stands in square brackets."""

    price: Price
    text: tuple[Ability, ...] = ()
    RULE = "702.148"
    WAY = "cleave"
    SUMMARY = "You may cast it for its cleave cost; then its text lacks the words in square brackets."
    CALLED = ("cleave",)
    ENGLISH = "cleave {price}"

    def changed(self, game: Game, me: Id, way: Way) -> Way:
        """With its text changed (702.148a-b)."""
        return replace(way, values=replace(values_of(game, way), abilities=self.text))
