"""Declarations of attackers and blockers (508.1c-d, 509.1b-c): which small choices can still be completed legally.

A declaration is made slot by slot: each creature takes what it attacks or blocks, or nobody. It's legal if it disobeys
no restriction and obeys as many requirements as any legal one could that costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from spellwright.words.construction import quickly_made
from spellwright.words.procedure import NOBODY, Id

Chosen = tuple[Id, ...]
"""What the slots decided so far have taken, in their order."""


@quickly_made
@dataclass(frozen=True, slots=True)
class Slot:
    """One small choice: what a creature attacks or blocks.

    `options` begin with nobody. `obeyed` tells how many requirements each option obeys, `costs` whether it must be paid
    for. `follows` means that it is a further choice of the creature before: what else it blocks (509.1a).
    """

    creature: Id
    options: tuple[Id, ...]
    obeyed: tuple[int, ...]
    costs: tuple[bool, ...]
    follows: bool = False


def _nothing_forbidden(chosen: Chosen) -> bool:
    return False


def _nothing_more(chosen: Chosen) -> int:
    return 0


@quickly_made
@dataclass(frozen=True, slots=True)
class Declaration:
    """All slots of a declaration, and what concerns several of them.

    `forbidden` tells of a finished declaration whether it disobeys a restriction, `hopeless` of an unfinished one if
    every way to finish it would. `more` counts the requirements that a finished declaration obeys as a whole, at most
    `most_more` of them.
    """

    slots: tuple[Slot, ...]
    forbidden: Callable[[Chosen], bool] = _nothing_forbidden
    hopeless: Callable[[Chosen], bool] = _nothing_forbidden
    more: Callable[[Chosen], int] = _nothing_more
    most_more: int = 0

    @property
    def simple(self) -> bool:
        """Whether every choice is legal whatever the others are: nothing is required, nothing restricted jointly."""
        if self.forbidden is not _nothing_forbidden or self.more is not _nothing_more:
            return False
        for slot in self.slots:
            if any(slot.obeyed):
                return False
        return True

    def options(self, chosen: Chosen, needed: int) -> list[Id]:
        """What the next slot may take, so that the declaration can still be completed legally."""
        slot = self.slots[len(chosen)]
        allowed = [option for option in slot.options if self._fits(chosen, option)]
        if self.simple:
            return allowed
        return [option for option in allowed if self._best((*chosen, option), needed) >= needed]

    def needed(self) -> int:
        """The most requirements that can be obeyed without disobeying restrictions, and without paying (508.1d)."""
        return 0 if self.simple else max(0, self._best((), self._bound(0)))

    def _fits(self, chosen: Chosen, option: Id) -> bool:
        """Whether it fits to what the same creature took before: nothing twice, and nothing after it was enough."""
        at = len(chosen)
        while self.slots[at].follows:
            at -= 1
            if option != NOBODY and chosen[at] in (NOBODY, option):
                return False
        return True

    def _bound(self, at: int) -> int:
        """No more requirements than this can be obeyed from that slot on."""
        return sum(max(slot.obeyed) for slot in self.slots[at:]) + self.most_more

    def _obeyed(self, chosen: Chosen) -> int:
        """How many requirements the single choices made so far obey."""
        pairs = zip(self.slots, chosen, strict=False)
        return sum(slot.obeyed[slot.options.index(option)] for slot, option in pairs)

    def _best(self, chosen: Chosen, enough: int) -> int:
        """The most requirements that a legal completion without further costs obeys; -1 if there is none.

        The search stops once it has found `enough`.
        """
        if self.hopeless(chosen):
            return -1
        at = len(chosen)
        if at == len(self.slots):
            return -1 if self.forbidden(chosen) else self._obeyed(chosen) + self.more(chosen)
        slot = self.slots[at]
        best = -1
        so_far = self._obeyed(chosen)
        for number in sorted(range(len(slot.options)), key=lambda n: -slot.obeyed[n]):
            option = slot.options[number]
            if slot.costs[number] or not self._fits(chosen, option):
                continue
            if so_far + slot.obeyed[number] + self._bound(at + 1) <= best:
                continue
            best = max(best, self._best((*chosen, option), enough))
            if best >= enough:
                break
        return best
