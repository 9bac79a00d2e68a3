"""Let players play a game to its end."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.play.game import Game
from spellwright.play.players.player import Player


def play_out(game: Game, players: Sequence[Player], most: int | None = None) -> Game:
    """Let players answer the decisions of a game, until it is over.

    Args:
        game: the game; it is played on itself.
        players: one for each seat, or a single one for all of them.
        most: stop after so many decisions.
    """
    answered = 0
    while (decision := game.decision) is not None and (most is None or answered < most):
        player = players[decision.decider - 1] if len(players) > 1 else players[0]
        game.answer(player.decide(game, decision))
        answered += 1
    return game
