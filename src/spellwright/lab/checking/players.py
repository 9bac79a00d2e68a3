"""Checks of players and of the game: life, counters, mana, who has won, whose turn it is."""

from __future__ import annotations

from spellwright.lab.checking.board import Board, Found, count_is
from spellwright.lab.scenario import PLAYERS, Check
from spellwright.words.mana import BIT

LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}


def life(board: Board, check: Check) -> Found:
    """A player's life total."""
    return count_is(board.game.player(check.player).life, check.life)


def player_counters(board: Board, check: Check) -> Found:
    """Counters of a kind that a player has."""
    return count_is(board.game.player(check.player).counters_of(check.counter), check.count)


def mana_pool(board: Board, check: Check) -> Found:
    """So much mana of each of these colours in a player's mana pool."""
    pool = board.game.player(check.player).pool
    numbers = {name: sum(mana.number for mana in pool if mana.kind == BIT[LETTERS[name]]) for name in check.colors}
    wrong = [f"{number} {name}" for name, number in numbers.items() if number != check.count]
    return f"found {', '.join(wrong)}" if wrong else None


def monarch(board: Board, check: Check) -> Found:
    """Who the monarch is; nobody if nobody is told (724)."""
    return _is(_letter(board.game.monarch), _letter(check.who))


def in_game(board: Board, check: Check) -> Found:
    """A player is still in the game, or isn't."""
    player = PLAYERS.get(check.target, check.player)
    return _is(not board.game.player(player).out, check.value is not False)


def won(board: Board, check: Check) -> Found:
    """A player has won, or hasn't."""
    return _is(board.game.player(check.player).out == "won", check.value)


def lost(board: Board, check: Check) -> Found:
    """A player has lost, or hasn't."""
    return _is(board.game.player(check.player).out in ("lost", "conceded"), check.value)


def draw(board: Board, check: Check) -> Found:
    """The game is a draw, or isn't (104.4)."""
    return _is(all(p.out == "drew" for p in board.game.players), check.value)


def game_over(board: Board, check: Check) -> Found:
    """The game is over, or isn't."""
    return _is(board.game.over, check.value)


def result(board: Board, check: Check) -> Found:
    """How the game went for a player: won, lost or draw."""
    out = board.game.player(check.player).out
    return _is({"won": "won", "drew": "draw", "": "going on"}.get(out, "lost"), check.result)


def turn(board: Board, check: Check) -> Found:
    """The number of the turn."""
    return _is(board.game.turn, check.value if check.value is not None else check.count)


def active_player(board: Board, check: Check) -> Found:
    """Whose turn it is."""
    return _is(_letter(board.game.active), _letter(check.player))


def day_night(board: Board, check: Check) -> Found:
    """Whether it is day or night (730)."""
    return _is(board.game.day_night or "neither", check.value)


def has_day_night(board: Board, check: Check) -> Found:
    """Whether it is day or night at all, or neither (730.1)."""
    return _is(bool(board.game.day_night), check.value is not False)


def _letter(player: int) -> str:
    return "AB"[player - 1] if player else "nobody"


def _is(found: object, wanted: object) -> Found:
    return None if found == wanted else f"found {found}"
