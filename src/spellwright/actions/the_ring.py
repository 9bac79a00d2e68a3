"""701.54. The Ring Tempts You."""

from __future__ import annotations

from typing import Any

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.clauses.clause import Full
from spellwright.actions.happening import EventWord
from spellwright.actions.ring_emblem import (
    BEARER,
    TEMPTED,
    BearsTheRing,
    RingBetrays,
    RingDrains,
    RingIsLegendary,
    RingLoots,
    StillYours,
    YourRingBearer,
    former_bearers,
)
from spellwright.rules.durations import end_effects
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Act
from spellwright.state.events.designations import PlayerGets, designation
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Mark
from spellwright.state.events.stack import CreateEmblem
from spellwright.state.history import Floating, Until
from spellwright.words.amounts import Amount
from spellwright.words.characteristics import Characteristics
from spellwright.words.conditions import Fact
from spellwright.words.procedure import NOBODY, Id, Procedure, choose
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word

RING = "The Ring"
ACT = "the Ring tempts"


@word
class RingTemptsYou(Full):
    """The Ring tempts you (701.54a)."""

    ENGLISH = "the Ring tempts you"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Get the emblem if you haven't got it, choose a Ring-bearer if you can (701.54c-d)."""
        game, player = scene.game, scene.you
        times = designation(game, player, TEMPTED)
        if not times:
            yield from bring_about(scene, CreateEmblem(player, _EMBLEM), rule="701.54c")
        yield from bring_about(scene, PlayerGets(player, TEMPTED, times + 1), rule="701.54c")
        creatures = [
            id
            for id in scene.objects("battlefield")
            if scene.controller(id) == player and "creature" in scene.traits(id).types
        ]
        if creatures:
            bearer = yield from choose(player, creatures, "choose", "Who bears the Ring?", "701.54a", scene.source)
            yield from self._designate(scene, bearer)
        yield from bring_about(scene, Act(player, ACT), rule="701.54d")
        return True

    def _designate(self, scene: GameScene, bearer: Id) -> Procedure[None]:
        former = former_bearers(scene.game, scene.you)
        yield from end_effects(scene.game, lambda effect: effect.key in former)
        ends = Until("while", scene.you, scene.game.turn, StillYours())
        effect = Floating(NOBODY, BearsTheRing(), scene.source, scene.you, 0, ends, locked=(bearer,))
        yield from bring_about(scene, Mark(bearer, BEARER, 1), Begin(effect), rule="701.54a")


_EMBLEM = Characteristics(
    name=RING, abilities=(RingIsLegendary(), RingLoots(), RingBetrays(), RingDrains()), emblem=True
)


@word
class RingTempts(EventWord):
    """The Ring tempts you, as an event (701.54d)."""

    ENGLISH = "the Ring tempts you"

    def kinds(self) -> tuple[type[Event], ...]:
        """What a player does."""
        return (Act,)

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """When that is completed."""
        return () if event.what == ACT and event.player == scene.you else None


@word
class IsRingBearer(Fact):
    """That something is your Ring-bearer (701.54e)."""

    what: Objects
    bearer: YourRingBearer
    LOOKS = frozenset({"notes"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = ("{what} is {bearer}", "{what} 's {bearer}")

    def holds(self, scene: Scene) -> bool:
        """Whether it has the designation under your control."""
        return any(self.bearer.describes(scene, id) for id in self.what.find(scene))


@word
class RingHasTempted(Fact):
    """How often the Ring has tempted you: "the Ring has tempted you four or more times this game"."""

    n: Amount
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "the Ring has tempted you {n:num} or more times this game"

    def holds(self, scene: Any) -> bool:
        """Whether it was so often."""
        return designation(scene.game, scene.you, TEMPTED) >= self.n.value(scene)
