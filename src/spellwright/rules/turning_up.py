"""708.11. What a face-down permanent would be once it is turned face up, which tells how it is turned up (614.1e)."""

from __future__ import annotations

from spellwright.rules.asking import characteristics
from spellwright.state.events.permanents import TurnFaceUp
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics


def as_turned_up(game: Game, event: TurnFaceUp) -> Characteristics:
    """The characteristics that it would have: let it be turned up in a copy of the game, and look."""
    trial = game.branch()
    event.apply(trial)
    return characteristics(trial, event.object)
