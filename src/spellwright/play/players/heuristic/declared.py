"""What was chosen so far in a declaration that is still being made: it isn't part of the state until it is finished."""

from __future__ import annotations

from spellwright.play.game import Game
from spellwright.words.procedure import Id


def declared(game: Game, kind: str) -> dict[Id, Id]:
    """What each creature was told to attack, or to block, since the declaration began; the latest choice for each."""
    chosen: dict[Id, Id] = {}
    for decision, option in game.given():
        if decision.kind != kind:
            break
        chosen.setdefault(decision.about, option)
    return chosen
