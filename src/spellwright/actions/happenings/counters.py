"""Counters being put on things and players, and removed (122)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.happening import EventWord, PlayerHappening, told
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import PutCounters, RemoveCounters
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.amounts import Amount, Number
from spellwright.words.players import Players
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id
from spellwright.words.references import Recipient
from spellwright.words.word import word

PUTTING: tuple[type[Event], ...] = (PutCounters, Move, CreateToken)
"""The events by which counters are put on something: also those by which it enters with them (122.6)."""


def put_on(event: Any, new: Id, kind: str) -> tuple[Id, int]:
    """On what an event puts counters of a kind, of any for "", and how many."""
    if isinstance(event, PutCounters):
        return event.object, event.number if kind in ("", event.kind) else 0
    return new, sum(n for k, n in event.counters if kind in ("", k)) if event.enters else 0


@word
class CountersPutOn(EventWord):
    """Counters are put on something: "one or more +1/+1 counters are put on ~"; each "a +1/+1 counter" is one."""

    on: Recipient
    n: Amount
    kind: str = ""
    or_more: bool = False
    AMOUNT = True
    ENGLISH = (
        "{n:num} or more [{kind:counter}] counters <are|are|were> put on {on} {or_more=True}",
        "{n:count} [{kind:counter}] <counter|counters:n> <is|are|was|were|been:n> put on {on}",
    )

    def kinds(self) -> tuple[type[Event], ...]:
        """Putting counters, and entering with them (122.6)."""
        return PUTTING

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """If enough of the kind are put on such a thing."""
        found = self.matches(scene, event, new)
        return found[0] if found else None

    def matches(self, scene: GameScene, event: Any, new: Id) -> tuple[Memory, ...]:
        """Once for all, or once for each single counter."""
        id, number = put_on(event, new, self.kind)
        if not number or not self.on.describes(scene, id):
            return ()
        about = told((self.on, (id,)), (self, number))
        if self.or_more:
            return (about,) if number >= self.n.value(scene) else ()
        return (about,) * (number if self.n == Number(1) else int(number == self.n.value(scene)))


@word
class NthCounterPutOn(EventWord):
    """The counter of a kind is put on something that is, by number, such a one there: "the fourth plan counter"."""

    nth: int
    kind: str
    on: Recipient
    ENGLISH = "the {nth:ordinal} {kind:counter} counter is put on {on}"

    def kinds(self) -> tuple[type[Event], ...]:
        """Putting counters, and entering with them (122.6)."""
        return PUTTING

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """If there were fewer before, and are as many now."""
        id, number = put_on(event, new, self.kind)
        if not number or not self.on.describes(scene, id):
            return None
        now = scene.counters(id, self.kind)
        return told((self.on, (id,))) if now - number < self.nth <= now else None


@word
class LastCounterRemoved(EventWord):
    """The last counter of a kind is removed from something."""

    origin: Recipient
    kind: str = ""
    ENGLISH = "the last [{kind:counter}] counter <is|are|was> removed from {origin}"

    def kinds(self) -> tuple[type[Event], ...]:
        """Removing counters."""
        return (RemoveCounters,)

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """If none of the kind is left on it."""
        if (self.kind and event.kind != self.kind) or not self.origin.describes(scene, event.object):
            return None
        if _left(scene.game, event):
            return None
        return told((self.origin, (event.object,)))


def _left(game: Game, event: RemoveCounters) -> int:
    if event.object < FIRST_OBJECT:
        return game.player(event.object).counters_of(event.kind)
    return game[event.object].counters_of(event.kind)


@word
class CounterRemoved(EventWord):
    """A counter is removed from something, by whatever."""

    origin: Recipient
    kind: str = ""
    ENGLISH = "a [{kind:counter}] counter <is|are|was> removed from {origin}"

    def kinds(self) -> tuple[type[Event], ...]:
        """Removing counters."""
        return (RemoveCounters,)

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """If it is removed from such a thing."""
        found = self.matches(scene, event, new)
        return found[0] if found else None

    def matches(self, scene: GameScene, event: Any, new: Id) -> tuple[Memory, ...]:
        """Once for each counter (603.2c)."""
        if (self.kind and event.kind != self.kind) or not self.origin.describes(scene, event.object):
            return ()
        return (told((self.origin, (event.object,))),) * int(event.number)


@word
class GetsEnergy(PlayerHappening):
    """Gets one or more {E}: energy counters (107.14)."""

    EVENTS = (PutCounters,)
    ENGLISH = "<gets|get|got> one or more {E}"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who gets them."""
        return int(event.object) if event.object < FIRST_OBJECT and event.kind == "energy" else NOBODY


@word
class PlayerPutsCounters(EventWord):
    """A player puts counters on something: "you put one or more +1/+1 counters on a creature you control"."""

    who: Players
    on: Recipient
    n: Amount
    kind: str = ""
    AMOUNT = True
    ENGLISH = "{who} <puts|put|put> {n:num} or more [{kind:counter}] counters on {on}"

    def kinds(self) -> tuple[type[Event], ...]:
        """Putting counters, and entering with them (122.6)."""
        return PUTTING

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """If one of those players puts enough on such a thing."""
        id, number = put_on(event, new, self.kind)
        if not number or number < self.n.value(scene):
            return None
        player = event.player if isinstance(event, PutCounters) else scene.controller(id)  # 122.6a
        if not (self.who.describes(scene, player) and self.on.describes(scene, id)):
            return None
        return told((self.who, (player,)), (self.on, (id,)), (self, number))
