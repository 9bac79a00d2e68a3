"""Costs (118): what a player pays to cast, activate, or do something. The family; verbs that can be costs join it."""

from __future__ import annotations

from typing import ClassVar

from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


class Cost(Word):
    """A part of a total cost."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a cost"

    def mana(self, scene: Scene) -> ManaCost | None:
        """The mana part of it, paid by the payment of the whole total cost; None if there is none (118.1)."""
        return None

    def life(self, scene: Scene) -> int:
        """The life that it costs, so that several payments of life can be added up (119.4)."""
        return 0

    def payable(self, scene: Scene, player: Id) -> bool:
        """Whether the player could pay what isn't mana now (118.3)."""
        return True

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Pay what isn't mana (118.3). What was sacrificed, exiled ... is remembered by its mark."""
        raise NotImplementedError


@word
class PayMana(Cost):
    """An amount of mana as a cost."""

    amount: ManaCost
    ENGLISH = "{amount:mana}"

    def mana(self, scene: Scene) -> ManaCost | None:
        """The amount itself, with X as chosen (107.3)."""
        return self.amount.with_x(scene.x) if self.amount.x else self.amount

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Nothing further: mana is paid with the total cost (601.2h)."""
        yield from ()
