"""One of two things to do, as the player chooses: "discard a card or pay {2}" (608.2d), also as a cost (601.2b)."""

from __future__ import annotations

from spellwright.actions.doing import Act, CostAct, Doing
from spellwright.actions.pay import Pay
from spellwright.rules.scene import GameScene
from spellwright.words.costs import Cost
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.scene import Scene
from spellwright.words.word import word


def one_of(scene: GameScene, player: Id, acts: tuple[Act, ...]) -> Procedure[bool]:
    """Let the player choose one that can be done, and do it."""
    able = [act for act in acts if act.possible(scene, player)]
    if not able:
        return False
    chosen = yield from choose(player, able, "choose", "Which of them do you do?", "608.2d", scene.source)
    return (yield from chosen.perform(scene, player))


@word
class EitherAct(Doing):
    """Either of two acts."""

    first: CostAct | Pay
    second: CostAct | Pay
    ENGLISH = "{first} or {second}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The one that the player chooses."""
        return (yield from one_of(scene, player, (self.first, self.second)))

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If one of them is."""
        return self.first.possible(scene, player) or self.second.possible(scene, player)


@word
class EitherActCost(Cost):
    """Either of two acts as a cost of an ability: "Sacrifice an artifact or discard a nonland card: …"."""

    first: CostAct
    second: CostAct
    many = True
    ENGLISH = "{first} or {second}"

    def payable(self, scene: Scene, player: Id) -> bool:
        """If one of them could be done in full (118.3)."""
        assert isinstance(scene, GameScene)
        return self.first.possible(scene, player) or self.second.possible(scene, player)

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Do the one that the player chooses."""
        assert isinstance(scene, GameScene)
        yield from one_of(scene, player, (self.first, self.second))
