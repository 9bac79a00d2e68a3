"""Costs (118): what a player pays to cast, activate, or do something. The family; verbs that can be costs join it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


class Cost(Word):
    """A part of a total cost."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a cost"
    TAP_SYMBOL: ClassVar[bool] = False
    """Whether it is {T} or {Q} (107.5, 107.6): a creature's ability with it waits for a turn (302.6, 602.5a)."""
    ITSELF: ClassVar[bool] = False
    """Whether it is paid with nothing but its own source, and so only once: tapping it, sacrificing it."""

    def mana(self, scene: Scene) -> ManaCost | None:
        """The mana part of it, paid by the payment of the whole total cost; None if there is none (118.1)."""
        return None

    def zones_of_source(self) -> tuple[str, ...]:
        """The zones in which the source must be to pay it, if that isn't the battlefield (113.6m)."""
        return ()

    def life(self, scene: Scene) -> int:
        """The life that it costs, so that several payments of life can be added up (119.4)."""
        return 0

    def times(self, scene: Scene) -> int | None:
        """How often it could be paid, if that is with something of its own source and without a choice; else None."""
        return None

    def has_x(self) -> bool:
        """Whether there is an X in it whose value is chosen as it's paid (107.3a)."""
        return False

    def wants_tapped(self) -> bool | None:
        """Whether it can be paid only if its source is tapped (True) or untapped (False); None if neither."""
        return None

    def payable(self, scene: Scene, player: Id) -> bool:
        """Whether the player could pay what isn't mana now (118.3)."""
        return True

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Pay what isn't mana (118.3). What was sacrificed, exiled ... is remembered by its mark."""
        raise NotImplementedError


def has_tap_symbol(costs: Iterable[Cost]) -> bool:
    """Whether {T} is among these costs (107.5); {Q} isn't the same."""
    return any(cost.TAP_SYMBOL and cost.wants_tapped() is False for cost in costs)


@word
class PayMana(Cost):
    """An amount of mana as a cost."""

    amount: ManaCost
    ENGLISH = "{amount:mana}"

    def mana(self, scene: Scene) -> ManaCost | None:
        """The amount itself, with X as chosen (107.3)."""
        return self.amount.with_x(scene.x) if self.amount.x else self.amount

    def has_x(self) -> bool:
        """If the amount has one."""
        return self.amount.x > 0

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Nothing further: mana is paid with the total cost (601.2h)."""
        yield from ()
