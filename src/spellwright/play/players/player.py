"""Players: whoever answers decisions."""

from __future__ import annotations

from typing import Protocol

from spellwright.play.game import Game
from spellwright.words.procedure import Choose


class Player(Protocol):
    """Someone who answers the decisions of one seat, or of several."""

    def decide(self, game: Game, decision: Choose) -> int:
        """The index of the option chosen."""
        ...
