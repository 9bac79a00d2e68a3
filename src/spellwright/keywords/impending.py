"""702.176 Impending."""

from __future__ import annotations

from typing import Any

from spellwright.actions.walking import once
from spellwright.keywords.alternative_cost import CastForAnotherCost
from spellwright.keywords.entering_with import AsItEnters, scene_of_entering, with_more
from spellwright.keywords.price import ManaPrice
from spellwright.keywords.saying import Meant
from spellwright.keywords.triggering import AtYourStep
from spellwright.rules.happen import happen
from spellwright.rules.layer_4 import RemoveTypes
from spellwright.rules.scene import status
from spellwright.rules.state_scene import CAST_FOR
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import RemoveCounters
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.conditions import Fact
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class Impending(CastForAnotherCost):
    """Impending (702.176a)."""

    n: Amount
    price: ManaPrice
    RULE = "702.176"
    WAY = "impending"
    SUMMARY = "For its impending cost it enters with time counters, and is no creature until they are gone."
    CALLED = ("impending",)
    ENGLISH = "impending {n:digits} ⸺ {price}"

    def means(self) -> Meant:
        """The alternative cost, entering with counters, being no creature, and counting down (702.176a)."""
        return once("impending", self, lambda: (self, EntersImpending(self.n), ImpendingCountsDown()))

    def layer_parts(self) -> tuple[Any, ...]:
        """As long as the cost was paid and it has a time counter, it's not a creature (702.176a)."""
        return _PARTS


@word
class IsImpending(Fact):
    """Whether its impending cost was paid and it has a time counter on it."""

    LOOKS = frozenset({"counters"})

    def holds(self, scene: Scene) -> bool:
        """As it is now."""
        return scene.status(scene.source, CAST_FOR + "impending") and scene.counters(scene.source, "time") > 0


_PARTS = (RemoveTypes(None, types=frozenset({"creature"}), condition=IsImpending()),)


@word
class EntersImpending(AsItEnters):
    """If its impending cost was paid, it enters with N time counters on it (702.176a)."""

    n: Amount
    RULE = "702.176a"

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """With the counters."""
        yield from ()
        if not me or not status(game, me, CAST_FOR + "impending"):
            return (event,)
        return (with_more(event, "time", self.n.value(scene_of_entering(game, me, event))),)


@word
class ImpendingCountsDown(AtYourStep):
    """At the beginning of your end step, remove a time counter from it (702.176a)."""

    RULE = "702.176a"

    def step(self) -> str:
        """The end step."""
        return "end"

    def fits(self, game: Game, me: Id) -> bool:
        """If its impending cost was paid and it has a time counter."""
        return status(game, me, CAST_FOR + "impending") and game[me].counters_of("time") > 0

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Remove one."""
        yield from happen(game, RemoveCounters(game[me].source, "time", 1), rule="702.176a", source=me)
