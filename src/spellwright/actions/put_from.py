"""Putting something somewhere from a zone that is said behind: "put your commander into your hand from the command zone"."""

from __future__ import annotations

from dataclasses import replace

from spellwright.actions.bringing_about import choices_of
from spellwright.actions.doing import CostAct
from spellwright.actions.entering import WithCountersOn
from spellwright.actions.put import OntoBattlefield, Place, put
from spellwright.actions.walking import once
from spellwright.rules.scene import GameScene
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantified import A
from spellwright.words.references import It, Self, That, YourCommander
from spellwright.words.word import word
from spellwright.words.zones import Zone


@word
class PutFrom(CostAct):
    """Put it somewhere if it is in a zone, or put a card of a zone somewhere, perhaps with counters on it."""

    what: Self | It | That | YourCommander | A
    where: Place
    origin: Zone
    counters: WithCountersOn | None = None
    DONE = "put"
    ENGLISH = "<puts|put> {what} {where} from {origin} [{counters}]"

    def ok(self) -> bool:
        """Only what enters the battlefield does so with counters; where a card is, is said once."""
        if isinstance(self.what, A) and self.what.what.place() is not None:
            return False
        where = self.where
        return self.counters is None or (isinstance(where, OntoBattlefield) and where.how.counters is None)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All choose, then each puts what they chose (101.4)."""
        chosen = yield from choices_of(scene, players, mark, lambda player: self._chosen(scene, player))
        scene.remember(self.what.mark, tuple(id for _, id in chosen))
        done = yield from put(scene, chosen, once("whole", self, self._place))
        scene.remember(self.mark, done)
        return bool(done)

    def _place(self) -> Place:
        where = self.where
        if self.counters is None or not isinstance(where, OntoBattlefield):
            return where
        return replace(where, how=replace(where.how, counters=self.counters))

    def _chosen(self, scene: GameScene, player: Id) -> Procedure[tuple[Id, ...]]:
        if isinstance(self.what, A):
            return (yield from self.what.pick(scene, player, self.origin.objects(scene)))
        return self._there(scene)

    def _there(self, scene: GameScene) -> tuple[Id, ...]:
        """What it speaks of, as far as it is there."""
        if isinstance(self.what, YourCommander):
            return self.what.find_in(scene, self.origin.name)
        if isinstance(self.what, A):
            return tuple(id for id in self.origin.objects(scene) if self.what.describes(scene, id))
        return tuple(id for id in scene.all_now(self.what.find(scene)) if self.origin.contains(scene, id))

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If something is there."""
        return bool(self._there(scene))

    def zones_of_source(self) -> tuple[str, ...]:
        """Where the source is taken from (113.6m)."""
        return (self.origin.name,) if isinstance(self.what, Self) and self.origin.name else ()

    def itself(self) -> bool:
        """If it is the source."""
        return isinstance(self.what, Self)
