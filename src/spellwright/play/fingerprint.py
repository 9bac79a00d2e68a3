"""A fingerprint of a state: equal for equal positions, in every process."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from hashlib import blake2b
from typing import Any

from spellwright.state.game import Game as State
from spellwright.state.history import Entry
from spellwright.state.object import Object
from spellwright.state.player import Player

CACHES = frozenset({"epoch", "derived", "before", "possible", "state_based"})
"""Slots that follow from the others, or are the same throughout a game."""


def fingerprint(state: State) -> str:
    """A short text that tells positions apart: all that is true now, and what happened this turn."""
    digest = blake2b(digest_size=16)
    texts: dict[int, str] = {}
    for name in State.__slots__:
        if name in CACHES:
            continue
        digest.update(f"{name}={canonical(_compared(state, name), texts)};".encode())
    return digest.hexdigest()


def same(a: State, b: State) -> bool:
    """Whether two states are the same position: as equal fingerprints, but quick where the states share most of it."""
    known: dict[int, str] = {}
    return all(_alike(_compared(a, name), _compared(b, name), known) for name in State.__slots__ if name not in CACHES)


def _compared(state: State, name: str) -> Any:
    """What counts of a slot: of the history this turn's, of the objects those that are still somewhere."""
    if name == "history":
        return [(e.event, e.new, e.rule, e.source, e.batch) for e in state.this_turn()]
    if name == "objects":
        return [o for o in state.objects if o is not None and o.zone != "gone"]
    return getattr(state, name)


def _alike(a: Any, b: Any, known: dict[int, str]) -> bool:
    if a is b:
        return True
    if isinstance(a, tuple | list) and isinstance(b, tuple | list):
        return len(a) == len(b) and all(_alike(one, other, known) for one, other in zip(a, b, strict=True))
    return canonical(a, known) == canonical(b, known)


def canonical(value: Any, known: dict[int, str]) -> str:
    """A value as text, sets sorted. `known` keeps the texts of compound values by identity while they are alive."""
    if value is None or isinstance(value, int | str | bool):
        return repr(value)
    if isinstance(value, tuple | list):
        return "(" + ",".join([canonical(item, known) for item in value]) + ")"
    if isinstance(value, frozenset):
        return "{" + ",".join(sorted(canonical(item, known) for item in value)) + "}"
    if isinstance(value, type):
        return value.__qualname__
    if isinstance(value, Enum):
        return str(value)
    if isinstance(value, Object | Player):
        slots = [name for name in type(value).__slots__ if name not in CACHES]
        return "[" + ",".join([canonical(getattr(value, name), known) for name in slots]) + "]"
    if isinstance(value, Entry):
        return f"entry {value.number}"
    text = known.get(id(value))
    if text is None:
        text = known[id(value)] = _compound(value, known)
    return text


def _compound(value: Any, known: dict[int, str]) -> str:
    kind = type(value)
    if not is_dataclass(kind):
        return kind.__qualname__
    shown = [canonical(getattr(value, name), known) for name in _fields_compared(kind)]
    return f"{kind.__qualname__}({','.join(shown)})"


@cache
def _fields_compared(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.compare)
