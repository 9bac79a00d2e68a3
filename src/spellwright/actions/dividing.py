"""Dividing an amount among targets (601.2d)."""

from __future__ import annotations

from spellwright.rules.scene import GameScene
from spellwright.words.word import Word


class Divides(Word):
    """The family of acts and predicates that divide or distribute an amount among targets."""

    __slots__ = ()

    def division(self, scene: GameScene) -> tuple[int, int]:
        """The mark of the target phrase, and the amount to divide."""
        raise NotImplementedError
