"""Having something do something, as an act: "unless its controller has ~ deal 5 damage to them"."""

from __future__ import annotations

from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class HaveItDo(Act):
    """Have something do something."""

    what: ThingDoes
    ENGLISH = "<has|have> {what@bare}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """It does it."""
        return (yield from self.what.perform(scene))
