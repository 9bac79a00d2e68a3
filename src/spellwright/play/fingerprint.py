"""A fingerprint of a state: equal for equal positions, in every process."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
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
        if name == "history":
            value: Any = [(e.event, e.new, e.rule, e.source, e.batch) for e in state.this_turn()]
        elif name == "objects":
            value = [o for o in state.objects if o is not None and o.zone != "gone"]
        else:
            value = getattr(state, name)
        digest.update(f"{name}={canonical(value, texts)};".encode())
    return digest.hexdigest()


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
    if not is_dataclass(value):
        return type(value).__qualname__
    shown = [canonical(getattr(value, field.name), known) for field in fields(value) if field.compare]
    return f"{type(value).__qualname__}({','.join(shown)})"
