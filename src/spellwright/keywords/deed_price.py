"""Costs of keywords that are no other costs: doing something, or one or the other mana (118.1)."""

from __future__ import annotations

from spellwright.actions.doing import Act, CostAct
from spellwright.keywords.price import Price
from spellwright.rules.scene import GameScene
from spellwright.words.costs import Cost, PayMana
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class DeedPrice(Price):
    """Doing something that is no cost elsewhere: "Cumulative upkeep—Draw a card."."""

    acts: tuple[Act, ...]
    many = True
    ENGLISH = "⸺ {acts:costs} {.}"

    def ok(self) -> bool:
        """What can be a cost anywhere is said as one."""
        return not any(isinstance(act, CostAct) for act in self.acts)

    @property
    def payments(self) -> tuple[Cost, ...]:
        """Doing it."""
        return tuple(map(DeedCost, self.acts))


@word
class DeedCost(Cost):
    """An act as a cost of a keyword."""

    act: Act

    def payable(self, scene: Scene, player: Id) -> bool:
        """If it could be done (118.3)."""
        assert isinstance(scene, GameScene)
        return self.act.possible(scene, player)

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Do it."""
        assert isinstance(scene, GameScene)
        yield from self.act.perform(scene, player)


@word
class EitherPrice(Price):
    """One symbol or another, chosen each time it is paid: "Cumulative upkeep {G} or {W}", "Equip {2} or {B}"."""

    first: ManaCost
    second: ManaCost
    ENGLISH = "{first:mana} or {second:mana}"

    def ok(self) -> bool:
        """Each is one symbol of one color, or the first {2}, so that both together are a hybrid symbol (107.4e)."""
        return _one_color(self.second) and (_one_color(self.first) or self.first == ManaCost(2))

    @property
    def payments(self) -> tuple[Cost, ...]:
        """Paying either."""
        if not self.first.pips:
            return (PayMana(ManaCost(two_or=self.second.pips)),)
        return (PayMana(ManaCost(pips=(self.first.pips[0] | self.second.pips[0],))),)


def _one_color(cost: ManaCost) -> bool:
    return cost == ManaCost(pips=cost.pips) and len(cost.pips) == 1
