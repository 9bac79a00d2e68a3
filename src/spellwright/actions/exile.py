"""701.13. Exile."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about, choices_of, moved, remember_by_player
from spellwright.actions.doable import enough
from spellwright.actions.doing import CostAct
from spellwright.actions.durations import until
from spellwright.actions.entering import WithCountersOn
from spellwright.actions.until_monarch import UntilMonarch
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, floating
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.state.history import Floating
from spellwright.words.characteristics import Characteristics
from spellwright.words.durations import Duration, UntilSourceLeaves
from spellwright.words.groups import FromZone
from spellwright.words.number_posts import WithCounters
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id, Procedure
from spellwright.words.references import Moved, Self, That
from spellwright.words.word import word
from spellwright.words.zones import AllZones, OwnedZone, OwnedZones

FACE_DOWN_IN_EXILE = Characteristics()
"""A face-down card in exile has no characteristics (406.3a)."""


@word
class Exile(CostAct):
    """Exile things (701.13a), for good or until the source leaves the battlefield (610.3).

    The exiled cards are remembered, and each is noted as exiled with the source (607.2a).
    """

    what: Moved
    face_down: bool = False
    until: UntilSourceLeaves | UntilMonarch | None = None
    counters: WithCountersOn | None = None
    pile: bool = False
    DONE = "exiled"
    ENGLISH = (
        "<exiles|exile> {what} {face_down?face down} [{counters}] [{until}]",
        "<exiles|exile> {what} in a face-down pile {pile=True} {face_down=True}",
    )

    def ok(self) -> bool:
        """Behind "that card" counters are what it is exiled with, no description."""
        posts: tuple[object, ...] = getattr(self.what.noun, "posts", ()) if isinstance(self.what, That) else ()
        return not any(isinstance(post, WithCounters) for post in posts)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All choose, then all is exiled at the same time (101.4)."""
        chosen = yield from choices_of(scene, players, mark, lambda player: self.what.pick(scene, player), self.what)
        if isinstance(self.until, UntilSourceLeaves) and not scene.exists(scene.source):
            return False  # 610.3a-b
        ids = tuple(id for _, id in chosen)
        scene.remember(self.what.mark, ids)
        remember_by_player(scene, self.what.mark, chosen)
        counters = self.counters.counters(scene) if self.counters is not None else ()
        exiled = yield from exile(scene, ids, face_down=self.face_down, counters=counters, returning=self.until)
        scene.remember(self.mark, exiled)
        return bool(exiled)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If there is as much of it."""
        return enough(scene, self.what)

    def zones_of_source(self) -> tuple[str, ...]:
        """Where the source is exiled from, if it says so (113.6m)."""
        return (self.what.zone.name,) if isinstance(self.what, FromZone) and isinstance(self.what.what, Self) else ()

    def itself(self) -> bool:
        """If it is the source."""
        return isinstance(self.what, Self) or bool(self.zones_of_source())


@word
class ExileZone(CostAct):
    """Exile all cards of a zone: "exile target player's graveyard", "exile all graveyards", "exile your hand"."""

    zone: OwnedZone | OwnedZones | AllZones
    DONE = "exiled"
    HEADS = ("card",)
    HEADS_MANY = True
    ENGLISH = "<exiles|exile> {zone}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """All at the same time."""
        exiled = yield from exile(scene, self.zone.objects(scene))
        scene.remember(self.mark, exiled)
        return bool(exiled)


@word
class ExileAllButBottom(CostAct):
    """Exile all cards of a library but the bottom one."""

    zone: OwnedZone
    DONE = "exiled"
    HEADS = ("card",)
    HEADS_MANY = True
    ENGLISH = "<exiles|exile> all but the bottom card of {zone}"

    def ok(self) -> bool:
        """Only a library has a bottom."""
        return self.zone.name == "library"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """All at the same time."""
        bottoms = {ids[0] for p in scene.players() if (ids := scene.cards_of(p, "library"))}
        exiled = yield from exile(scene, tuple(id for id in self.zone.objects(scene) if id not in bottoms))
        scene.remember(self.mark, exiled)
        return bool(exiled)


def exile(
    scene: GameScene,
    ids: tuple[Id, ...],
    *,
    face_down: bool = False,
    counters: tuple[tuple[str, int], ...] = (),
    returning: Duration | None = None,
) -> Procedure[tuple[Id, ...]]:
    """Exile these objects, and have them return as the duration ends (610.3); the new objects come back."""
    now = scene.all_now(id for id in ids if id >= FIRST_OBJECT)
    able = tuple(id for id in now if scene.zone(id) not in ("exile", "gone") and scene.game[id].ability is None)
    came_from = {id: scene.zone(id) for id in able}
    values = FACE_DOWN_IN_EXILE if face_down else None
    noted = (("exiled with", scene.source),)
    events = [Move(id, "exile", face_down=values, counters=counters, notes=noted, cause="exile") for id in able]
    entries = yield from bring_about(scene, *events)
    if returning is not None:
        for zone in dict.fromkeys(came_from.values()):
            there = moved(scene, (e for e in entries if came_from.get(e.event.subject) == zone))
            yield from _return_later(scene, there, zone, returning)
    return moved(scene, entries, "exile")


def _return_later(scene: GameScene, ids: tuple[Id, ...], zone: str, duration: Duration) -> Procedure[None]:
    if not ids:
        return
    ends = until(duration, scene)
    effect = Floating(NOBODY, ReturnsAfterwards(zone), scene.source, scene.you, 0, ends, locked=ids)
    yield from happen(scene.game, Begin(effect), rule="610.3", source=scene.stack_object)


@word
class ReturnsAfterwards(Hooks):
    """The second one-shot effect of "exile ... until": it returns what was exiled to the zone it came from (610.3)."""

    zone: str
    RULE = "610.3"

    def at_the_end(self, game: Game, me: Id) -> tuple[Event, ...]:
        """Return the cards that are still in exile, under their owners' control (610.3c)."""
        there = (id for id in floating(game, me).locked or () if game[id].zone == "exile")
        return tuple(Move(id, self.zone, cause="return") for id in there)
