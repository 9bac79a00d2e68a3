"""702.138 Escape."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.keywords.alternative_cost import at_price
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import OwnManaCost, Price
from spellwright.rules.hooks import Way
from spellwright.rules.layers_5_and_6 import AddAbilities
from spellwright.rules.ways import by_face
from spellwright.state.game import Game
from spellwright.words.ability import GRAVEYARD
from spellwright.words.costs import Cost
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class HasEscapePlus(Lasting):
    """Has escape; the cost is its mana cost plus another cost (Underworld Breach)."""

    plus: Cost
    FOR_OBJECTS = True
    ENGLISH = "<has|have> escape {.} the escape cost is equal to the card's mana cost plus {plus}"

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """The keyword with that cost."""
        escape = Escape(OwnManaCost(plus=(self.plus,)))
        return (AddAbilities(holding.subject, (escape,), condition=holding.condition, zones=("graveyard",)),)


@word
class Escape(KeywordAbility):
    """Escape (702.138a)."""

    price: Price
    RULE = "702.138"
    SUMMARY = "You may cast it from your graveyard for its escape cost."
    CALLED = ("escape",)
    ENGLISH = "escape {price}"

    def zones(self) -> frozenset[str]:
        """In its owner's graveyard (702.138a)."""
        return GRAVEYARD

    def ways_to_cast(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """From the graveyard, for this cost (702.138a)."""
        if game[me].owner == player:
            for way in by_face(game, Way(me)):
                priced = at_price(game, way, "escape", self.price, "702.138a")
                if priced is not None:
                    yield priced
