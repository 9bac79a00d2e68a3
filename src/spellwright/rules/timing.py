"""When players may cast, play and activate: 117.1, 304.1, 307.1, 116.2."""

from __future__ import annotations

from spellwright.state.game import Game
from spellwright.words.procedure import Id

MAIN_PHASES = ("precombat main", "postcombat main")


def sorcery_speed(game: Game, player: Id) -> bool:
    """Whether it is a main phase of the player's turn and the stack is empty (117.1a, 307.1, 602.5d)."""
    return game.active == player and not game.stack and game.step in MAIN_PHASES
