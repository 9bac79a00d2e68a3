"""Events in part of the turn, or for the first time in it: "during your turn", "for the first time each turn"."""

from __future__ import annotations

from enum import Enum
from typing import Any, ClassVar

from spellwright.actions.abilities.limits import DuringCombat, DuringStep, DuringStepOf, DuringTurn
from spellwright.actions.happening import EventWord, PlayerEvent, ThingEvent, follows
from spellwright.actions.happenings.counters import CounterRemoved, LastCounterRemoved
from spellwright.actions.happenings.either import EitherEvent, OneOrOther
from spellwright.actions.happenings.named_actions import DoesActionWith
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.words.ability import EXILE
from spellwright.words.adjectives import InState, State
from spellwright.words.conditions import Condition
from spellwright.words.object_facts import IsState
from spellwright.words.place_facts import IsOnBattlefield
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.references import Self
from spellwright.words.word import Word, word


class EventLimit(Word):
    """The family of what narrows an event by time."""

    __slots__ = ()
    NAMED: ClassVar[str] = "when it happens"

    def fits(self, scene: GameScene, of: EventWord, event: Any, new: Id) -> bool:
        """Whether that event, which the word describes, happens when it says."""
        raise NotImplementedError

    def zones(self, of: EventWord) -> frozenset[str]:
        """The zones in which an ability triggers so, if it says where its object is (113.6b)."""
        return frozenset()


@word
class InItsTime(EventLimit):
    """During a turn or step: "during your turn", "during each opponent's turn", "during combat"."""

    time: DuringTurn | DuringCombat | DuringStep | DuringStepOf
    ENGLISH = "{time}"

    def fits(self, scene: GameScene, of: EventWord, event: Any, new: Id) -> bool:
        """If it is that time."""
        return self.time.allows(scene, None, scene.you)


@word
class While(EventLimit):
    """While something is so: "attacks while you control a creature with power 4 or greater"."""

    condition: Condition
    ENGLISH = "while {condition}"

    def fits(self, scene: GameScene, of: EventWord, event: Any, new: Id) -> bool:
        """If it is so as it happens; that its object is on the battlefield is said of others only (702.29c)."""
        return self.condition.holds(scene) or (
            isinstance(self.condition, IsOnBattlefield)
            and isinstance(of, PlayerEvent)
            and _with_itself(scene, of, event)
        )

    def zones(self, of: EventWord) -> frozenset[str]:
        """Exile, if what the event happens to is the source, and said to be exiled."""
        about, said = getattr(of, "origin", None), self.condition
        if not isinstance(about, Self) or not isinstance(said, IsState) or said.what.refers != about.mark:
            return frozenset()
        return EXILE if said.state == InState((State.EXILED,)) and not said.negative else frozenset()


def _with_itself(scene: GameScene, of: PlayerEvent, event: Any) -> bool:
    """Whether its own card is what is cycled: "you cycle ~ or cycle another card while ~ is on the battlefield"."""
    deeds = [deed for deed in of.does if isinstance(deed, DoesActionWith)]
    return any(isinstance(deed.what, Self) and follows(scene, deed.what, event.object) for deed in deeds)


class EachTime(Enum):
    """In what the times are counted."""

    TURN = "each turn"
    THIS_TURN = "this turn"
    YOUR_TURNS = "during each of your turns"
    OPPONENTS_TURNS = "during each of your opponents' turns"
    THEIR_TURNS = "during each of their turns"

    def is_now(self, scene: GameScene, whose: Id = NOBODY) -> bool:
        """Whether it is such a turn; "their" means whose event it is."""
        if self is EachTime.THEIR_TURNS:
            return scene.game.active == whose
        if self is EachTime.YOUR_TURNS:
            return scene.game.active == scene.you
        return self is not EachTime.OPPONENTS_TURNS or scene.game.active in scene.opponents(scene.you)


@word
class ForTheTime(EventLimit):
    """For the first time each turn, or for the second."""

    nth: int
    each: EachTime
    ENGLISH = "for the {nth:ordinal} time {each}"

    def fits(self, scene: GameScene, of: EventWord, event: Any, new: Id) -> bool:
        """If it happened to the same thing, or was done by the same player, so often before; "one or more" at once."""
        kinds, whose = of.kinds(), of.shared(scene, event, new)
        if not self.each.is_now(scene, whose):
            return False
        entries = tuple(scene.game.this_turn())
        at = next((i for i, entry in enumerate(entries) if entry.event is event), -1)
        batch = entries[at].batch if at >= 0 and of.batch(event) is not None else None
        times: set[int] = set()
        for entry in entries[at + 1 :]:
            if not isinstance(entry.event, kinds) or entry.batch == batch:
                continue
            if of.shared(scene, entry.event, entry.new) == whose and of.matches(scene, entry.event, entry.new):
                times.add(entry.batch if of.batch(entry.event) is not None else -entry.number)
        return len(times) == self.nth - 1


@word
class LimitedEvent(EventWord):
    """An event at a certain time only."""

    event: ThingEvent | PlayerEvent | EitherEvent | CounterRemoved | LastCounterRemoved
    limit: EventLimit
    ENGLISH = "{event} {limit}"

    def kinds(self) -> tuple[type[Event], ...]:
        """The event's."""
        return self.event.kinds()

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """As the event does, at that time."""
        found = self.matches(scene, event, new)
        return found[0] if found else None

    def matches(self, scene: GameScene, event: Any, new: Id) -> tuple[Memory, ...]:
        """As the event does, at that time; "their turn" is of who it speaks of."""
        found = self.event.matches(scene, event, new)
        return tuple(memory for memory in found if self._fits(scene, memory, event, new))

    def _fits(self, scene: GameScene, memory: Memory, event: Any, new: Id) -> bool:
        for mark, what in memory:
            if isinstance(what, tuple):
                scene.remember(mark, what)
        return self.limit.fits(scene, self.event, event, new)

    def looks_back(self, event: Any) -> bool:
        """As the event does."""
        return self.event.looks_back(event)

    def batch(self, event: Any) -> Any:
        """As the event does."""
        return self.event.batch(event)

    def size(self, event: Any) -> int:
        """As the event does."""
        return self.event.size(event)

    def shared(self, scene: GameScene, event: Any, new: Id) -> Id:
        """As the event does."""
        return self.event.shared(scene, event, new)

    def zones(self) -> frozenset[str]:
        """As the limit says, else as the event does."""
        return self.limit.zones(self.event) or self.event.zones()

    def moves_source(self) -> bool:
        """As the event does."""
        return self.event.moves_source()


@word
class LimitedOrOther(OneOrOther):
    """An event at a certain time, or another at any: "an opponent casts a spell during your turn or when ~ dies"."""

    first: LimitedEvent
    second: ThingEvent | PlayerEvent
    ENGLISH = "{first} or (when|whenever) {second}"
