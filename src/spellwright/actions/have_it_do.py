"""Having something or somebody do something: "unless its controller has ~ deal 5 damage to them"."""

from __future__ import annotations

from spellwright.actions.clauses.clause import Full
from spellwright.actions.clauses.player_does import PlayerDoes
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.words.players import You
from spellwright.words.procedure import Id, Procedure, may
from spellwright.words.word import word


@word
class HaveItDo(Act):
    """Have something do something."""

    what: ThingDoes
    ENGLISH = "<has|have> {what@bare}"

    def ok(self) -> bool:
        """What is never an instruction isn't done (Clone)."""
        return not self.what.only_static()

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """It does it."""
        return (yield from self.what.perform(scene))


@word
class MayHavePlayer(Full):
    """You may have a player do something: "you may have target opponent discard a card"."""

    what: PlayerDoes
    ENGLISH = "you may have {what@bare}"

    def ok(self) -> bool:
        """The player is told to do it, and isn't you."""
        return not self.what.may and not isinstance(self.what.who, You)

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Ask, then let the player do it."""
        if not (yield from may(scene.you, "Have them do this?", "608.2d", self)):
            return False
        return (yield from self.what.perform(scene))

    def optional(self) -> bool:
        """Always."""
        return True
