"""702.33 Multikicker."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.keywords.times import ANY_NUMBER_OF_TIMES
from spellwright.rules.offers import Casting, OptionalCost
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Multikicker(KeywordAbility):
    """Multikicker (702.33c)."""

    price: Price
    RULE = "702.33"
    SUMMARY = "You may pay more any number of times as you cast it, for more effect."
    CALLED = ("kicker", "multikicker")
    ENGLISH = "multikicker {price}"

    def zones(self) -> frozenset[str]:
        """On the stack (702.33a)."""
        return STACK

    def optional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Its cost any number of times (702.33c)."""
        yield OptionalCost(f"kicker {self.price.label}", self.price.costs(game, me), ANY_NUMBER_OF_TIMES)

    def has_status(self, game: Game, me: Id, name: str) -> bool:
        """The spell, or the permanent it became, is kicked if a kicker cost was paid (702.33d, 400.7d)."""
        choices = game[me].choices
        return name == "kicked" and choices is not None and any(paid.startswith("kicker") for paid in choices.paid)
