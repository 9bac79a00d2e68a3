"""108.4, 613.1b. Gaining control of permanents and spells, for a time or for good; exchanging control (701.12b)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.clauses.clause import Full
from spellwright.actions.doing import Act
from spellwright.actions.durations import until
from spellwright.rules.hooks import Hooks
from spellwright.rules.layers_1_to_3 import ChangeControl
from spellwright.rules.scene import GameScene
from spellwright.state.events.effects import Begin, ChangeController
from spellwright.state.events.event import Event
from spellwright.state.history import Floating
from spellwright.words.durations import Duration
from spellwright.words.nouns import Things
from spellwright.words.players import Players, ThatPlayer
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id, Procedure
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.target_phrases import TargetPlayer
from spellwright.words.word import word


@word
class ThePlayer(Players):
    """A certain player, fixed as an effect began."""

    id: Id
    many = False

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """That player."""
        return (self.id,)


@word
class ControlledByPlayer(Hooks):
    """The effect that objects are under a player's control (613.1b)."""

    player: ThePlayer
    RULE = "613.1b"

    def layer_parts(self) -> tuple[Any, ...]:
        """In layer 2."""
        return (ChangeControl(None, self.player),)


def begin_control(scene: GameScene, player: Id, ids: tuple[Id, ...], duration: Duration | None) -> list[Event]:
    """What makes a player gain control of permanents (611.2c), and of spells for good."""
    permanents = tuple(id for id in ids if scene.zone(id) == "battlefield")
    spells: list[Event] = [ChangeController(id, player) for id in ids if scene.zone(id) == "stack"]
    if not permanents:
        return spells
    effect = Floating(
        NOBODY, ControlledByPlayer(ThePlayer(player)), scene.source, scene.you, 0, until(duration, scene),
        locked=permanents, memory=scene.frozen(), x=scene.x,
    )  # fmt: skip
    return [*spells, Begin(effect)]


@word
class GainControl(Act):
    """Gain control of something, for a time or for good."""

    what: Objects
    duration: Duration | None = None
    ENGLISH = "<gains|gain> control of {what} [{duration}]"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """An effect on what is there now; a duration that is over already begins nothing (611.2b)."""
        ids = yield from self.what.pick(scene, player)
        now = scene.all_now(id for id in ids if id >= FIRST_OBJECT)
        condition = self.duration.condition() if self.duration is not None else None
        if condition is not None and not condition.holds(scene):
            return False
        events = begin_control(scene, player, now, self.duration)
        yield from bring_about(scene, *events, rule="611.2c")
        return bool(events)


@word
class TakeFromEachOther(Full):
    """Two players each gain control of all that the other controls of a kind, at the same time."""

    who: ThatPlayer | TargetPlayer
    what: Things
    duration: Duration | None = None
    HEADS = ("permanent",)
    HEADS_MANY = True
    ENGLISH = "you and {who} each gain control of all {what@many} the other controls [{duration}]"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Of what each controls now (611.2c); all that changed hands is remembered."""
        others = yield from self.who.pick(scene, scene.you)
        events: list[Event] = []
        taken: tuple[Id, ...] = ()
        all_of_them = self.what.candidates(scene)
        for player, other in ((scene.you, other) for other in others[:1]):
            for one, from_whom in ((player, other), (other, player)):
                ids = tuple(id for id in all_of_them if scene.controller(id) == from_whom)
                events += begin_control(scene, one, ids, self.duration)
                taken = (*taken, *ids)
        yield from bring_about(scene, *events, rule="611.2c")
        scene.remember(self.mark, taken)
        return bool(events)


@word
class ExchangeControl(Act):
    """Exchange control of two permanents, or of a permanent and a spell (701.12b)."""

    what: Objects
    ENGLISH = "<exchanges|exchange> control of {what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Each controller gains control of the other's; nothing if they are one player's, or one has gone."""
        ids = yield from self.what.pick(scene, player)
        now = tuple(id for id in (scene.now(id) for id in ids) if scene.zone(id) in ("battlefield", "stack"))
        if len(now) != 2:
            return False
        one, other = now
        mine, theirs = scene.controller(one), scene.controller(other)
        if mine == theirs:
            return False
        events = (*begin_control(scene, theirs, (one,), None), *begin_control(scene, mine, (other,), None))
        yield from bring_about(scene, *events, rule="701.12b")
        return True
