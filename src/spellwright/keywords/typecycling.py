"""702.29 Typecycling, a variant of cycling."""

from __future__ import annotations

from spellwright.actions.walking import once
from spellwright.cr.subtypes import CARD_TYPES
from spellwright.keywords.cycling import Cycled
from spellwright.keywords.finding import find_and_take
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.keywords.saying import Meant, activated
from spellwright.words.kinds import AdjectiveModifier, KindNames, Modifier, OfSubtype, OfType
from spellwright.words.nouns import Noun, Things
from spellwright.words.word import word


@word
class Typecycling(KeywordAbility):
    """Typecycling (702.29e): "plainscycling", "basic landcycling"."""

    type: str
    price: Price
    modifiers: tuple[Modifier, ...] = ()
    RULE = "702.29"
    SUMMARY = "For the cost, you may discard it to search for a card of that type."
    CALLED = ("cycling",)
    ENGLISH = "{modifiers} {type:cycling} {price}"

    def means(self) -> Meant:
        """Search your library for a card of that type and put it into your hand (702.29e)."""
        costs = (*self.price.payments, Cycled())
        return once("typecycling", self, lambda: (activated(costs, *find_and_take(self._card())),))

    def _card(self) -> Things:
        """The card as a noun phrase has it: adjectives are of the whole phrase."""
        adjectives = tuple(m.what for m in self.modifiers if isinstance(m, AdjectiveModifier))
        types = tuple(m for m in self.modifiers if not isinstance(m, AdjectiveModifier))
        kind = (OfType if self.type in CARD_TYPES else OfSubtype)(types, self.type)
        return Things(adjectives, nouns=(Noun.CARD,), names=KindNames((kind,)))
