"""Checks of hidden information: what a player may see, and what their view of the game tells of an object."""

from __future__ import annotations

from typing import Any

from spellwright.lab.checking.board import Board, Found, any_is
from spellwright.lab.scenario import Check
from spellwright.play.view import view
from spellwright.rules.visibility import may_see
from spellwright.words.procedure import Id

NOTHING = ""
"""What a check of a view gives as the value of a field that isn't there."""


def visible(board: Board, check: Check) -> Found:
    """A player may see which card an object is, or may not."""
    states = [may_see(board.game, check.player, id) for id in _meant(board, check)]
    return any_is(states, lambda state: state == check.value, lambda state: "visible" if state else "hidden")


def shown(board: Board, check: Check) -> Found:
    """A player's view has this value in that field of an object; "" means that it doesn't have the field."""
    objects = _objects(view(board.game, check.player))
    meant = _meant(board, check)
    values = [each.get(check.text, NOTHING) for each in objects if each.get("id") in meant]
    return any_is(values, lambda value: value == check.value, repr)


def _meant(board: Board, check: Check) -> list[Id]:
    """The objects that a check names, wherever they are."""
    game = board.game
    there = [*game.battlefield, *game.stack, *game.exile, *game.command]
    there += [id for player in game.players for id in (*player.hand, *player.library, *player.graveyard)]
    return board.matching(check, there)


def _objects(value: Any) -> list[dict[str, Any]]:
    """The objects in a view, in whatever place."""
    if isinstance(value, dict):
        inside = [each for part in value.values() for each in _objects(part)]
        return [value, *inside] if "zone" in value else inside
    return [each for part in value for each in _objects(part)] if isinstance(value, list) else []
