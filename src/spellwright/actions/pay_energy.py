"""107.14. Paying energy: so many symbols, an amount that is worked out, or as much as one likes."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import CostAct, Doing
from spellwright.actions.multiplying import times_over
from spellwright.rules.scene import GameScene
from spellwright.state.events.permanents import RemoveCounters
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.word import word


def pay_energy(scene: GameScene, player: Id, number: int) -> Procedure[bool]:
    """Remove as many energy counters from the player; none if there aren't as many."""
    if number <= 0:
        return True
    if scene.counters(player, "energy") < number:
        return False
    return bool((yield from bring_about(scene, RemoveCounters(player, "energy", number), rule="107.14")))


@word
class PayEnergy(CostAct):
    """Pay energy: remove as many energy counters from oneself (107.14)."""

    number: int
    ENGLISH = "<pays|pay> {number:energy}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Remove them."""
        return (yield from pay_energy(scene, player, self.number))

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If the player has as many."""
        return scene.counters(player, "energy") >= self.number

    def multiplied(self, scene: GameScene, times: int) -> Doing:
        """So many times the energy."""
        return replace(self, number=self.number * times)


@word
class PayAmountOfEnergy(CostAct):
    """Pay an amount of energy that is said in words: "pay eight {E}", "an amount of {E} equal to its mana value"."""

    number: Amount
    AMOUNT: ClassVar[bool] = True
    SYNONYMS = True
    ENGLISH = ("<pays|pay> an amount of {E} equal to {number:Quantity}", "<pays|pay> {number:num} {E}")

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Remove as many counters."""
        number = self.number.value(scene)
        scene.remember(self.mark, number)
        return (yield from pay_energy(scene, player, number))

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If the player has as many."""
        return scene.counters(player, "energy") >= self.number.value(scene)

    def multiplied(self, scene: GameScene, times: int) -> Doing:
        """So many times the energy."""
        return times_over(self, "number", scene, times)


@word
class PayAnyEnergy(CostAct):
    """Pay as much energy as the player likes, perhaps at least one (107.14): it is remembered how much."""

    some: bool = False
    AMOUNT: ClassVar[bool] = True
    ENGLISH = ("<pays|pay> any amount of {E}", "<pays|pay> one or more {E} {some=True}")

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player chooses how much."""
        scene.remember(self.mark, 0)
        if not self.possible(scene, player):
            return False
        options = range(int(self.some), scene.counters(player, "energy") + 1)
        number = yield from choose(player, options, "number", "How much energy do you pay?", "107.14", scene.source)
        scene.remember(self.mark, number)
        return (yield from pay_energy(scene, player, number))

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If the player has one, where it must be one."""
        return not self.some or scene.counters(player, "energy") > 0
