"""107.4f: the life that is paid for Phyrexian symbols, as a part of a total cost."""

from __future__ import annotations

from spellwright.rules.happen import happen
from spellwright.rules.paying_life import LIFE_PAID, life_to_pay
from spellwright.state.events.damage import LoseLife
from spellwright.words.costs import Cost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class LifeForSymbols(Cost):
    """Life, as it was announced for such symbols (601.2b); no words of its own."""

    amount: int

    def life(self, scene: Scene) -> int:
        """That much."""
        return self.amount

    def payable(self, scene: Scene, player: Id) -> bool:
        """If the player has as much (119.4)."""
        return life_to_pay(scene.game, player) >= self.amount

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Lose it (119.4)."""
        yield from happen(scene.game, LoseLife(player, self.amount, LIFE_PAID), rule="107.4f", source=scene.source)
