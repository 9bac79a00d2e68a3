"""702.120 Escalate."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.rules.offers import Casting
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.costs import Cost
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Escalate(KeywordAbility):
    """Escalate (702.120a)."""

    price: Price
    RULE = "702.120"
    SUMMARY = "You may choose more modes, paying for each beyond the first."
    CALLED = ("escalate",)
    ENGLISH = "escalate {price}"

    def zones(self) -> frozenset[str]:
        """On the stack (702.120a)."""
        return STACK

    def additional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        """Its cost for each mode beyond the first (702.120a)."""
        return self.price.costs(game, me) * max(0, len(casting.choices.modes) - 1)
