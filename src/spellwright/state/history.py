"""What has happened, what waits to, and effects that are on no object (603, 611, 614)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from spellwright.state.choices import Memory
from spellwright.words.ability import Ability
from spellwright.words.procedure import NOBODY, Id

if TYPE_CHECKING:
    from spellwright.state.events.event import Event


class Entry:
    """One line of the history, newest first: `before` is the line before it, so that copying a game copies one pointer.

    `new` is the id of what the event made or moved, `source` the object whose text made it happen, `rule` the number of
    the rule that did. Entries of one `batch` happened at the same time. None of it is ever written again; it is no
    dataclass because play makes more of them than of anything else.
    """

    __slots__ = ("event", "new", "turn", "rule", "source", "number", "batch", "before")

    def __init__(
        self, event: Event, new: Id, turn: int, rule: str, source: Id, number: int, batch: int, before: Entry | None
    ) -> None:
        self.event: Final = event
        self.new: Final = new
        self.turn: Final = turn
        self.rule: Final = rule
        self.source: Final = source
        self.number: Final = number
        self.batch: Final = batch
        self.before: Final = before


@dataclass(frozen=True, slots=True)
class Until:
    """When an effect ends (611.2a-b, 514.2).

    Kinds: "end of turn" (with "this turn": 514.2), "end of combat", "your next turn", "your next upkeep", "your next end
    step", "end of your next upkeep" and "end of your next turn" (of `player`), "game", "source leaves", "while" (as long
    as `condition` holds),
    "next time" (ended by its own use), "once" (a delayed trigger: ends by triggering, 603.7b). `turn` is the turn in
    which the effect began.
    """

    kind: str
    player: Id = NOBODY
    turn: int = 0
    condition: Any = None


@dataclass(frozen=True, slots=True)
class Floating:
    """An effect on no object: a replacement, a delayed trigger, a continuous effect or a restriction, until it ends.

    `key` is a negative id of its own. `locked` are the objects it affects where they were fixed as it began (611.2c).
    `memory` holds what its text had mentioned by then.
    """

    key: Id
    ability: Ability
    source: Id
    controller: Id
    timestamp: int
    until: Until
    once: bool = False
    locked: tuple[Id, ...] | None = None
    memory: Memory = ()
    x: int = 0


@dataclass(frozen=True, slots=True)
class Waiting:
    """A triggered ability that has triggered and isn't on the stack yet (603.3).

    Equal ones are still two: `number` tells them apart. `memory` holds what the trigger event mentioned.
    """

    ability: Ability
    source: Id
    controller: Id
    event: Event | None
    new: Id = NOBODY
    memory: Memory = ()
    number: int = 0
