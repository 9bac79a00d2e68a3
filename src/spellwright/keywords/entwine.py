"""702.42 Entwine."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.rules.offers import Casting, Modal, OptionalCost
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Entwine(KeywordAbility):
    """Entwine (702.42a)."""

    price: Price
    RULE = "702.42"
    SUMMARY = "You may pay more to choose all modes."
    CALLED = ("entwine",)
    ENGLISH = "entwine {price}"

    def zones(self) -> frozenset[str]:
        """On the stack (702.42a)."""
        return STACK

    def optional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Its cost, once (702.42a)."""
        yield OptionalCost("entwine", self.price.costs(game, me))

    def widens_modes(self, game: Game, me: Id, modal: Modal) -> Modal:
        """All modes if it was paid, which is announced first (702.42a, 601.4)."""
        choices = game[me].choices
        entwined = choices is not None and "entwine" in choices.paid
        least, most = (modal.number, modal.number) if entwined else (modal.least, modal.most)
        return replace(modal, least=least, most=most, after_costs=True)
