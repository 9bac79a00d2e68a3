"""122.5. Moving counters; 701.10e. doubling them."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.actions.put_counters import able_to_bear
from spellwright.actions.remove_counters import kinds_on
from spellwright.rules.scene import GameScene
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import PutCounters, RemoveCounters
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.references import Objects, Recipient
from spellwright.words.word import word


@word
class MoveCounters(Act):
    """Move counters from one object onto another (122.5): as many as it says, or all."""

    origin: Objects
    to: Objects
    number: Amount | None = None
    kind: str = ""
    ENGLISH = (
        "<moves|move> all [{kind:counter}] counters from {origin} onto {to} {number=None}",
        "<moves|move> {number:count} [{kind:counter}] <counter|counters:number> from {origin} onto {to}",
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Nothing moves unless both are there and different (122.5)."""
        origins = able_to_bear(scene, (yield from self.origin.pick(scene, player)))
        targets = able_to_bear(scene, (yield from self.to.pick(scene, player)))
        if len(origins) != 1 or len(targets) != 1 or origins == targets:
            return False
        origin, target = origins[0], targets[0]
        events: list[Event] = []
        for kind, number in (yield from self._moved(scene, player, origin)):
            events += [RemoveCounters(origin, kind, number), PutCounters(target, kind, number, player)]
        yield from bring_about(scene, *events, rule="122.5")
        return bool(events)

    def _moved(self, scene: GameScene, player: Id, origin: Id) -> Procedure[list[tuple[str, int]]]:
        kinds = kinds_on(scene, origin, self.kind)
        if self.number is None:
            return [(kind, scene.counters(origin, kind)) for kind in kinds]
        if not kinds:
            return []
        kind = yield from choose(player, kinds, "name", "Which counter do you move?", "122.5", origin)
        return [(kind, min(self.number.value(scene), scene.counters(origin, kind)))]


@word
class DoubleCounters(Act):
    """Double the number of counters on things (701.10e)."""

    on: Recipient
    kind: str = ""
    ENGLISH = (
        "<doubles|double> the number of {kind:counter} counters on {on}",
        "<doubles|double> the number of each kind of counter on {on}",
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Give each as many as it has."""
        ids = able_to_bear(scene, (yield from self.on.pick(scene, player)))
        events = [
            PutCounters(id, k, scene.counters(id, k), player) for id in ids for k in kinds_on(scene, id, self.kind)
        ]
        yield from bring_about(scene, *events, rule="701.10e")
        return bool(events)
