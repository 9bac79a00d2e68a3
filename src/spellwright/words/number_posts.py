"""Posts with numbers: power and toughness, mana value, counters."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TYPE_CHECKING

from spellwright.words.amounts import Amount, Quantity
from spellwright.words.counted import CountersOn
from spellwright.words.filters import Post
from spellwright.words.marks import DESCRIBED
from spellwright.words.owners import Its, Of, Theirs
from spellwright.words.procedure import Id
from spellwright.words.quantities import NumberOf, StatOf
from spellwright.words.references import It, Self, mentioned
from spellwright.words.scene import Scene
from spellwright.words.stats import Compare, Relation, Stat
from spellwright.words.word import word

if TYPE_CHECKING:
    from spellwright.words.quantified import Bare


@word
class WithStat(Post):
    """A number of it, as it is or with a limit: "with power 4 or greater", "with mana value X", "with mana value 2 or 3"."""

    stat: Stat
    amount: Amount
    compare: Compare | None = None
    other: Amount | None = None
    SYNONYMS = True
    ENGLISH = (
        "with {stat} {amount:digits} [{compare}]",
        "with {stat} {amount:digits} or {other:digits}",
        "that have {stat} {amount:digits} [{compare}]",
        "that each have {stat} {amount:digits} [{compare}]",
    )

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether its number is so, or the other one."""
        value, limit = self.stat.of(scene, id), self.amount.value(scene)
        if self.other is not None and value == self.other.value(scene):
            return True
        return value == limit if self.compare is None else self.compare.holds(value, limit)


class Parity(Enum):
    """Whether a number is odd or even; zero is even."""

    ODD = "odd"
    EVEN = "even"


@word
class WithParity(Post):
    """An odd or even mana value."""

    parity: Parity
    READS = frozenset({"mana_value"})
    SYNONYMS = True
    ENGLISH = ("with a {parity} mana value", "with {parity} mana values")

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is so."""
        return scene.mana_value(id) % 2 == (self.parity is Parity.ODD)


@word
class WithEitherStat(Post):
    """Power or toughness with a limit: "with power or toughness 1 or less"."""

    amount: Amount
    compare: Compare
    READS = frozenset({"power", "toughness"})
    ENGLISH = "with power or toughness {amount:digits} {compare}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether one of the two is so."""
        limit = self.amount.value(scene)
        return any(self.compare.holds(stat.of(scene, id), limit) for stat in (Stat.POWER, Stat.TOUGHNESS))


@word
class WithStatBy(Post):
    """A number of it against a quantity: "with power less than or equal to the number of Elves you control"."""

    stat: Stat
    relation: Relation
    amount: Quantity
    LOCAL = False
    ENGLISH = "with {stat} {relation} {amount}"

    def ok(self) -> bool:
        """Its own other number is `WithStatByOwn` (Bedrock Tortoise)."""
        amount = self.amount
        own = isinstance(amount, StatOf) and isinstance(amount.of, Its | Theirs)
        return not (own and isinstance(amount, StatOf) and amount.stat is not self.stat)

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether its number is so; the quantity may be about the thing itself."""
        scene.remember(DESCRIBED, (id,))
        return self.relation.holds(self.stat.of(scene, id), self.amount.value(scene))

    def ends_open(self) -> bool:
        """A quantity ends in a noun phrase, but for another's number: "that creature's power"."""
        if isinstance(self.amount, NumberOf) and isinstance(self.amount.what, CountersOn):
            return not isinstance(self.amount.what.on, Self | It)
        return not isinstance(self.amount, StatOf)


@word
class WithStatOf(Post):
    """A number like the same of another: "with that spell's mana value"."""

    of: Of
    stat: Stat
    LOCAL = False
    ENGLISH = "with {of} {stat}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether its number is that of one of them."""
        return any(self.stat.of(scene, id) == self.stat.of(scene, other) for other in self.of.whose(scene))


@word
class WithTotal(Post):
    """All of them together: "any number of target creature cards with total mana value 6 or less"."""

    stat: Stat
    amount: Amount
    compare: Compare
    ENGLISH = "with total {stat} {amount:digits} {compare}"

    def ok(self) -> bool:
        """A bound that choosing more can only come nearer to."""
        return self.compare is Compare.LESS

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it could be one of them."""
        return self.stat.of(scene, id) <= self.amount.value(scene)

    def fits_together(self, scene: Scene, chosen: tuple[Id, ...], id: Id) -> bool:
        """Whether the sum stays within the bound."""
        return sum(self.stat.of(scene, each) for each in (*chosen, id)) <= self.amount.value(scene)


@word
class WithSum(Post):
    """Power and toughness added: "creature with total power and toughness 5 or less"."""

    amount: Amount
    compare: Compare
    READS = frozenset({"power", "toughness"})
    ENGLISH = "with total power and toughness {amount:digits} {compare}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether its sum is so."""
        total = sum(stat.of(scene, id) for stat in (Stat.POWER, Stat.TOUGHNESS))
        return self.compare.holds(total, self.amount.value(scene))


@word
class WithOtherToughness(Post):
    """Whose two numbers differ: "creature whose power and toughness aren't equal"."""

    READS = frozenset({"power", "toughness"})
    ENGLISH = "whose power and toughness aren't equal"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether they do."""
        return Stat.POWER.of(scene, id) != Stat.TOUGHNESS.of(scene, id)


@word
class WithLesser(Post):
    """Less than what was spoken of: "return target Cleric card with lesser mana value"."""

    stat: Stat
    LOCAL = False
    or_equal: bool = False
    SYNONYMS = True
    ENGLISH = (
        "with lesser {stat}",
        "with a lesser {stat}",
        "with equal or lesser {stat} {or_equal=True}",
        "with a equal or lesser {stat} {or_equal=True}",
    )

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether its number is less than that one's, or equal."""
        mine = self.stat.of(scene, id) - int(self.or_equal)
        return any(mine < self.stat.of(scene, other) for other in mentioned(scene, self.refers))


@word
class WithStatByOwn(Post):
    """Its own numbers against each other: "with toughness greater than its power"."""

    stat: Stat
    relation: Relation
    other: Stat
    ENGLISH = "with {stat} {relation} <its|their:outer> {other}"

    def ok(self) -> bool:
        """No number is compared with itself: that is another object's (Chandra's Ignition)."""
        return self.stat is not self.other

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether they are so."""
        return self.relation.holds(self.stat.of(scene, id), self.other.of(scene, id))


@word
class WithGreatest(Post):
    """The greatest or least of all: "with the greatest power among creatures you control"."""

    stat: Stat
    among: Bare | None = None
    least: bool = False
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "with the greatest {stat} [among {among}]",
        "with the highest {stat} [among {among}]",
        "with the least {stat} [among {among}] {least=True}",
        "with the lowest {stat} [among {among}] {least=True}",
    )

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether none of those has more (or less), where it says of which."""
        return self.among is None or self._has_most(scene, id, self.among.find(scene))

    def foremost(self, scene: Scene, id: Id, others: Iterable[Id]) -> bool:
        """Whether none that the rest of the phrase describes has more (or less), where it doesn't say of which."""
        return self.among is not None or self._has_most(scene, id, others)

    def _has_most(self, scene: Scene, id: Id, others: Iterable[Id]) -> bool:
        values = [self.stat.of(scene, other) for other in others]
        return bool(values) and self.stat.of(scene, id) == (min(values) if self.least else max(values))

    def of_all(self) -> bool:
        """If it doesn't say of which."""
        return self.among is None

    def ends_open(self) -> bool:
        """It ends in a noun phrase, if it has one."""
        return self.among is not None


@word
class WithCounters(Post):
    """At least so many counters: "with a +1/+1 counter on it", "with three or more charge counters on it"."""

    n: Amount
    kind: str = ""
    or_more: bool = False
    LOOKS = frozenset({"counters"})
    ENGLISH = (
        "with {n:count} [{kind:counter}] <counter|counters:n> on (it|them|him|her)",
        "with {n:num} or more [{kind:counter}] counters on (it|them|him|her) {or_more=True}",
    )

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether so many are on it."""
        return scene.counters(id, self.kind) >= self.n.value(scene)


@word
class WithSomeCounters(Post):
    """Counters at all: "creatures you control with +1/+1 counters on them"."""

    kind: str = ""
    LOOKS = frozenset({"counters"})
    ENGLISH = "with [{kind:counter}] counters on (it|them|him|her)"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether one is on it."""
        return scene.counters(id, self.kind) > 0


@word
class WithNoCounters(Post):
    """None of a kind: "with no +1/+1 counters on it"."""

    kind: str = ""
    LOOKS = frozenset({"counters"})
    ENGLISH = "with no [{kind:counter}] counters on (it|them|him|her)"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether none is on it."""
        return scene.counters(id, self.kind) == 0


@word
class HavingCounters(Post):
    """What counters are on it, or that there is none of a kind: "that has a fate counter on it"."""

    n: Amount | None
    kind: str = ""
    negative: bool = False
    LOOKS = frozenset({"counters"})
    ENGLISH = (
        "that <has|have:outer> {n:count} [{kind:counter}] <counter|counters:n> on (it|them|him|her)",
        "that <has|have:outer> [{kind:counter}] counters on (it|them|him|her) {n=None}",
        "that <doesn't|don't:outer> have a {kind:counter} counter on (it|them|him|her) {n=None} {negative=True}",
    )

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether so many are on it, or any at all, or none."""
        least = self.n.value(scene) if self.n is not None else 1
        return (scene.counters(id, self.kind) >= least) != self.negative
