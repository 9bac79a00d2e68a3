"""702.185 Warp."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spellwright.keywords.alternative_cost import CastForAnotherCost
from spellwright.keywords.foretell import known_hooks
from spellwright.keywords.price import Price
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks, Way
from spellwright.rules.scene import status
from spellwright.rules.state_scene import CAST_FOR
from spellwright.state.choices import Memory
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.ability import EXILE
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import word


@word
class Warp(CastForAnotherCost):
    """Warp (702.185a)."""

    price: Price
    RULE = "702.185"
    WAY = "warp"
    SUMMARY = (
        "You may cast it from your hand for its warp cost; it is exiled at the next end step, castable from there."
    )
    CALLED = ("warp",)
    ENGLISH = "warp {price}"

    def allowed(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """From its owner's hand (702.185a)."""
        return game[me].zone == "hand"

    def becomes(self, game: Game, me: Id, permanent: Id) -> Procedure[None]:
        """If its warp cost was paid, it is exiled at the next end step, and may be cast later (702.185a)."""
        if status(game, me, CAST_FOR + self.WAY):
            until = Until("once", turn=game.turn)
            effect = Floating(NOBODY, WarpsOut(), permanent, controller(game, permanent), 0, until, once=True)
            yield from happen(game, Begin(effect), rule="702.185a", source=me)


@word
class WarpsOut(Hooks):
    """At the beginning of the next end step, exile it (702.185a)."""

    RULE = "702.185a"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """The next end step."""
        return () if event.step == "end" else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """It is exiled, if it is still there; its owner may cast it after this turn."""
        id = game[me].source
        if game[id].zone == "battlefield":
            warped = Warped(game.turn)
            note_down(game, known_hooks(warped))
            exiled = Move(id, "exile", granted=(warped,), notes=(("warped", game.turn),), cause="warp")
            yield from happen(game, exiled, rule="702.185a", source=me)


@word
class Warped(Hooks):
    """Its owner may cast it after the turn in which it was exiled, as long as it remains exiled (702.185a-b)."""

    turn: int
    RULE = "702.185a"

    def zones(self) -> frozenset[str]:
        """In exile."""
        return EXILE

    def ways_to_cast(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """For its mana cost, or as anything else lets it be cast."""
        if game[me].owner == player and game.turn > self.turn:
            yield Way(me, "warped", rule="702.185a")
