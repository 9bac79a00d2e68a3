"""Conditions on a starting deck (103.2a, 702.139b): what each of its cards is, and how many there are."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from spellwright.words.amounts import Amount
from spellwright.words.filters import Filter
from spellwright.words.procedure import Id
from spellwright.words.quantified import A
from spellwright.words.scene import Scene
from spellwright.words.stats import Compare, Stat
from spellwright.words.word import Word, word

MINIMUM = 60
"""The minimum size of a deck in constructed play (100.2a)."""
Deck = tuple[Id, ...]


class DeckCondition(Word):
    """The family of conditions that a starting deck can fulfill."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a condition on a deck"

    def fulfilled(self, scene: Scene, deck: Deck, minimum: int) -> bool:
        """Whether a deck of these cards fulfills it; `minimum` is how many cards a deck must have."""
        raise NotImplementedError


class DeckQuality(Word):
    """The family of what is asked of each of some cards of a deck."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what each card must be"

    def true_of(self, scene: Scene, cards: Deck) -> bool:
        """Whether it is so of these cards."""
        return all(self.fits(scene, card) for card in cards)

    def fits(self, scene: Scene, card: Id) -> bool:
        """Whether it is so of one card."""
        raise NotImplementedError


@word
class ContainsOnly(DeckCondition):
    """Nothing but such cards: "your starting deck contains only cards with odd mana values and land cards"."""

    what: Filter
    other: Filter | None = None
    ENGLISH = "your starting deck contains only {what@many} [and {other@many}]"

    def fulfilled(self, scene: Scene, deck: Deck, minimum: int) -> bool:
        """Whether each card is one or the other."""
        kinds = (self.what,) if self.other is None else (self.what, self.other)
        return all(any(kind.matches(scene, card) for kind in kinds) for card in deck)


@word
class EachCardOfDeck(DeckCondition):
    """Something about each card of a kind: "each creature card in your starting deck is …"."""

    what: Filter
    must: DeckQuality
    ENGLISH = "each {what@one} in your starting deck {must}"

    def fulfilled(self, scene: Scene, deck: Deck, minimum: int) -> bool:
        """Whether it is so of all that there are."""
        return self.must.true_of(scene, tuple(card for card in deck if self.what.matches(scene, card)))


@word
class SoManyMoreThanMinimum(DeckCondition):
    """A large deck: "at least twenty cards more than the minimum deck size"."""

    n: Amount
    ENGLISH = "your starting deck contains at least {n:num} cards more than the minimum deck size"

    def fulfilled(self, scene: Scene, deck: Deck, minimum: int) -> bool:
        """Whether there are as many."""
        return len(deck) >= minimum + self.n.value(scene)


@word
class NoRepeatedSymbol(DeckCondition):
    """No card has the same mana symbol twice in its mana cost."""

    ENGLISH = "no card in your starting deck has more than one of the same mana symbol in its mana cost"

    def fulfilled(self, scene: Scene, deck: Deck, minimum: int) -> bool:
        """Whether that is so (107.4)."""
        costs = (scene.traits(card).mana_cost for card in deck)
        return all(cost is None or max(Counter(cost.symbols()).values(), default=0) <= 1 for cost in costs)


@word
class IsSuchCard(DeckQuality):
    """Is such a card: "is a Cat, Elemental, Nightmare, Dinosaur, or Beast card"."""

    what: A
    ENGLISH = "is {what}"

    def fits(self, scene: Scene, card: Id) -> bool:
        """Whether it is described."""
        return self.what.what.matches(scene, card)


@word
class HasNumber(DeckQuality):
    """Has such a number: "has mana value 2 or less"."""

    stat: Stat
    amount: Amount
    compare: Compare
    ENGLISH = "has {stat} {amount:digits} {compare}"

    def fits(self, scene: Scene, card: Id) -> bool:
        """Whether its number is so."""
        return self.compare.holds(self.stat.of(scene, card), self.amount.value(scene))


@word
class HasActivatedAbility(DeckQuality):
    """Has an activated ability, which basic land types give as well (305.6)."""

    ENGLISH = "has a activated ability"

    def fits(self, scene: Scene, card: Id) -> bool:
        """Whether it has one."""
        traits = scene.traits(card)
        own = any("activation_costs" in meant.hooks() for ability in traits.abilities for meant in ability.means())
        return own or bool(traits.subtypes & {"Plains", "Island", "Swamp", "Mountain", "Forest"})


@word
class HasOtherName(DeckQuality):
    """Has a name that no other of them has."""

    ENGLISH = "has a different name"

    def true_of(self, scene: Scene, cards: Deck) -> bool:
        """Whether no two of them have the same name."""
        return len({scene.traits(card).name for card in cards}) == len(cards)


@word
class SharesCardType(DeckQuality):
    """Shares a card type with all others of them."""

    ENGLISH = "shares a card type"

    def true_of(self, scene: Scene, cards: Deck) -> bool:
        """Whether one card type is common to all."""
        types = [scene.traits(card).types for card in cards]
        return not types or bool(types[0].intersection(*types[1:]))
