"""122.5. Moving counters; 701.10e. doubling them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.actions.put_counters import able_to_bear
from spellwright.actions.remove_counters import kinds_on
from spellwright.rules.happen import is_forbidden
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
        """Nothing moves unless both are there and different (122.5); "from all creatures" it moves from each other one."""
        origins = able_to_bear(scene, (yield from self.origin.pick(scene, player)))
        targets = able_to_bear(scene, (yield from self.to.pick(scene, player)))
        if len(targets) != 1 or not (others := [id for id in origins if id != targets[0]]):
            return False
        if len(others) > 1 and self.number is None:
            return (yield from self._from_each(scene, player, others, targets[0]))
        if len(others) > 1:
            return False
        origin, target = others[0], targets[0]
        able = {kind: moves for kind, *moves in self._moves(scene, player, origin, target) if _can(scene, moves)}
        if self.number is not None and able:  # 608.2d
            kind = yield from choose(player, tuple(able), "name", "Which counter do you move?", "122.5", origin)
            able = {kind: able[kind]}
        events = [event for moves in able.values() for event in moves]
        yield from bring_about(scene, *events, rule="122.5")
        return bool(events)

    def _from_each(self, scene: GameScene, player: Id, origins: list[Id], target: Id) -> Procedure[bool]:
        """All of them move at the same time; of each kind the target gets what all of them have together."""
        removed: list[RemoveCounters] = []
        for origin in origins:
            for _, remove, put in self._moves(scene, player, origin, target):
                if _can(scene, (remove, put)):
                    removed.append(remove)
        kinds = dict.fromkeys(event.kind for event in removed)
        together = {kind: sum(event.number for event in removed if event.kind == kind) for kind in kinds}
        puts = [PutCounters(target, kind, number, player) for kind, number in together.items()]
        yield from bring_about(scene, *removed, *puts, rule="122.5")
        return bool(removed)

    def _moves(
        self, scene: GameScene, player: Id, origin: Id, target: Id
    ) -> Iterator[tuple[str, RemoveCounters, PutCounters]]:
        """For each kind of counters there, what moves as many as it says."""
        for kind in kinds_on(scene, origin, self.kind):
            number = scene.counters(origin, kind)
            if self.number is not None:
                number = min(number, self.number.value(scene))
            yield kind, RemoveCounters(origin, kind, number), PutCounters(target, kind, number, player)


@word
class MoveAnyNumber(Act):
    """Move any number of counters from one object, or from each of several, onto others (122.5)."""

    origin: Objects
    to: Objects
    kind: str = ""
    among: bool = False
    ENGLISH = (
        "<moves|move> any number of [{kind:counter}] counters from {origin} onto {to}",
        "<moves|move> any number of [{kind:counter}] counters from among {origin} onto {to} {among=True}",
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player chooses how many of each kind move from each one onto each other one; all of them move at once."""
        origins = able_to_bear(scene, (yield from self.origin.pick(scene, player)))
        targets = able_to_bear(scene, (yield from self.to.pick(scene, player)))
        events: list[Event] = []
        for origin in origins:
            for kind in kinds_on(scene, origin, self.kind):
                left = scene.counters(origin, kind)
                for target in targets:
                    if target == origin or not left:
                        continue
                    if not _can(scene, (RemoveCounters(origin, kind, 1), PutCounters(target, kind, 1, player))):
                        continue
                    why, about = f"How many {kind} counters do you move?", target if len(targets) > 1 else origin
                    number = yield from choose(player, range(left + 1), "number", why, "122.5", about)
                    left -= number
                    moves = (RemoveCounters(origin, kind, number), PutCounters(target, kind, number, player))
                    events += moves if number else ()
        yield from bring_about(scene, *events, rule="122.5")
        return bool(events)


def _can(scene: GameScene, moves: Iterable[Event]) -> bool:
    """Whether counters can both be removed and be put there; else none of either is done (122.5)."""
    return not any(is_forbidden(scene.game, event) for event in moves)


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
