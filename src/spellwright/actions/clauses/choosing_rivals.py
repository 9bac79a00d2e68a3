"""The clause in which a player chooses a rival as the target: chosen as the ability is put on the stack (601.2c)."""

from __future__ import annotations

from spellwright.actions.clauses.clause import Full
from spellwright.rules.scene import GameScene
from spellwright.words.procedure import Procedure
from spellwright.words.rivals import RivalTarget
from spellwright.words.word import word


@word
class ChoosesRival(Full):
    """That player chooses target player who controls more creatures than they do and is their opponent."""

    target: RivalTarget
    ENGLISH = "{target}"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """The target has been chosen; it can be spoken of."""
        yield from ()
        return bool(self.target.find(scene))
