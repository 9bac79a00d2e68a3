"""702.187 Mayhem."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.keywords.alternative_cost import at_price
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.rules.hooks import Way
from spellwright.state.events.cards import Discard
from spellwright.state.game import Game
from spellwright.words.ability import GRAVEYARD
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Mayhem(KeywordAbility):
    """Mayhem (702.187a)."""

    price: Price | None = None
    RULE = "702.187"
    SUMMARY = "You may cast it from your graveyard the turn you discarded it."
    CALLED = ("mayhem",)
    ENGLISH = "mayhem [{price}]"

    def zones(self) -> frozenset[str]:
        """In its owner's graveyard (702.187a)."""
        return GRAVEYARD

    def ways_to_cast(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """If that player discarded it this turn (702.187b-c)."""
        if game[me].owner != player or not was_discarded(game, me):
            return
        if self.price is None:
            yield Way(me, "mayhem", rule="702.187c")
            return
        priced = at_price(game, Way(me), "mayhem", self.price, "702.187b")
        if priced is not None:
            yield priced


def was_discarded(game: Game, card: Id) -> bool:
    """Whether the card was put into the graveyard by being discarded this turn."""
    discarded = [e.event.object for e in game.this_turn() if isinstance(e.event, Discard)]
    return any(game[id].became == card for id in discarded)
