"""Paying the mana cost of something as a text lets a player do (118.12): "sacrifice this unless you pay its mana cost"."""

from __future__ import annotations

from spellwright.actions.doing import Act
from spellwright.rules.payment import can_pay, pay_costs
from spellwright.rules.scene import GameScene
from spellwright.words.costs import Cost, PayMana
from spellwright.words.owners import Possessor
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class PayManaCostOf(Act):
    """Pay the mana cost of what was mentioned (202.1); X in it is 0, but on the stack (107.3g)."""

    of: Possessor
    ENGLISH = "<pays|pay> {of} mana cost"

    def _costs(self, scene: GameScene) -> tuple[Cost, ...] | None:
        """Its mana cost, be it several times; None if there is none to pay: that can't be (118.6)."""
        costs: list[Cost] = []
        for id in self.of.whose(scene):
            cost = scene.traits(id).mana_cost
            if cost is None:
                return None
            choices = scene.game[id].choices if scene.zone(id) == "stack" else None
            costs.append(PayMana(cost.with_x(choices.x if choices is not None else 0)))
        return tuple(costs) or None

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Pay it, if the player can."""
        costs = self._costs(scene)
        if costs is None or not can_pay(scene.game, scene, player, costs):
            return False
        yield from pay_costs(scene.game, scene, player, costs)
        return True

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If the player can pay it (118.3)."""
        costs = self._costs(scene)
        return costs is not None and can_pay(scene.game, scene, player, costs)
