"""Checks of permanents: how many, tapped, their size, damage, counters, what is attached."""

from __future__ import annotations

from spellwright.lab.checking.board import Board, Found, any_is, count_is
from spellwright.lab.matching_names import is_called
from spellwright.lab.scenario import Check
from spellwright.rules.asking import characteristics
from spellwright.rules.base_size import base_size


def permanent_count(board: Board, check: Check) -> Found:
    """So many permanents (of that name) of a player."""
    return count_is(len(board.permanents(check, check.who or check.player)), check.count)


def permanent_exists(board: Board, check: Check) -> Found:
    """At least one permanent of that name, of a player if one is told."""
    found = bool(board.permanents(check, check.player))
    return count_is(found, check.value if isinstance(check.value, bool) else True)


def token_count(board: Board, check: Check) -> Found:
    """So many tokens of that name of a player."""
    tokens = [id for id in board.permanents(check, check.player) if board.game[id].token]
    return count_is(len(tokens), check.count)


def tapped_count(board: Board, check: Check) -> Found:
    """So many permanents of that name are tapped, or are not."""
    found = [id for id in board.permanents(check, check.who) if board.game[id].tapped == check.tapped]
    return count_is(len(found), check.count)


def tapped(board: Board, check: Check) -> Found:
    """A permanent of that name is tapped, or is not."""
    states = [board.game[id].tapped for id in board.permanents(check)]
    return any_is(states, lambda state: state == check.value, lambda state: "tapped" if state else "untapped")


def power_and_toughness(board: Board, check: Check) -> Found:
    """One of the permanents of that name has that power and toughness; with scope "all" each of them."""
    ids = board.permanents(check, check.player)
    if board.midway and not ids:
        ids = board.permanents(check)  # midway it is the first permanent of that name, whoever's
    sizes = [_size(board, id) for id in ids]
    wanted = (check.power, check.toughness)
    if check.scope == "all":
        others = [size for size in sizes if size != wanted]
        return any_is(others or sizes, lambda size: size == wanted, _told)
    return any_is(sizes, lambda size: size == wanted, _told)


def base_power_and_toughness(board: Board, check: Check) -> Found:
    """A permanent's base power and toughness: before effects and counters that change them, or switch them (613.4c-d)."""
    sizes = [base_size(board.game, id) for id in board.permanents(check, check.player)]
    return any_is(sizes, lambda size: size == (check.power, check.toughness), _told)


def power(board: Board, check: Check) -> Found:
    """A permanent's power."""
    sizes = [_size(board, id)[0] for id in board.permanents(check, check.player)]
    return any_is(sizes, lambda size: size == check.value)


def toughness(board: Board, check: Check) -> Found:
    """A permanent's toughness."""
    sizes = [_size(board, id)[1] for id in board.permanents(check, check.player)]
    return any_is(sizes, lambda size: size == check.value)


def _size(board: Board, id: int) -> tuple[int, int]:
    """Power and toughness; what has none counts as 0/0."""
    values = characteristics(board.game, id)
    return values.power or 0, values.toughness or 0


def _told(size: tuple[int, int]) -> str:
    return f"{size[0]}/{size[1]}"


def damage(board: Board, check: Check) -> Found:
    """Damage marked on a permanent."""
    marked = [board.game[id].damage for id in board.permanents(check, check.player)]
    return any_is(marked, lambda amount: amount == check.damage)


def counters(board: Board, check: Check) -> Found:
    """Counters of a kind on a permanent."""
    numbers = [board.game[id].counters_of(check.counter) for id in board.permanents(check, check.player)]
    return any_is(numbers, lambda number: number == check.count)


def attached(board: Board, check: Check) -> Found:
    """A permanent has an attachment of that name, or hasn't."""
    game = board.game
    states = [
        any(game[other].attached_to == id and is_called(game, other, check.attachment) for other in game.battlefield)
        for id in board.permanents(check, check.player)
    ]
    return any_is(states, lambda state: state == check.value, lambda state: "attached" if state else "not attached")
