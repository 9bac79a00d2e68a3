"""122.1. Removing counters from things and players."""

from __future__ import annotations

from typing import ClassVar

from spellwright.actions.bringing_about import bring_about, happened
from spellwright.actions.doing import Act, CostAct
from spellwright.actions.put_counters import able_to_bear
from spellwright.rules.scene import GameScene
from spellwright.state.events.permanents import RemoveCounters as RemoveCountersEvent
from spellwright.words.amounts import Amount, Number
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.references import Objects, Recipient, Self
from spellwright.words.scene import Scene
from spellwright.words.word import word


def kinds_on(scene: GameScene, id: Id, kind: str) -> list[str]:
    """The kinds of counters on something: that one, or all if none is named."""
    holder = scene.game[id] if id >= 10 else scene.game.player(id)
    return [k for k, n in holder.counters if n and kind in ("", k)]


def remove_one_by_one(scene: GameScene, player: Id, id: Id, kind: str, number: int) -> Procedure[int]:
    """Remove up to so many counters from one thing, the player choosing the kinds where none is named."""
    taken: dict[str, int] = {}
    for _ in range(number):
        kinds = [k for k in kinds_on(scene, id, kind) if scene.counters(id, k) > taken.get(k, 0)]
        if not kinds:
            break
        one = yield from choose(player, kinds, "name", "Which counter do you remove?", "122.1", id)
        taken[one] = taken.get(one, 0) + 1
    entries = yield from bring_about(scene, *(RemoveCountersEvent(id, k, n) for k, n in taken.items()))
    removed = happened(entries, RemoveCountersEvent)
    return sum(e.event.number for e in removed)  # type: ignore[attr-defined]


@word
class RemoveCounters(CostAct):
    """Remove a number of counters from something, as many as there are."""

    number: Amount
    origin: Recipient
    kind: str = ""
    AMOUNT: ClassVar[bool] = True
    ENGLISH = (
        "<removes|remove> {number:count} [{kind:counter}] <counter|counters:number> from {origin}",
        "<removes|remove> {number:TimesAmount} [{kind:counter}] counters from {origin}",
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """From each of them."""
        number = self.number.value(scene)
        ids = yield from self.origin.pick(scene, player, self._able(scene, number))
        removed = 0
        for id in able_to_bear(scene, ids):
            removed += yield from remove_one_by_one(scene, player, id, self.kind, number)
        scene.remember(self.mark, removed)
        return removed > 0 or number == 0

    def _able(self, scene: GameScene, number: int) -> tuple[Id, ...] | None:
        """Where a choice is left, among those that have enough."""
        enough = tuple(id for id in self.origin.find(scene) if scene.counters(id, self.kind) >= number)
        return enough or None

    def times(self, scene: Scene) -> int | None:
        """As often as its source has so many of that kind."""
        if not isinstance(self.origin, Self) or not self.kind or not isinstance(self.number, Number):
            return None
        return sum(scene.counters(id, self.kind) for id in self.origin.find(scene)) // max(self.number.n, 1)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If something has as many (118.3)."""
        number = self.number.value(scene)
        ids = able_to_bear(scene, self.origin.find(scene))
        return any(scene.counters(id, self.kind) >= number for id in ids)


@word
class RemoveUpTo(Act):
    """Remove up to a number of counters from something; how many is remembered."""

    most: Amount
    origin: Objects
    kind: str = ""
    AMOUNT: ClassVar[bool] = True
    ENGLISH = "<removes|remove> up to {most:num} [{kind:counter}] counters from {origin}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player chooses how many."""
        removed = 0
        for id in able_to_bear(scene, (yield from self.origin.pick(scene, player))):
            there = range(min(scene.counters(id, self.kind), self.most.value(scene)) + 1)
            number = yield from choose(player, there, "number", "How many counters do you remove?", "122.1", id)
            removed += yield from remove_one_by_one(scene, player, id, self.kind, number)
        scene.remember(self.mark, removed)
        return removed > 0


@word
class RemoveAllCounters(CostAct):
    """Remove all counters, or all of a kind, from something."""

    origin: Recipient
    kind: str = ""
    AMOUNT: ClassVar[bool] = True
    ENGLISH = "<removes|remove> all [{kind:counter}] counters from {origin}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """At the same time; how many there were is remembered."""
        ids = able_to_bear(scene, (yield from self.origin.pick(scene, player)))
        events = [
            RemoveCountersEvent(id, k, scene.counters(id, k)) for id in ids for k in kinds_on(scene, id, self.kind)
        ]
        scene.remember(self.mark, sum(event.number for event in events))
        yield from bring_about(scene, *events)
        return bool(events)


@word
class RemoveAnyNumber(CostAct):
    """Remove any number of counters from something, or from among things; how many is remembered."""

    origin: Objects
    kind: str = ""
    among: bool = False
    AMOUNT: ClassVar[bool] = True
    ENGLISH = (
        "<removes|remove> any number of [{kind:counter}] counters from among {origin} {among=True}",
        "<removes|remove> any number of [{kind:counter}] counters from {origin}",
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player chooses a number for each."""
        removed = 0
        for id in able_to_bear(scene, (yield from self.origin.pick(scene, player))):
            there = range(scene.counters(id, self.kind) + 1)
            number = yield from choose(player, there, "number", "How many counters do you remove?", "122.1", id)
            removed += yield from remove_one_by_one(scene, player, id, self.kind, number)
        scene.remember(self.mark, removed)
        return removed > 0


@word
class RemoveCountersAmong(CostAct):
    """Remove a number of counters from among several things."""

    number: Amount
    origin: Objects
    kind: str = ""
    ENGLISH = "<removes|remove> {number:count} [{kind:counter}] <counter|counters:number> from among {origin}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """One after the other, each from what the player chooses."""
        number, ids = self.number.value(scene), self._bearing(scene)
        for _ in range(number):
            ids = tuple(id for id in ids if scene.counters(id, self.kind))
            if not ids:
                return False
            id = yield from choose(player, ids, "choose", "From what do you remove a counter?", "122.1", scene.source)
            yield from remove_one_by_one(scene, player, id, self.kind, 1)
        return True

    def _bearing(self, scene: GameScene) -> tuple[Id, ...]:
        return tuple(id for id in able_to_bear(scene, self.origin.find(scene)) if scene.counters(id, self.kind))

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If they have as many together (118.3)."""
        return sum(scene.counters(id, self.kind) for id in self._bearing(scene)) >= self.number.value(scene)
