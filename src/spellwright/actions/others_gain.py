"""118.3, 119.7. Life that others gain, as a cost: "you may have an opponent gain 3 life"."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.rules.happen import is_forbidden
from spellwright.rules.scene import GameScene
from spellwright.state.events.damage import GainLife
from spellwright.words.amounts import Amount
from spellwright.words.costs import Cost
from spellwright.words.players import APlayer, EachPlayer
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class OthersGain(Cost):
    """Another player, or each, gains life; it can't be paid if nobody, or not each of them, can gain any."""

    who: APlayer | EachPlayer
    amount: Amount
    many = True
    ENGLISH = "have {who} gain {amount:digits} life"

    def payable(self, scene: Scene, player: Id) -> bool:
        """If there is such a player who can gain life (119.7)."""
        assert isinstance(scene, GameScene)
        players, able = self.who.find(scene), self._able(scene)
        return bool(able) and (isinstance(self.who, APlayer) or len(able) == len(players))

    def _able(self, scene: GameScene) -> tuple[Id, ...]:
        amount = self.amount.value(scene)
        return tuple(each for each in self.who.find(scene) if not is_forbidden(scene.game, GainLife(each, amount)))

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Who it is, is chosen as it is paid."""
        assert isinstance(scene, GameScene)
        players = yield from self.who.pick(scene, player, self._able(scene))
        amount = self.amount.value(scene)
        yield from bring_about(scene, *(GainLife(each, amount) for each in players))
