"""Asking abilities: who answers which hook, and what an object's characteristics are now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spellwright.rules.hooks import Hooks
from spellwright.rules.layers import derived
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import FIRST_OBJECT, Id


def characteristics(game: Game, id: Id) -> Characteristics:
    """What the object is now (613); of one that has left, what was last known (608.2h)."""
    d = game.derived
    current = (d if d.fresh else derived(game)).current
    if current is not None and id in current:
        return current[id]
    o = game[id]
    return o.last_known or o.copiable


def controller(game: Game, id: Id) -> Id:
    """Who controls an object (108.4), a player (themselves), or a floating effect (a negative id)."""
    if id >= FIRST_OBJECT:
        d = game.derived
        controllers = (d if d.fresh else derived(game)).controllers
        return controllers[id] if id in controllers else game[id].controller
    if id >= 0:
        return id
    for floating in game.floating:
        if floating.key == id:
            return floating.controller
    return 0


def asked(game: Game, hook: Any) -> Sequence[tuple[Id, Hooks]]:
    """Everyone whose ability functions where it is, and every floating effect, that answers this hook."""
    if hook not in game.possible:
        return ()
    d = game.derived
    hooks: dict[Any, Any] = (d if d.fresh else derived(game)).hooks
    found: Sequence[tuple[Id, Hooks]] = hooks.get(hook, ())
    return found


def own(game: Game, id: Id, hook: Any) -> Sequence[Hooks]:
    """The object's own abilities that answer this hook, whatever its zone."""
    if hook not in game.possible:
        return ()
    found: Sequence[Any] = characteristics(game, id).hooks.get(hook, ())
    return found


def is_type(game: Game, id: Id, kind: str) -> bool:
    """Whether the object is of a card type now."""
    return kind in characteristics(game, id).types


def noted(game: Game) -> list[Id]:
    """The permanents about which keywords remember something."""
    return [o.id for o in game.permanents() if o.notes]
