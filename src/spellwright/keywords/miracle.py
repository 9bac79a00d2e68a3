"""702.94 Miracle."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.keywords.alternative_cost import at_price
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.offering import offer_to_cast
from spellwright.keywords.price import Price
from spellwright.rules.hooks import Way
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Draw as DrawEvent
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.permanents import Forget
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure, may
from spellwright.words.word import word

REVEALED = "revealed for its miracle"
_ZONES = frozenset({"library", "hand"})


@word
class Miracle(KeywordAbility):
    """Miracle (702.94a)."""

    price: Price
    RULE = "702.94"
    SUMMARY = "If it is the first card you draw in a turn, you may reveal it and cast it for its miracle cost."
    CALLED = ("miracle",)
    ENGLISH = "miracle {price}"

    def zones(self) -> frozenset[str]:
        """In the library, from which it is drawn, and in the hand (702.94a)."""
        return _ZONES

    def only_self(self) -> bool:
        """It is about its own card."""
        return True

    def replaces(self) -> tuple[type[Event], ...]:
        """Moving."""
        return (Move,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """As it is drawn, the first card that its owner draws this turn (702.94a)."""
        if event.object != me or event.cause != "draw" or event.to != "hand":
            return False
        owner = game[me].owner
        return not any(isinstance(e.event, DrawEvent) and e.event.player == owner for e in game.this_turn())

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Its owner may reveal it (702.94a)."""
        if not (yield from may(game[me].owner, "Reveal it for its miracle?", "702.94a", me)):
            return (event,)
        return (replace(event, notes=(*event.notes, (REVEALED, 1))),)

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Moving."""
        return (Move,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """When it is revealed this way (702.94a)."""
        return () if new == me and event.to == "hand" and game[me].note(REVEALED) else None

    def shows(self, game: Game, me: Id, player: Id, object: Id) -> bool:
        """It stays revealed until the ability has left the stack (702.94b)."""
        return object == me and bool(game[me].note(REVEALED))

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Its owner may cast it for its miracle cost (702.94a)."""
        card = game[me].source
        if game[card].zone != "hand":
            return
        note_down(game, Forget(card, REVEALED))
        priced = at_price(game, Way(card), "miracle", self.price, "702.94a")
        if priced is not None:
            yield from offer_to_cast(game, game[card].owner, priced)
