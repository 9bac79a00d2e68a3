"""Events as texts speak of them: one family for triggers, "if … this turn" and counts (603.2, 608.2i)."""

from __future__ import annotations

from typing import Any, ClassVar

from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.words.ability import BATTLEFIELD
from spellwright.words.procedure import Id
from spellwright.words.quantified import OneOrMore
from spellwright.words.references import Recipient
from spellwright.words.word import Word, word


class EventWord(Word):
    """The family of events: something happens to, or is done by, somebody."""

    __slots__ = ()
    NAMED: ClassVar[str] = "an event"
    AMOUNT: ClassVar[bool] = False
    """Whether it has an amount that "that much" can mean; `match` gives it under the word's own mark."""

    def kinds(self) -> tuple[type[Event], ...]:
        """The kinds of events that it can be."""
        raise NotImplementedError

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """What the words denote in that event, by mark, if it's such an event; None if it isn't."""
        raise NotImplementedError

    def looks_back(self) -> bool:
        """Whether a trigger on it looks back in time (603.10)."""
        return False

    def once_per_batch(self) -> bool:
        """Whether several at the same time are one such event ("one or more")."""
        return False

    def zones(self) -> frozenset[str]:
        """The zones in which an ability that triggers on it can trigger (113.6)."""
        return BATTLEFIELD


class Happening(Word):
    """The family of what happens to a thing: "dies", "attacks", "deals combat damage to a player"."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what happens"
    EVENTS: ClassVar[tuple[type[Event], ...]] = ()
    LOOKS_BACK: ClassVar[bool] = False
    AMOUNT: ClassVar[bool] = False
    """Whether it has an amount that "that much" can mean; `mentions` gives it under the word's own mark."""

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The object or player that it happens to in this event; 0 if it isn't such an event."""
        raise NotImplementedError

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """What else of the words denotes something in this event."""
        return ()

    def others(self, scene: GameScene, event: Any) -> tuple[Id, ...]:
        """All things that it happens to in this event, where one event happens to several."""
        return ()


@word
class ThingEvent(EventWord):
    """Something happens to a thing: "a creature you control dies", "~ enters or attacks"."""

    subject: Recipient
    does: tuple[Happening, ...]
    ENGLISH = "{subject} {does:or}"

    @property
    def many(self) -> bool | None:
        """As its subject."""
        number: bool | None = getattr(self.subject, "many", None)
        return number

    def kinds(self) -> tuple[type[Event], ...]:
        """Those of all that happens."""
        return tuple(dict.fromkeys(kind for h in self.does for kind in h.EVENTS))

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """The subject, and what the happening mentions."""
        for happening in self.does:
            if isinstance(event, happening.EVENTS):
                thing = happening.thing(scene, event, new)
                if thing and self.subject.describes(scene, thing):
                    mine: Memory = ((self.subject.mark, (thing,)),) if self.subject.mark else ()
                    return (*mine, *happening.mentions(scene, event, new))
        return None

    def looks_back(self) -> bool:
        """If what happens makes it leave."""
        return any(h.LOOKS_BACK for h in self.does)

    def once_per_batch(self) -> bool:
        """If it says "one or more"."""
        return isinstance(self.subject, OneOrMore)
