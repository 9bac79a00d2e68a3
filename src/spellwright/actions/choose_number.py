"""Choosing a number between two as an act of its own (608.2d), taken up as "that many"."""

from __future__ import annotations

from typing import ClassVar

from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.words.amounts import Number
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.word import word


@word
class ChooseNumberBetween(Act):
    """Choose a number between these, both of them included."""

    least: Number
    most: Number
    AMOUNT: ClassVar[bool] = True
    ENGLISH = "<chooses|choose> a number between {least:digits} and {most:digits}"

    def ok(self) -> bool:
        """From the smaller to the greater."""
        return self.least.n < self.most.n

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Ask the player."""
        numbers = range(self.least.n, self.most.n + 1)
        chosen = yield from choose(player, numbers, "number", "Choose a number", "608.2d", scene.source)
        scene.remember(self.mark, chosen)
        return True
