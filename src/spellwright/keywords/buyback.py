"""702.27 Buyback."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.rules.offers import Casting, OptionalCost
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Buyback(KeywordAbility):
    """Buyback (702.27a)."""

    price: Price
    RULE = "702.27"
    SUMMARY = "You may pay more as you cast it to get it back into your hand as it resolves."
    CALLED = ("buyback",)
    ENGLISH = "buyback {price}"

    def zones(self) -> frozenset[str]:
        """On the stack (702.27a)."""
        return STACK

    def optional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Its cost, once (702.27a)."""
        yield OptionalCost("buyback", self.price.costs(game, me))

    def moves_to(self) -> tuple[str, ...]:
        """To a graveyard."""
        return ("graveyard",)

    def replaces(self) -> tuple[type[Event], ...]:
        """Moving."""
        return (Move,)

    def only_self(self) -> bool:
        """It is about its own spell."""
        return True

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """As it would be put into the graveyard as it resolves, if the buyback cost was paid (702.27a)."""
        choices = game[me].choices
        resolves = event.object == me and event.to == "graveyard" and event.cause == "resolve"
        return bool(resolves and choices is not None and "buyback" in choices.paid)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Into its owner's hand instead."""
        yield from ()
        return (replace(event, to="hand"),)
