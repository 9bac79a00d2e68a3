"""Pictures of states for comparison, made from their slots, and a walk that refuses whatever is mutable."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

import pytest

from spellwright.state.game import Game as State
from spellwright.state.game import new_epoch
from spellwright.state.history import Entry
from spellwright.state.object import Object
from spellwright.state.player import Player
from spellwright.words.characteristics import Characteristics

NOT_COMPARED = frozenset({"epoch", "derived", "before"})
"""What differs between branches by design, and caches."""


def picture(state: State) -> dict[str, Any]:
    """All slots of a state, with those of its objects and players; values are shared, since they are immutable."""
    shown = {name: getattr(state, name) for name in State.__slots__ if name not in NOT_COMPARED}
    objects = list(state.objects)
    while objects and objects[-1] is None:
        objects.pop()  # a rollback leaves ids unused behind (732.1)
    shown["objects"] = [o and _slots(o) for o in objects]
    shown["players"] = [_slots(player) for player in state.players]
    shown["history"] = _entries(state.history)
    return shown


def _slots(thing: Object | Player) -> tuple[Any, ...]:
    return tuple(getattr(thing, name) for name in type(thing).__slots__ if name not in NOT_COMPARED)


def _entries(entry: Entry | None) -> list[tuple[Any, ...]]:
    found = []
    while entry is not None:
        found.append((entry.event, entry.new, entry.turn, entry.rule, entry.source, entry.number, entry.batch))
        entry = entry.before
    return found


def difference(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """The slots in which two pictures differ."""
    return [name for name in one if one[name] != other[name]]


def mutable_parts(state: State) -> list[str]:
    """Everything within a state that could be edited in place, but for the two lists and the cache."""
    found: list[str] = []
    seen: set[int] = set()
    for name in State.__slots__:
        value = getattr(state, name)
        if name in ("objects", "players"):
            for thing in value:
                for slot in type(thing).__slots__ if thing is not None else ():
                    _walk(getattr(thing, slot), f"{name}.{slot}", found, seen)
        elif name not in ("derived", "before"):
            _walk(value, name, found, seen)
    return found


def _walk(value: Any, where: str, found: list[str], seen: set[int]) -> None:
    while isinstance(value, Entry):
        _walk(value.event, where, found, seen)
        value = value.before
    if value is None or isinstance(value, int | str | type | Enum) or id(value) in seen:
        return
    seen.add(id(value))
    if isinstance(value, tuple | frozenset):
        for item in value:
            _walk(item, where, found, seen)
    elif is_dataclass(value):
        if not type(value).__dataclass_params__.frozen:  # type: ignore[attr-defined]
            found.append(f"{where}: {type(value).__name__} isn't frozen")
        for field in fields(value):
            if not isinstance(value, Characteristics) or field.compare:  # the rest are indexes of its abilities
                _walk(getattr(value, field.name), f"{where}.{field.name}", found, seen)
    elif not callable(value):
        found.append(f"{where}: {type(value).__name__}")


class Poisoned(Object):
    """An object that has been written since: whoever kept it over the change gets an error instead of old values."""

    __slots__ = ()

    def __getattribute__(self, name: str) -> Any:
        raise AssertionError(f"an object was held across a change, and asked for its {name}")


class PoisonedPlayer(Player):
    """The same for a player."""

    __slots__ = ()

    __getattribute__ = Poisoned.__getattribute__


def poison(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """From now on every write replaces the object and poisons the old one; how many were poisoned can be asked."""
    restore = State.restore
    count = [0]

    def write(self: State, id: int, aspect: str) -> Object:
        return _replaced(self, self.objects, id, id, aspect, Poisoned)

    def write_player(self: State, id: int, aspect: str) -> Player:
        return _replaced(self, self.players, id - 1, id, aspect, PoisonedPlayer)

    def _replaced(state: State, things: list[Any], at: int, id: int, aspect: str, kind: type) -> Any:
        old = things[at]
        things[at] = new = old.clone()
        new.epoch = state.epoch
        if old.epoch == state.epoch:
            old.__class__ = kind
            count[0] += 1
        state.touch(id, aspect)
        return new

    def restored(self: State, saved: State) -> None:
        """Branches share nothing, so that only the branch that wrote is poisoned."""
        restore(self, saved)
        self.epoch = new_epoch()
        for things in (self.objects, self.players):
            for at, thing in enumerate(things):
                if thing is not None:
                    copy = things[at] = thing.clone()  # type: ignore[assignment,call-overload]
                    copy.epoch = self.epoch

    monkeypatch.setattr(State, "write", write)
    monkeypatch.setattr(State, "write_player", write_player)
    monkeypatch.setattr(State, "restore", restored)
    return lambda: count[0]
