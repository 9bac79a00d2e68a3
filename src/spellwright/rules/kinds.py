"""Which hooks an event answers to: that of its own class, and those of the kinds that it is also an instance of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from spellwright.rules.layer_index import place_of
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Burying, Entering, Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

T = TypeVar("T")

KINDS_OF_MOVES: dict[str, type[Move]] = {"battlefield": Entering, "graveyard": Burying}
"""The moves to these zones, which abilities speak of most, are kinds of their own: so they don't ask about all others."""
WHAT = ("triggers", "replaces", "forbids")

_kinds: dict[tuple[str, type[Event]], tuple[Any, ...]] = {}
_answered: dict[tuple[str, type[Event]], tuple[frozenset[Any], bool]] = {}
_changeable: dict[type[Event], tuple[frozenset[Any], bool]] = {}
_ignored: dict[type[Event], tuple[frozenset[Any], bool]] = {}


def kind_of(event: Event) -> type[Event]:
    """The kind of event that it is."""
    if event.__class__ is Move:
        return KINDS_OF_MOVES.get(event.to, Move)
    return event.__class__


def kinds(what: str, kind: type[Event]) -> tuple[Any, ...]:
    """The hooks of this sort ("replaces", "forbids", "triggers") for events of this kind."""
    found = _kinds.get((what, kind))
    if found is None:
        classes = [c for c in kind.__mro__ if issubclass(c, Event) and c is not Event]
        found = _kinds[what, kind] = tuple((what, c) for c in classes)
    return found


def narrowed(kinds: tuple[type[Event], ...], moves_to: tuple[str, ...]) -> tuple[type[Event], ...]:
    """These kinds of events, moves only to those zones, if some are named."""
    if not moves_to:
        return kinds
    moves = tuple(KINDS_OF_MOVES[zone] for zone in moves_to)
    return tuple(each for kind in kinds for each in (moves if kind is Move else (kind,)))


def answered(game: Game, what: str, event: Event) -> bool:
    """Whether something in the game might answer one of them; remembered for the hooks that are possible in it."""
    key = (what, kind_of(event))
    known = _answered.get(key)
    if known is None or known[0] is not game.possible:
        known = _answered[key] = (game.possible, not game.possible.isdisjoint(kinds(*key)))
    return known[1]


def changeable(game: Game, event: Event) -> bool:
    """Whether something in the game might replace or forbid it; remembered likewise."""
    kind = kind_of(event)
    known = _changeable.get(kind)
    if known is None or known[0] is not game.possible:
        possible = game.possible
        found = not (possible.isdisjoint(kinds("replaces", kind)) and possible.isdisjoint(kinds("forbids", kind)))
        known = _changeable[kind] = (possible, found)
    return known[1]


def ignored(game: Game, event: Event) -> bool:
    """Whether nothing in the game might answer any of them, of whichever sort; remembered likewise."""
    kind = event.__class__ if event.__class__ is not Move else kind_of(event)
    known = _ignored.get(kind)
    if known is None or known[0] is not game.possible:
        nothing = all(game.possible.isdisjoint(kinds(what, kind)) for what in WHAT)
        known = _ignored[kind] = (game.possible, nothing)
    return known[1]


def together(lists: Sequence[list[tuple[Id, T]]]) -> list[tuple[Id, T]]:
    """Those who answer several hooks of one event, each once, in the order in which all who answer one hook stand."""
    if len(lists) == 1:
        return lists[0]
    each_once = {(me, id(ability)): (me, ability) for found in lists for me, ability in found}
    return sorted(each_once.values(), key=lambda pair: place_of(pair[0]))
