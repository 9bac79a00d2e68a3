"""States as bytes: a state is pickled without its caches, its history as a list (a chain would be too deep)."""

from __future__ import annotations

from typing import Any

from spellwright.state.derived import Derived
from spellwright.state.game import Game, new_epoch
from spellwright.state.history import Entry
from spellwright.state.object import Object
from spellwright.state.player import Player

LEFT_OUT = ("epoch", "derived", "before", "history", "objects", "players")


def to_values(state: Game) -> dict[str, Any]:
    """The slots of a state as plain values."""
    values = {name: getattr(state, name) for name in Game.__slots__ if name not in LEFT_OUT}
    values["history"] = _entries(state)
    values["objects"] = [None if o is None else _slots(o) for o in state.objects]
    values["players"] = [_slots(p) for p in state.players]
    return values


def from_values(values: dict[str, Any]) -> Game:
    """The state of which these are the values."""
    state = Game(len(values["players"]), 0)
    for name in Game.__slots__:
        if name not in LEFT_OUT:
            setattr(state, name, values[name])
    state.objects = [None if o is None else _filled(Object.__new__(Object), o) for o in values["objects"]]
    state.players = [_filled(Player.__new__(Player), p) for p in values["players"]]
    state.history = _chain(values["history"])
    state.derived, state.before, state.epoch = Derived(), None, new_epoch()
    return state


def _entries(state: Game) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = []
    entry = state.history
    while entry is not None:
        found.append((entry.event, entry.new, entry.turn, entry.rule, entry.source, entry.number, entry.batch))
        entry = entry.before
    return found[::-1]


def _chain(entries: list[tuple[Any, ...]]) -> Entry | None:
    last: Entry | None = None
    for event, new, turn, rule, source, number, batch in entries:
        last = Entry(event, new, turn, rule, source, number, batch, last)
    return last


def _slots(value: Object | Player) -> dict[str, Any]:
    return {name: getattr(value, name) for name in type(value).__slots__ if name != "epoch"}


def _filled(value: Any, slots: dict[str, Any]) -> Any:
    for name, slot in slots.items():
        setattr(value, name, slot)
    value.epoch = 0
    return value
