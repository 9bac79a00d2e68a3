"""Tracing: what could not happen, noted for whoever asks "why?" while a game is played again with tracing on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.construction import quickly_made
from spellwright.words.procedure import Id


@quickly_made
@dataclass(frozen=True, slots=True)
class Note:
    """An event that was proposed and did not happen: after how many entries, by which rule, and whose ability forbade it."""

    entries: int
    event: Event
    rule: str
    forbidden_by: tuple[Id, Any] | None = None


_notes: ContextVar[list[Note] | None] = ContextVar("notes", default=None)


def trace(game: Game, event: Event, rule: str, forbidden_by: tuple[Id, Any] | None = None) -> None:
    """Note that an event doesn't happen, if somebody listens."""
    notes = _notes.get()
    if notes is not None:
        notes.append(Note(game.entries, event, rule, forbidden_by))


@contextmanager
def tracing() -> Iterator[list[Note]]:
    """Collect the notes of what is played meanwhile."""
    notes: list[Note] = []
    token = _notes.set(notes)
    try:
        yield notes
    finally:
        _notes.reset(token)
