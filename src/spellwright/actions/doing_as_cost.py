"""What is done as a cost, as a gerund: "by paying {B}{B} and sacrificing two creatures" (118.1)."""

from __future__ import annotations

from spellwright.actions.discard import Discard
from spellwright.actions.doing import ActCost
from spellwright.actions.exile import Exile
from spellwright.actions.sacrifice import Sacrifice
from spellwright.words.quantified import A
from spellwright.words.word import Word, word


class DoingAsCost(Word):
    """The family of such gerunds."""

    __slots__ = ()
    NAMED = "what is done as a cost"

    def cost(self) -> ActCost:
        """The cost."""
        raise NotImplementedError


@word
class Sacrificing(DoingAsCost):
    """Sacrificing something."""

    what: A
    ENGLISH = "sacrificing {what}"

    def cost(self) -> ActCost:
        """To sacrifice it."""
        return ActCost(Sacrifice(self.what))


@word
class Discarding(DoingAsCost):
    """Discarding something."""

    what: A
    ENGLISH = "discarding {what}"

    def cost(self) -> ActCost:
        """To discard it."""
        return ActCost(Discard(self.what))


@word
class Exiling(DoingAsCost):
    """Exiling something, from where it is said."""

    what: A
    ENGLISH = "exiling {what}"

    def cost(self) -> ActCost:
        """To exile it."""
        return ActCost(Exile(self.what))
