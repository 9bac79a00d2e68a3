"""702.56 Replicate."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spellwright.keywords.copying import copies_of
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import OwnManaCost, Price
from spellwright.keywords.times import ANY_NUMBER_OF_TIMES, times_paid
from spellwright.rules.offers import Casting, OptionalCost
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.stack import Cast
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Replicate(KeywordAbility):
    """Replicate (702.56a)."""

    price: Price = OwnManaCost()
    RULE = "702.56"
    SUMMARY = "You may pay its replicate cost any number of times as you cast it, for as many copies."
    CALLED = ("replicate",)
    ENGLISH = ("replicate {price}", "replicate {price=OwnManaCost()}")

    def zones(self) -> frozenset[str]:
        """On the stack (702.56a)."""
        return STACK

    def optional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Its cost any number of times (702.56a)."""
        yield OptionalCost("replicate", self.price.costs(game, me), ANY_NUMBER_OF_TIMES)

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Casting."""
        return (Cast,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """When this spell is cast, if that cost was paid (702.56a)."""
        return () if event.object == me and times_paid(game, me, "replicate") else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """A copy for each time its cost was paid (702.56a)."""
        yield from copies_of(game, me, times_paid(game, game[me].source, "replicate"))
