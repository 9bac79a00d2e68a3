"""Facts about numbers: how many there are, and how amounts compare."""

from __future__ import annotations

from spellwright.words.amounts import Amount, Number, Quantity, X
from spellwright.words.conditions import Fact
from spellwright.words.filters import Countable, Filter
from spellwright.words.quantified import A
from spellwright.words.scene import Scene
from spellwright.words.stats import Compare, Relation
from spellwright.words.word import word
from spellwright.words.zones import Zone


@word
class ThereAre(Fact):
    """How many there are: "there are seven or more cards in your graveyard"."""

    what: Countable
    n: Amount | None = None
    or_fewer: bool = False
    fewer: bool = False
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "there are fewer than {n:num} {what@many} {fewer=True}",
        "there are at least {n:num} {what@many}",
        "there are no {what@many}",
        "there are {n:num} or more {what@many}",
        "there are {n:num} or fewer {what@many} {or_fewer=True}",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether there are so many."""
        number = self.what.count(scene)
        if self.n is None:
            return number == 0
        limit = self.n.value(scene)
        if self.fewer:
            return number < limit
        return number <= limit if self.or_fewer else number >= limit


@word
class ThereIs(Fact):
    """That there is one: "there is a card in your graveyard"."""

    what: Filter
    SYNONYMS = True
    ENGLISH = ("there is a {what@one}", "there 's a {what@one}")
    LOCAL = False

    def holds(self, scene: Scene) -> bool:
        """Whether there is."""
        return self.what.count(scene) > 0


@word
class AreIn(Fact):
    """How many are somewhere: "seven or more cards are in your graveyard"."""

    n: Amount
    what: Filter
    zone: Zone
    LOCAL = False
    ENGLISH = "{n:num} or more {what@many} are in {zone}"

    def holds(self, scene: Scene) -> bool:
        """Whether so many are there."""
        there = self.zone.objects(scene)
        return sum(1 for id in there if self.what.matches(scene, id)) >= self.n.value(scene)


@word
class BothAreIn(Fact):
    """That one of each of two kinds is somewhere: "an instant card and a sorcery card are in your graveyard"."""

    first: A
    second: A
    zone: Zone
    LOCAL = False
    ENGLISH = "{first} and {second} are in {zone}"

    def holds(self, scene: Scene) -> bool:
        """Whether both are there; one card isn't two."""
        there = self.zone.objects(scene)
        first = [id for id in there if self.first.describes(scene, id)]
        second = [id for id in there if self.second.describes(scene, id)]
        return bool(first and second) and len({*first, *second}) > 1


@word
class AreOnBattlefield(Fact):
    """How many are on the battlefield: "five or more creatures are on the battlefield"."""

    n: Amount
    what: Filter
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = (
        "{n:num} or more {what@many} are on the battlefield",
        "no {what@many} are on the battlefield {n=Number(0)}",
    )

    def ok(self) -> bool:
        """No one says "zero or more" (Pyrohemia)."""
        return self.style[0] != 0 or self.n != Number(0)

    def holds(self, scene: Scene) -> bool:
        """Whether so many are."""
        n, number = self.n.value(scene), self.what.count(scene)
        return number >= n if n else number == 0


@word
class QuantityIs(Fact):
    """What a quantity comes to: "its power is 4 or greater", "your devotion to red is less than five"."""

    amount: Quantity
    limit: Amount
    compare: Compare | None = None
    relation: Relation | None = None
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "{amount} is {limit:digits} [{compare}]",
        "{amount} was {limit:digits} [{compare}]",
        "{amount} is {relation} {limit:num}",
        "{amount} is {relation} {limit:digits}",
        "{amount} is {relation} {limit:Quantity}",
        "{amount} was {relation} {limit:Quantity}",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether it is so."""
        value, limit = self.amount.value(scene), self.limit.value(scene)
        if self.relation is not None:
            return self.relation.holds(value, limit)
        return value == limit if self.compare is None else self.compare.holds(value, limit)


@word
class XAgainst(Fact):
    """X against a quantity: "X is greater than or equal to the number of cards in your library"."""

    x: X
    relation: Relation
    limit: Quantity
    LOCAL = False
    ENGLISH = "{x:digits} is {relation} {limit}"

    def holds(self, scene: Scene) -> bool:
        """Whether it stands so to it."""
        return self.relation.holds(self.x.value(scene), self.limit.value(scene))


@word
class XIs(Fact):
    """What X is: "X is 5 or more"."""

    x: X
    n: Amount
    or_less: bool = False
    SYNONYMS = True
    ENGLISH = (
        "{x:digits} is {n:digits} or more",
        "{x:digits} is {n:digits} or greater",
        "{x:digits} is {n:digits} or less {or_less=True}",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether it is so much."""
        value, limit = self.x.value(scene), self.n.value(scene)
        return value <= limit if self.or_less else value >= limit
