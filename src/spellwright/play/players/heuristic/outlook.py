"""What a position is worth with what is about to come of it."""

from __future__ import annotations

from spellwright.play.players.heuristic.attacking import lethal_together
from spellwright.play.players.heuristic.worth import WON, worth
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def outlook(game: Game, me: Id) -> float:
    """The worth of the position; before the player's own combat, an attack that would win counts half as much as that."""
    value = worth(game, me)
    if game.over or game.active != me or game.step != "precombat main" or game.player(me).out:
        return value
    return value + (WON / 2 if any(lethal_together(game, me, other) for other in game.opponents(me)) else 0.0)
