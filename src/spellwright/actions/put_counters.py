"""122. Counters: putting them on things and players."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from spellwright.actions.bringing_about import bring_about, happened
from spellwright.actions.dividing import Divides, shares
from spellwright.actions.doing import Act, CostAct, Doing
from spellwright.actions.multiplying import times_over
from spellwright.rules.happen import is_forbidden
from spellwright.rules.scene import GameScene
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import PutCounters as PutCountersEvent
from spellwright.words.amounts import Amount
from spellwright.words.groups import AnyNumber
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure, choose
from spellwright.words.references import Recipient
from spellwright.words.target_phrases import Target
from spellwright.words.word import Word, word


class BetweenCounters(Enum):
    """How counters of several kinds are joined."""

    AND = "and"
    COMMA = ","
    COMMA_AND = ", and"


@word
class AndCounters(Word):
    """Counters of a further kind, put at the same time."""

    join: BetweenCounters
    number: Amount
    kind: str
    ENGLISH = "{join} {number:count} {kind:counter} <counter|counters:number>"


@word
class AKind(Word):
    """A counter of a kind, among which one is chosen."""

    kind: str
    ENGLISH = "a {kind:counter} counter"


@word
class AndCountersOn(Word):
    """Counters on something else, put at the same time; perhaps on a third thing, too."""

    number: Amount
    kind: str
    on: Recipient
    last: Amount | None = None
    last_kind: str = ""
    on_last: Recipient | None = None
    ENGLISH = (
        ", {number:count} {kind:counter} <counter|counters:number> on {on} , "
        "and {last:count} {last_kind:counter} <counter|counters:last> on {on_last}",
        "and {number:count} {kind:counter} <counter|counters:number> on {on}",
    )

    def parts(self) -> tuple[tuple[Amount, str, Recipient], ...]:
        """How many of which kind on what."""
        first = ((self.number, self.kind, self.on),)
        if self.last is None or self.on_last is None:
            return first
        return (*first, (self.last, self.last_kind, self.on_last))


@word
class PutCounters(CostAct):
    """Put counters on things (122.6)."""

    number: Amount
    kind: str
    on: Recipient
    additional: bool = False
    more: tuple[AndCounters, ...] = ()
    also: AndCountersOn | None = None
    SYNONYMS = True
    ENGLISH = (
        "<puts|put> {number:count} {additional?additional} {kind:counter} <counter|counters:number> {more} on {on} [{also}]",
        "<puts|put> another {kind:counter} counter on {on} {number=Number(1)}",
        "<puts|put> a number of {kind:counter} counters on {on} equal to {number:Quantity}",
        "<puts|put> a number of {kind:counter} counters equal to {number:Quantity} on {on}",
        "<puts|put> {number:Quantity} {kind:counter} counters on {on}",
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """On all of them at the same time."""
        number = self.number.value(scene)
        ids = yield from self.on.pick(scene, player)
        events: list[Event] = []
        for id in able_to_bear(scene, ids):
            events.append(PutCountersEvent(id, self.kind, number, player))
            events += [PutCountersEvent(id, m.kind, m.number.value(scene), player) for m in self.more]
        for more, kind, on in self.also.parts() if self.also is not None else ():
            others = yield from on.pick(scene, player)
            events += [PutCountersEvent(id, kind, more.value(scene), player) for id in able_to_bear(scene, others)]
        return bool(happened((yield from bring_about(scene, *events)), PutCountersEvent))

    def multiplied(self, scene: GameScene, times: int) -> Doing:
        """So many times the counters."""
        return times_over(self, "number", scene, times)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If there is something to put them on, and it isn't forbidden (614.17)."""
        return any(can_be_put(scene, player, id, self.kind) for id in able_to_bear(scene, self.on.find(scene)))


def can_be_put(scene: GameScene, player: Id, id: Id, kind: str) -> bool:
    """Whether that player could put a counter of a kind there: what can't be put pays no cost either (118.3)."""
    return not is_forbidden(scene.game, PutCountersEvent(id, kind, 1, player))


def able_to_bear(scene: GameScene, ids: tuple[Id, ...]) -> tuple[Id, ...]:
    """What they have become, of those that can have counters put on them: permanents, cards in exile, players."""
    now = scene.all_now(ids)
    return tuple(id for id in now if id < FIRST_OBJECT or scene.zone(id) in ("battlefield", "exile", "graveyard"))


@word
class PutEitherCounter(CostAct):
    """Put a counter of one of several kinds on things, as the player chooses."""

    kinds: tuple[AKind, ...]
    on: Recipient
    choice: bool = False
    SYNONYMS = True
    ENGLISH = (
        "<puts|put> {kinds:or} on {on}",
        "<puts|put> your choice of {kinds:or} on {on} {choice=True}",
    )

    def ok(self) -> bool:
        """One kind is no choice."""
        return len(self.kinds) > 1

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Choose for each."""
        ids = able_to_bear(scene, (yield from self.on.pick(scene, player)))
        names = tuple(each.kind for each in self.kinds)
        events: list[Event] = []
        for id in ids:
            kind = yield from choose(player, names, "name", "Which counter do you put on it?", "608.2d", id)
            events.append(PutCountersEvent(id, kind, 1, player))
        return bool(happened((yield from bring_about(scene, *events)), PutCountersEvent))

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If there is something to put one of them on, and it isn't forbidden (614.17)."""
        there = able_to_bear(scene, self.on.find(scene))
        return any(can_be_put(scene, player, id, each.kind) for id in there for each in self.kinds)


@word
class DistributeCounters(Act, Divides):
    """Distribute counters among targets, as announced with them (601.2d)."""

    number: Amount
    kind: str
    among: Target
    ENGLISH = "distribute {number:count} {kind:counter} counters among {among}"

    def division(self, scene: GameScene) -> tuple[int, int]:
        """The targets' mark, and how many counters."""
        return (self.among.mark, self.number.value(scene))

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """What was announced for each target that is still legal."""
        ids = yield from self.among.pick(scene, player)
        parts = shares(scene, self.among.mark)
        events = (PutCountersEvent(id, self.kind, parts.get(id, 0), player) for id in able_to_bear(scene, ids))
        return bool(happened((yield from bring_about(scene, *events)), PutCountersEvent))


@word
class DistributeAmong(Act):
    """Distribute counters among things that aren't targets: as it is done, at least one for each chosen (608.2d)."""

    number: Amount
    kind: str
    among: AnyNumber
    SYNONYMS = True
    ENGLISH = (
        "<distributes|distribute> {number:count} {kind:counter} counters among {among}",
        "<distributes|distribute> a number of {kind:counter} counters equal to {number:Quantity} among {among}",
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """One counter after the other, each where the player chooses."""
        able = able_to_bear(scene, self.among.find(scene))
        number = self.number.value(scene)
        shares: dict[Id, int] = {}
        for _ in range(number if able else 0):
            why = "On what do you put a counter?"
            id = yield from choose(player, able, "choose", why, "608.2d", scene.source)
            shares[id] = shares.get(id, 0) + 1
        scene.remember(self.among.mark, tuple(shares))
        events = (PutCountersEvent(id, self.kind, share, player) for id, share in shares.items())
        return bool(happened((yield from bring_about(scene, *events)), PutCountersEvent))


@word
class GetCounters(Act):
    """Get counters of a kind that players have: poison, experience, rad (122.1f)."""

    number: Amount
    kind: str
    additional: bool = False
    SYNONYMS = True
    ENGLISH = (
        "<gets|get> a additional {kind:counter} counter {number=Number(1)} {additional=True}",
        "<gets|get> {number:count} {kind:counter} <counter|counters:number>",
        "<gets|get> a number of {kind:counter} counters equal to {number:Quantity}",
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """They are put on the player."""
        event = PutCountersEvent(player, self.kind, self.number.value(scene), player)
        return bool((yield from bring_about(scene, event)))

    def multiplied(self, scene: GameScene, times: int) -> Doing:
        """So many times the counters."""
        return times_over(self, "number", scene, times)


@word
class GetEnergy(Act):
    """Get energy counters (107.14)."""

    number: int
    ENGLISH = "<gets|get> {number:energy}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """They are put on the player."""
        event = PutCountersEvent(player, "energy", self.number, player)
        return bool((yield from bring_about(scene, event, rule="107.14")))

    def multiplied(self, scene: GameScene, times: int) -> Doing:
        """So many times the energy."""
        return replace(self, number=self.number * times)


@word
class GetAmountOfEnergy(Act):
    """Get an amount of energy counters: "you get X {E}", "that many {E}" (107.14)."""

    number: Amount
    SYNONYMS = True
    ENGLISH = ("<gets|get> {number:count} {E}", "<gets|get> an amount of {E} equal to {number:Quantity}")

    def ok(self) -> bool:
        """A plain number is written in symbols."""
        return getattr(self.number, "n", None) is None

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """They are put on the player."""
        event = PutCountersEvent(player, "energy", self.number.value(scene), player)
        return bool((yield from bring_about(scene, event, rule="107.14")))


@word
class CounterName(Word):
    """The name of a kind of counter, among which one is chosen."""

    kind: str
    ENGLISH = "{kind:counter}"


@word
class PutCounterAndOneAmong(CostAct):
    """Put a counter on things, and one of several kinds, as the player chooses, at the same time."""

    kind: str
    among: tuple[CounterName, ...]
    on: Recipient
    ENGLISH = "<puts|put> a {kind:counter} counter and a counter from among {among:or} on {on}"

    def ok(self) -> bool:
        """One kind is no choice."""
        return len(self.among) > 1

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Choose for each."""
        names = tuple(each.kind for each in self.among)
        events: list[Event] = []
        for id in able_to_bear(scene, (yield from self.on.pick(scene, player))):
            kind = yield from choose(player, names, "name", "Which counter do you put on it?", "608.2d", id)
            events += (PutCountersEvent(id, self.kind, 1, player), PutCountersEvent(id, kind, 1, player))
        return bool(happened((yield from bring_about(scene, *events)), PutCountersEvent))
