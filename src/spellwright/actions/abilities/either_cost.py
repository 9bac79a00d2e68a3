"""Activated abilities with two costs, of which whoever activates them pays one: "{3}, {T} or {W}, {T}: …" (602.1a)."""

from __future__ import annotations

from spellwright.actions.abilities.activated import Activated
from spellwright.actions.abilities.content import Content
from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.actions.doing import ActCost
from spellwright.actions.walking import once
from spellwright.words.ability import Ability
from spellwright.words.costs import Cost
from spellwright.words.word import word


@word
class EitherCost(Paragraph):
    """An ability that is activated for one cost or for another."""

    costs: tuple[Cost, ...]
    others: tuple[Cost, ...]
    content: Content
    ENGLISH = "{costs:costs} or {others:costs} : {content}"

    def ok(self) -> bool:
        """Each of them is the cost of an activated ability; one of two acts is one cost (Bullseye, Death Dealer)."""
        if isinstance(self.costs[-1], ActCost) and isinstance(self.others[0], ActCost):
            return False
        return all(each.ok() for each in self._both())

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """It for the one cost, and it for the other: nothing else asks which it was."""
        return once("both", self, self._both)

    def _both(self) -> tuple[Activated, Activated]:
        return Activated(self.costs, self.content), Activated(self.others, self.content)
