"""Which hooks an event answers to: that of its own class, and those of the kinds that it is also an instance of."""

from __future__ import annotations

from typing import Any

from spellwright.state.events.event import Event
from spellwright.state.game import Game

_kinds: dict[tuple[str, type[Event]], tuple[Any, ...]] = {}
_answered: dict[tuple[str, type[Event]], tuple[frozenset[Any], bool]] = {}


def kinds(what: str, event: type[Event]) -> tuple[Any, ...]:
    """The hooks of this sort ("replaces", "forbids", "triggers") for an event of this class."""
    found = _kinds.get((what, event))
    if found is None:
        classes = [c for c in event.__mro__ if issubclass(c, Event) and c is not Event]
        found = _kinds[what, event] = tuple((what, c) for c in classes)
    return found


def answered(game: Game, what: str, event: Event) -> bool:
    """Whether something in the game might answer one of them; remembered for the hooks that are possible in it."""
    key = (what, type(event))
    known = _answered.get(key)
    if known is None or known[0] is not game.possible:
        known = _answered[key] = (game.possible, any(hook in game.possible for hook in kinds(*key)))
    return known[1]
