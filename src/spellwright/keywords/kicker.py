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
    nonzero: bool = False
    """Whether the X of its cost can't be 0."""
    RULE = "702.33"
    SUMMARY = "You may pay more as you cast it, for more effect."
    CALLED = ("kicker",)
    SYNONYMS = True
    ENGLISH = (
        "kicker {price} [and/or {other}]",
        "kicker {price} and/or kicker {other}",
        "kicker {price} . X can't be 0 {.} {nonzero=True}",
    )

    def zones(self) -> frozenset[str]:
        """On the stack (702.33a)."""
        return STACK

    def optional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Each of its costs once (702.33a-b)."""
        for price in (self.price, self.other):
            if price is not None:
                yield OptionalCost(f"kicker {price.label}", price.costs(game, me))

    def least_x(self) -> int:
        """The least X with which it can be kicked (107.3a)."""
        return 1 if self.nonzero else 0

    def has_status(self, game: Game, me: Id, name: str) -> bool:
        """The spell, or the permanent it became, is kicked if a kicker cost was paid (702.33d, 400.7d)."""
        choices = game[me].choices
        return name == "kicked" and choices is not None and any(paid.startswith("kicker") for paid in choices.paid)
