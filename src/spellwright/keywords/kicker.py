"""702.33 Kicker."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.rules.offers import Casting, OptionalCost
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Kicker(KeywordAbility):
    """Kicker (702.33a)."""

    price: Price
    other: Price | None = None
    RULE = "702.33"
    SUMMARY = "You may pay more as you cast it, for more effect."
    CALLED = ("kicker",)
    ENGLISH = "kicker {price} [and/or {other}]"

    def zones(self) -> frozenset[str]:
        """On the stack (702.33a)."""
        return STACK

    def optional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Each of its costs once (702.33a-b)."""
        for price in (self.price, self.other):
            if price is not None:
                yield OptionalCost(f"kicker {price.label}", price.costs(game, me))

    def has_status(self, game: Game, me: Id, name: str) -> bool:
        """The spell, or the permanent it became, is kicked if a kicker cost was paid (702.33d, 400.7d)."""
        choices = game[me].choices
        return name == "kicked" and choices is not None and any(paid.startswith("kicker") for paid in choices.paid)
