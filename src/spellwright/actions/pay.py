"""Paying as something that a text lets a player do (118.12): mana, life."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act, ActCost, CostAct, Doing
from spellwright.actions.multiplying import times_over
from spellwright.rules.asking import characteristics
from spellwright.rules.paying_life import LIFE_PAID, life_to_pay
from spellwright.rules.payment import can_pay, choose_x_to_pay, pay_costs
from spellwright.rules.scene import GameScene
from spellwright.state.events.damage import LoseLife
from spellwright.words.amounts import Amount, Number
from spellwright.words.costs import Cost, PayMana
from spellwright.words.filters import Countable
from spellwright.words.fractions import Fraction
from spellwright.words.mana import ManaCost
from spellwright.words.owners import Their, Your
from spellwright.words.procedure import Id, Procedure, may
from spellwright.words.quantities import Factor, Rounding
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class Pay(Act):
    """Pay an amount of mana, activating mana abilities for it (118.3, 605.3a)."""

    amount: ManaCost
    often: Factor | None = None
    more: ManaCost | None = None
    each: Countable | None = None
    """For what more is paid: "pays {2} plus an additional {2} for each card named ~ in each graveyard"."""
    ENGLISH = (
        "<pays|pay> [{often}] {amount:mana}",
        "<pays|pay> {amount:mana} plus an additional {more:mana} for each {each@one}",
    )

    def total(self, scene: GameScene) -> ManaCost:
        """All that is paid: "pays twice {X}"."""
        total = times_the_mana(self.amount, 1 if self.often is None else self.often.number)
        if self.more is None or self.each is None:
            return total
        return total.plus(times_the_mana(self.more, self.each.count(scene)))

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Pay it, if the player can; an X that nothing defines is chosen right before (107.3d)."""
        costs = (PayMana(self.total(scene)),)
        if not can_pay(scene.game, scene, player, costs):
            return False
        if self.amount.x and not x_is_defined(scene):
            yield from choose_x_to_pay(scene.game, scene, player, costs)
        yield from pay_costs(scene.game, scene, player, costs)
        return True

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If the player can pay it (118.3)."""
        return can_pay(scene.game, scene, player, (PayMana(self.total(scene)),))

    def multiplied(self, scene: GameScene, times: int) -> Doing:
        """So many times the mana."""
        return replace(self, amount=times_the_mana(self.total(scene), times), often=None, more=None, each=None)


def times_the_mana(amount: ManaCost, times: int) -> ManaCost:
    """So many times a cost of mana."""
    total = ManaCost()
    for _ in range(times):
        total = total.plus(amount)
    return total


@word
class PayManaAndLife(Act):
    """Pay mana and life together: "pay {1} and 1 life"."""

    amount: ManaCost
    amount_of_life: Amount
    ENGLISH = "<pays|pay> {amount:mana} and {amount_of_life:digits} life"

    def _costs(self) -> tuple[Cost, ...]:
        return (PayMana(self.amount), ActCost(PayLife(self.amount_of_life)))

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Both, if the player can."""
        if not self.possible(scene, player):
            return False
        yield from pay_costs(scene.game, scene, player, self._costs())
        return True

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If the player can pay both (118.3)."""
        return can_pay(scene.game, scene, player, self._costs())


@word
class PayRepeatedly(Act):
    """Pay mana any number of times, or up to so many; how often is "that many"."""

    amount: ManaCost
    most: Factor | None = None
    AMOUNT: ClassVar[bool] = True
    ENGLISH = ("<pays|pay> {amount:mana} any number of times", "<pays|pay> {amount:mana} up to {most}")

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Once, and again as long as the player likes and can."""
        costs, times = (PayMana(self.amount),), 0
        while can_pay(scene.game, scene, player, costs) and (self.most is None or times < self.most.number):
            if times and not (yield from may(player, "Pay once more?", "608.2d", self)):
                break
            yield from pay_costs(scene.game, scene, player, costs)
            times += 1
        scene.remember(self.mark, times)
        return times > 0

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If the player can pay it once."""
        return can_pay(scene.game, scene, player, (PayMana(self.amount),))


@word
class PayAnyMana(Act):
    """Pay any amount of mana, as the player likes (107.3d); of several players the amounts are added up."""

    AMOUNT: ClassVar[bool] = True
    ENGLISH = "<pays|pay> any amount of mana"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """One after the other."""
        total, before, costs = 0, scene.effect_x, (PayMana(ManaCost(x=1)),)
        for player in players:
            amount = yield from choose_x_to_pay(scene.game, scene, player, costs)
            yield from pay_costs(scene.game, scene, player, costs)
            total += amount
        scene.effect_x = before
        scene.remember(self.mark, total)
        return total > 0


def x_is_defined(scene: GameScene) -> bool:
    """Whether X has been defined by the text ("where X is ..."), or chosen for the spell or ability (107.3)."""
    if scene.effect_x is not None:
        return True
    if not scene.stack_object:
        return False
    ability = scene.game[scene.stack_object].ability
    if ability is None:
        cost = characteristics(scene.game, scene.stack_object).mana_cost
        return cost is not None and bool(cost.x)
    return any(isinstance(part, PayMana) and part.amount.x for part in getattr(ability, "costs", ()))


@word
class PayLife(CostAct):
    """Pay life (119.4)."""

    amount: Amount
    AMOUNT: ClassVar[bool] = True
    SYNONYMS = True
    ENGLISH = ("<pays|pay> {amount:digits} life", "<pays|pay> life equal to {amount:Quantity}")

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Lose that much; 0 life can always be paid (119.4b)."""
        amount = self.amount.value(scene)
        scene.remember(self.mark, amount)
        if amount <= 0:
            return True
        if not self.possible(scene, player):
            return False
        return bool((yield from bring_about(scene, LoseLife(player, amount, cause=LIFE_PAID), rule="119.4")))

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If the player has as much (119.4)."""
        amount = self.amount.value(scene)
        return amount <= 0 or life_to_pay(scene.game, player) >= amount

    def life(self, scene: Scene) -> int:
        """That much."""
        return max(0, self.amount.value(scene))

    def multiplied(self, scene: GameScene, times: int) -> Doing:
        """So many times the life."""
        return times_over(self, "amount", scene, times)


@word
class PayHalfOfLife(CostAct):
    """Pay half one's life (107.1a, 119.4)."""

    owner: Your | Their
    rounding: Rounding
    AMOUNT: ClassVar[bool] = True
    ENGLISH = "<pays|pay> half {owner} life , {rounding}"

    def _half(self, life: int) -> PayLife:
        return PayLife(Number(Fraction.HALF.of(max(0, life), self.rounding)), mark=self.mark)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Lose that much of what the player has now."""
        return (yield from self._half(scene.life(player)).perform(scene, player))

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If the player may pay life (119.4)."""
        return self._half(scene.life(player)).possible(scene, player)

    def life(self, scene: Scene) -> int:
        """That much."""
        return self._half(scene.life(scene.you)).life(scene)
