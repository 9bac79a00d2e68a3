"""Costs to attack (508.1h-j) and to block (509.1d-f)."""

from __future__ import annotations

from spellwright.rules.asking import asked
from spellwright.rules.payment import can_pay, pay_costs
from spellwright.rules.scene import GameScene, scene_of
from spellwright.state.game import Game
from spellwright.words.costs import Cost, PayMana
from spellwright.words.procedure import NOBODY, Id, Procedure

CostsOf = tuple[tuple[Id, tuple[Cost, ...]], ...]
"""Costs, with the object or effect whose ability asks for them."""


class CombatCosts:
    """The costs of a declaration, added up while it's made. `hook` is "attack_cost" or "block_cost"."""

    __slots__ = ("asking", "game", "hook", "locked", "player")

    def __init__(self, game: Game, player: Id, hook: str) -> None:
        self.game, self.player, self.hook = game, player, hook
        self.asking = tuple(asked(game, hook))
        self.locked: CostsOf = ()

    def any_for(self, creature: Id, other: Id) -> bool:
        """Whether this attack or block must be paid for."""
        return bool(self._costs(creature, other))

    def affordable(self, creature: Id, other: Id) -> bool:
        """Whether it can be paid in addition to what was declared before."""
        costs = self._costs(creature, other)
        return not costs or can_pay(self.game, self._scene(costs), self.player, self._total((*self.locked, *costs)))

    def add(self, creature: Id, other: Id) -> None:
        """Lock in the costs of what was declared (508.1h)."""
        self.locked = (*self.locked, *self._costs(creature, other))

    def pay(self) -> Procedure[None]:
        """Pay them all.

        Raises:
            Illegal: the player can't.
        """
        if self.locked:
            scene, total = self._scene(self.locked), self._total(self.locked)
            yield from pay_costs(self.game, scene, self.player, total)

    def _scene(self, costs: CostsOf) -> GameScene:
        return scene_of(self.game, costs[0][0])

    def _total(self, costs: CostsOf) -> list[Cost]:
        """All these costs together; what is mana becomes an amount, as the ability that asks for it counts it."""
        total: list[Cost] = []
        for me, part in costs:
            scene = scene_of(self.game, me)
            amounts = [(cost, cost.mana(scene)) for cost in part]
            total += [cost if mana is None else PayMana(mana) for cost, mana in amounts]
        return total

    def _costs(self, creature: Id, other: Id) -> CostsOf:
        if other == NOBODY or not self.asking:
            return ()
        asked_of = ((me, getattr(ability, self.hook)(self.game, me, creature, other)) for me, ability in self.asking)
        return tuple((me, costs) for me, costs in asked_of if costs)
