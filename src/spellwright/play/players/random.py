"""A player who chooses at random."""

from __future__ import annotations

from random import Random

from spellwright.play.game import Game
from spellwright.words.procedure import Choose


class RandomPlayer:
    """Takes any option with the same probability; two of the same seed choose alike."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def decide(self, game: Game, decision: Choose) -> int:
        """An index at random."""
        return int(self._random.random() * len(decision.options))
