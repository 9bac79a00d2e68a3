"""Events (700.1): a change is an event, and its `apply` is the only code that writes state.

`Event` is what can be forbidden, replaced, logged and seen by triggers; it goes through `spellwright.rules.happen`. `Note`
kinds of book-keeping (`Bookkeeping`) are applied through `note_down` only: priority passed, choices made, what was checked.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, ClassVar

from spellwright.state.game import Game
from spellwright.state.history import Entry
from spellwright.words.construction import quickly_made
from spellwright.words.procedure import NOBODY, Id

Used = tuple[Any, ...]
NOT_USED: Used = ()


@dataclass(frozen=True, slots=True)
class Event:
    """The base of all events. A proposal is a value; a replaced one is another value (`dataclasses.replace`).

    `used` are the effects that had their chance to change it, inherited by what it becomes (614.5). `by_rule` is the
    number of the rule that makes it happen where that differs among events that happen together (704.5).
    """

    RULE: ClassVar[str] = "700.1"
    LIBRARY: ClassVar[bool] = False
    """Whether it moves, reveals or shuffles cards of a library, which can't be reversed (732.1)."""
    ONE_BY_ONE: ClassVar[bool] = False
    """Whether several of it happen one after the other, never at the same time (121.2)."""

    PLAIN: ClassVar[bool] = False
    """Whether it happens to no object, can happen in any state, and neither contains events nor consists of some."""

    used: Used = field(default=NOT_USED, compare=False, repr=False, kw_only=True)
    by_rule: str = field(default="", compare=False, repr=False, kw_only=True)

    def __init_subclass__(cls) -> None:
        cls.PLAIN = all(
            getattr(cls, name) is getattr(Event, name) for name in ("subject", "possible", "parts", "sequence")
        )
        if "__dataclass_fields__" in vars(cls):
            quickly_made(cls)

    def affected(self, game: Game) -> Id:
        """The player who chooses among replacement effects: affected, or controller of the affected object (616.1)."""
        raise NotImplementedError

    @property
    def subject(self) -> Id:
        """The object that it happens to, whose own abilities are asked wherever they function; 0 if it has none."""
        return NOBODY

    def possible(self, game: Game) -> bool:
        """Whether it can happen at all in this state: an impossible part of an instruction is ignored (101.3)."""
        return True

    def parts(self, game: Game) -> tuple[Event, ...]:
        """The events contained in it, each replaced in its own right after it and applied before it (616.1g)."""
        return ()

    def sequence(self, game: Game) -> tuple[Event, ...]:
        """The events of which it is an instruction: they happen one after the other, and it is nothing besides (121.2a)."""
        return ()

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        """Make the change; the id of what it made comes back, or 0. `new` is the id to use again when it's redone."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Bookkeeping:
    """A change that nothing in the game can see: applied, neither logged nor replaced."""

    def __init_subclass__(cls) -> None:
        if "__dataclass_fields__" in vars(cls):
            quickly_made(cls)

    def apply(self, game: Game) -> None:
        """Make the change."""
        raise NotImplementedError


def record(game: Game, event: Event, rule: str = "", source: Id = NOBODY, new: Id = NOBODY) -> Entry:
    """Apply an event and log it with the number of the rule that made it happen, its own class's if none is given.

    `new` is the id of what it made before, if it is done again (732.1).
    """
    new = event.apply(game, new)
    game.entries = number = game.entries + 1
    rule = event.by_rule or rule or event.RULE
    game.history = entry = Entry(event, new, game.turn, rule, source, number, game.batch, game.history)
    return entry


def record_together(game: Game, events: Iterable[Event], rule: str = "", source: Id = NOBODY) -> list[Entry]:
    """Apply and log events that happen at the same time: what is known now is last known of whatever leaves (608.2h)."""
    game.before = game.derived
    game.batch += 1
    entries: list[Entry] = []
    for event in events:
        entries.append(record(game, event, rule, source))  # noqa: PERF401 (a comprehension is one more call)
    game.before = None
    return entries


def note_down(game: Game, change: Bookkeeping) -> None:
    """Apply a piece of book-keeping."""
    change.apply(game)


def controller_of(game: Game, id: Id) -> Id:
    """Who controls an object now (108.4), by the layers if they are worked out; a player is their own."""
    if id < 10:
        return id
    known = game.derived.controllers.get(id)
    return known if known is not None else game[id].controller


def reckon_with_counters(game: Game, *kinds: str) -> None:
    """Keyword counters of these kinds are there: what they give may be asked from now on (122.1b; for events only)."""
    for kind, ability in game.option("keyword counters", ()):
        if kind in kinds:
            game.possible = game.possible | frozenset(ability.hooks())
