"""One event or another: "a land enters or a creature dies"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.actions.discard import Discards
from spellwright.actions.happening import EventWord, PlayerEvent, PlayerHappening, ThingEvent
from spellwright.actions.happenings.exiling import Exiles
from spellwright.actions.walking import once, within
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.words.procedure import Id
from spellwright.words.quantified import OneOrMore
from spellwright.words.references import It, Self
from spellwright.words.word import word


class OneOrOther(EventWord):
    """The family of two events, each with a subject of its own."""

    __slots__ = ()
    first: EventWord
    second: EventWord

    def kinds(self) -> tuple[type[Event], ...]:
        """Those of both."""
        return tuple(dict.fromkeys((*self.first.kinds(), *self.second.kinds())))

    def _of(self, event: Any) -> tuple[EventWord, ...]:
        return tuple(each for each in self._both() if isinstance(event, each.kinds()))

    def _both(self) -> tuple[EventWord, ...]:
        """The two, the second speaking of its own object where it says "it": "~ dies or when you discard it"."""
        return once(
            "both", self, lambda: (_counted_alike(self.first, self.second), _of_its_own(self.first, self.second))
        )

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """As the first of the two that it is."""
        found = self.matches(scene, event, new)
        return found[0] if found else None

    def matches(self, scene: GameScene, event: Any, new: Id) -> tuple[Memory, ...]:
        """As the first of the two that it is: one event triggers the ability once (603.2c)."""
        for each in self._of(event):
            found = each.matches(scene, event, new)
            if found:
                return found
        return ()

    def looks_back(self, event: Any) -> bool:
        """As one of the two does."""
        return any(each.looks_back(event) for each in self._of(event))

    def batch(self, event: Any) -> Any:
        """As the first of the two that it is."""
        return next((each.batch(event) for each in self._of(event)), None)

    def zones(self) -> frozenset[str]:
        """Where either lets it trigger."""
        return frozenset().union(*(each.zones() for each in self._both()))


@word
class EitherEvent(OneOrOther):
    """Either of two events."""

    first: ThingEvent | PlayerEvent
    second: ThingEvent | PlayerEvent | Exiles
    SYNONYMS = True
    ENGLISH = (
        "{first} or {second}",
        "{first} or (when|whenever) {second}",
        "{first} and (when|whenever) {second}",
    )


def _counted_alike(first: EventWord, second: EventWord) -> EventWord:
    """The first, with as many as "that many" means, which stands behind both: "put that many counters on ~"."""
    counted = next((each for each in within(second) if isinstance(each, OneOrMore) and each.mark), None)
    if counted is None or not isinstance(first, ThingEvent) or not isinstance(first.subject, OneOrMore):
        return first
    return first if first.subject.mark else replace(first, subject=replace(first.subject, mark=counted.mark))


def _of_its_own(first: EventWord, second: EventWord) -> EventWord:
    if not (isinstance(first, ThingEvent) and isinstance(first.subject, Self) and isinstance(second, PlayerEvent)):
        return second
    return replace(second, does=tuple(_itself(deed, first.subject) for deed in second.does))


def _itself(deed: PlayerHappening, subject: Self) -> PlayerHappening:
    if isinstance(deed, Discards) and isinstance(deed.what, It) and deed.what.refers == subject.mark != 0:
        return replace(deed, what=Self())
    return deed
