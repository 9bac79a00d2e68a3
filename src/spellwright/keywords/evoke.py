"""702.74 Evoke."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.alternative_cost import CastForAnotherCost
from spellwright.keywords.price import Price
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.scene import status
from spellwright.rules.state_scene import CAST_FOR
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Sacrifice
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Evoke(CastForAnotherCost):
    """Evoke (702.74a)."""

    price: Price
    RULE = "702.74"
    WAY = "evoke"
    SUMMARY = "You may cast it for its evoke cost; then it is sacrificed as it enters."
    CALLED = ("evoke",)
    ENGLISH = "evoke {price}"

    def moves_to(self) -> tuple[str, ...]:
        """To the battlefield."""
        return ("battlefield",)

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Entering."""
        return (Move,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """When this permanent enters, if its evoke cost was paid (702.74a)."""
        return () if event.enters and new == me and status(game, me, CAST_FOR + self.WAY) else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Its controller sacrifices it (702.74a)."""
        source = game[me].source
        yield from happen(game, Sacrifice(source, controller(game, source)), rule="702.74a", source=me)
