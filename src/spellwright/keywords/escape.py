"""702.138 Escape."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.keywords.alternative_cost import at_price
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.rules.hooks import Way
from spellwright.rules.ways import by_face
from spellwright.state.game import Game
from spellwright.words.ability import GRAVEYARD
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Escape(KeywordAbility):
    """Escape (702.138a)."""

    price: Price
    RULE = "702.138"
    SUMMARY = "You may cast it from your graveyard for its escape cost."
    CALLED = ("escape",)
    ENGLISH = "escape {price}"

    def zones(self) -> frozenset[str]:
        """In its owner's graveyard (702.138a)."""
        return GRAVEYARD

    def ways_to_cast(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """From the graveyard, for this cost (702.138a)."""
        if game[me].owner == player:
            for way in by_face(game, Way(me)):
                priced = at_price(game, way, "escape", self.price, "702.138a")
                if priced is not None:
                    yield priced
