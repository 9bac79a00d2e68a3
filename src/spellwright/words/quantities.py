"""Quantities: amounts that have to be worked out. The number of Elves you control, its power, twice that."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from spellwright.words.adjectives import Color
from spellwright.words.amounts import Amount, Number, Quantity, ThatMuch
from spellwright.words.filters import Countable, Filter
from spellwright.words.mana import ANY_COLOR
from spellwright.words.marks import EXCESS, beside
from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.stats import Stat
from spellwright.words.word import word

if TYPE_CHECKING:
    from spellwright.words.groups import Them
    from spellwright.words.owners import Owner, Possessor
    from spellwright.words.players import PlayerNoun, Players
    from spellwright.words.quantified import Bare
    from spellwright.words.references import The, Those


class Measure(Quantity):
    """The family of quantities that are no calculation: a calculation can be made with them."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a quantity"


@word
class NumberOf(Measure):
    """How many there are: "the number of creatures you control"."""

    what: Countable
    LOCAL = False
    many = False
    SYNONYMS = True
    ENGLISH = ("the number of {what@many}", "the total number of {what@many}")

    def value(self, scene: Scene) -> int:
        """Their number."""
        return self.what.count(scene)


@word
class StatOf(Measure):
    """A number of something: "its power", "that creature's mana value"."""

    of: Possessor
    stat: Stat
    LOCAL = False
    many = False
    ENGLISH = "{of} {stat}"

    def value(self, scene: Scene) -> int:
        """Its number, or as last known (608.2h); of several, all together."""
        return sum(self.stat.of(scene, id) for id in self.of.whose(scene))


@word
class StatOfThing(Measure):
    """A number of something, named after it: "the mana value of the exiled card", "the power of target creature"."""

    stat: Stat
    of: Objects
    LOCAL = False
    many = False
    ENGLISH = "the {stat} of {of}"

    def value(self, scene: Scene) -> int:
        """Its number, or as last known (608.2h)."""
        return sum(self.stat.of(scene, id) for id in self.of.find(scene))


@word
class TotalStat(Measure):
    """All together: "the total power of creatures you control", "their total power"."""

    stat: Stat
    of: Bare | Those | Them | The
    LOCAL = False
    many = False
    ENGLISH = "the total {stat} of {of}"

    def value(self, scene: Scene) -> int:
        """The sum."""
        return sum(self.stat.of(scene, id) for id in self.of.find(scene))


@word
class TheirTotal(Measure):
    """All together, of those mentioned: "their total toughness"."""

    of: Possessor
    stat: Stat
    LOCAL = False
    many = False
    ENGLISH = "{of} total {stat}"

    def value(self, scene: Scene) -> int:
        """The sum."""
        return sum(self.stat.of(scene, id) for id in self.of.whose(scene))


@word
class Greatest(Measure):
    """The greatest of all: "the greatest power among creatures you control"."""

    stat: Stat
    among: Bare | Those | Them | The
    LOCAL = False
    many = False
    SYNONYMS = True
    ENGLISH = ("the greatest {stat} among {among}", "the highest {stat} among {among}")

    def value(self, scene: Scene) -> int:
        """The greatest; 0 where there is none (107.2)."""
        return max((self.stat.of(scene, id) for id in self.among.find(scene)), default=0)


@word
class PlayersCounters(Measure):
    """How many counters a player has: "the number of poison counters that player has"."""

    kind: str
    who: Players
    LOOKS = frozenset({"counters"})
    LOCAL = False
    many = False
    ENGLISH = "the number of {kind:counter} counters {who} <has|have>"

    def value(self, scene: Scene) -> int:
        """The counters of all of them."""
        return sum(scene.counters(id, self.kind) for id in self.who.find(scene))


@word
class Devotion(Measure):
    """Your devotion to colours (700.5)."""

    colors: tuple[Color, ...]
    READS = frozenset({"controller"})
    LOOKS = frozenset({"zone"})
    LOCAL = False
    many = False
    ENGLISH = "your devotion to {colors:and}"

    def value(self, scene: Scene) -> int:
        """The mana symbols of those colours among the mana costs of your permanents; each symbol counts once."""
        mask = 0
        for color in self.colors:
            mask |= color.mask
        mine = (id for id in scene.objects("battlefield") if scene.controller(id) == scene.you)
        return sum(_symbols(scene, id, mask) for id in mine)


def _symbols(scene: Scene, id: Id, mask: int) -> int:
    cost = scene.traits(id).mana_cost
    if cost is None:
        return 0
    symbols = (*cost.pips, *cost.two_or, *cost.phyrexian)
    return sum(1 for kinds in symbols if kinds & mask & ANY_COLOR)


@word
class LifeTotal(Measure):
    """A life total: "your life total"."""

    owner: Owner
    LOOKS = frozenset({"life"})
    LOCAL = False
    many = False
    ENGLISH = "{owner} life total"

    def value(self, scene: Scene) -> int:
        """The life of all of them."""
        return sum(scene.life(player) for player in self.owner.players(scene))


@word
class StartingLifeTotal(Measure):
    """The life total with which a player began (103.4): "your starting life total"."""

    owner: Owner
    LOCAL = False
    many = False
    ENGLISH = "{owner} starting life total"

    def value(self, scene: Scene) -> int:
        """That of all of them."""
        return sum(scene.starting_life(player) for player in self.owner.players(scene))


@word
class HighestLifeTotal(Measure):
    """The highest or lowest of all: "the highest life total among players"."""

    noun: PlayerNoun
    lowest: bool = False
    LOOKS = frozenset({"life"})
    LOCAL = False
    many = False
    SYNONYMS = True
    ENGLISH = (
        "the highest life total among your opponents {noun=PlayerNoun.OPPONENT}",
        "the highest life total among {noun@many}",
        "the highest life total among all {noun@many}",
        "the lowest life total among {noun@many} {lowest=True}",
        "the lowest life total among all {noun@many} {lowest=True}",
    )

    def value(self, scene: Scene) -> int:
        """That of the players still in the game."""
        totals = [scene.life(player) for player in self.noun.all(scene)]
        return (min if self.lowest else max)(totals, default=0)


class Deed(Enum):
    """What the text itself has done to some amount."""

    DAMAGE_DEALT = "damage dealt this way"
    DAMAGE = "damage dealt"
    LIFE_LOST = "life lost this way"
    LIFE_PAID = "life paid this way"
    MANA_PAID = "mana paid this way"
    ENERGY_PAID = "{E} paid this way"
    DAMAGE_PREVENTED = "damage prevented this way"
    LIFE_GAINED = "life gained this way"
    EXCESS = "excess damage dealt this way"
    EXCESS_TO_CREATURE = "excess damage dealt to that creature this way"


@word
class ThisWayAmount(Measure):
    """The amount of what the text did: "the damage dealt this way", "the amount of life lost this way"."""

    deed: Deed
    SYNONYMS = True
    LOCAL = False
    many = False
    ENGLISH = ("the amount of {deed}", "the {deed}", "the total amount of {deed}")

    def value(self, scene: Scene) -> int:
        """The number remembered under the mark of that act."""
        assert self.refers, f"{self} refers to nothing"
        in_excess = self.deed in (Deed.EXCESS, Deed.EXCESS_TO_CREATURE)
        return scene.number(excess_mark(self.refers) if in_excess else self.refers)


def excess_mark(mark: int) -> int:
    """Under what the excess of the damage is remembered that is remembered under a mark (120.10)."""
    return beside(mark, EXCESS)


@word
class ChosenNumber(Measure):
    """The number that was chosen for the source."""

    LOOKS = frozenset({"notes"})
    LOCAL = False
    many = False
    ENGLISH = "the chosen number"

    def value(self, scene: Scene) -> int:
        """That number; 0 if none was chosen."""
        chosen = scene.chosen(scene.source, "number")
        return chosen if isinstance(chosen, int) else 0


@word
class GreatestNumberControlled(Measure):
    """The most that one opponent controls: "the greatest number of artifacts an opponent controls"."""

    what: Filter
    READS = frozenset({"controller"})
    LOCAL = False
    many = False
    ENGLISH = "the greatest number of {what@many} a opponent controls"

    def value(self, scene: Scene) -> int:
        """The greatest of those numbers."""
        ids = self.what.candidates(scene)
        return max((sum(scene.controller(id) == p for id in ids) for p in scene.opponents(scene.you)), default=0)


class Factor(Enum):
    """How often a quantity is taken."""

    TWICE = "twice"
    TWO_TIMES = "two times"
    THREE_TIMES = "three times"
    FOUR_TIMES = "four times"
    FIVE_TIMES = "five times"
    TEN_TIMES = "ten times"

    @property
    def number(self) -> int:
        """The number of times."""
        return {"twice": 2, "two times": 2, "three times": 3, "four times": 4, "five times": 5, "ten times": 10}[
            self.value
        ]


@word
class Times(Quantity):
    """A multiple: "twice the number of creatures you control", "twice X"."""

    factor: Factor
    of: Measure
    ENGLISH = "{factor} {of}"

    def value(self, scene: Scene) -> int:
        """So many times that."""
        return self.factor.number * self.of.value(scene)


@word
class TimesAmount(Quantity):
    """A multiple of a plain amount: "twice X", "twice that much"."""

    factor: Factor
    of: Amount
    ENGLISH = "{factor} {of:digits}"

    def value(self, scene: Scene) -> int:
        """So many times that."""
        return self.factor.number * self.of.value(scene)


@word
class TimesThatMany(Quantity):
    """A multiple of a number that was mentioned: "twice that many cards"."""

    factor: Factor
    of: ThatMuch
    ENGLISH = "{factor} {of:num}"

    def ok(self) -> bool:
        """A multiple of X, or of what else is said in digits, is said of that."""
        return isinstance(self.of, ThatMuch)

    def value(self, scene: Scene) -> int:
        """So many times that."""
        return self.factor.number * self.of.value(scene)


class Rounding(Enum):
    """Which way a half is rounded (107.1a)."""

    UP = "rounded up"
    DOWN = "rounded down"


@word
class Half(Quantity):
    """A half: "half your life total, rounded up"."""

    of: Measure
    rounding: Rounding | None = None
    ENGLISH = ("half {of} , {rounding}", "half {of:NumberOf}")

    def value(self, scene: Scene) -> int:
        """The half, rounded as it says (107.1a)."""
        whole = self.of.value(scene)
        return -(-whole // 2) if self.rounding is Rounding.UP else whole // 2


@word
class HalfX(Quantity):
    """Half of X or of that much: "half X, rounded up", "half that much"."""

    of: Amount
    rounding: Rounding
    ENGLISH = "half {of:digits} , {rounding}"

    def value(self, scene: Scene) -> int:
        """The half, rounded as it says (107.1a)."""
        whole = self.of.value(scene)
        return -(-whole // 2) if self.rounding is Rounding.UP else whole // 2


@word
class Plus(Quantity):
    """A sum: "1 plus the number of Elves you control", "the number of Elves you control plus one"."""

    first: Measure | Amount
    second: Measure | Amount
    ENGLISH = (
        "{first:digits} plus {second:Measure}",
        "{first:num} plus {second:Measure}",
        "{first:Measure} plus {second:num}",
        "{first:Measure} plus {second:digits}",
        "{first:Measure} plus {second:Measure}",
        "{first:digits} plus {second:digits}",
        "{first:num} plus {second:num}",
    )
    SYNONYMS = True

    def ok(self) -> bool:
        """Two plain numbers would be one."""
        return not (isinstance(self.first, Number) and isinstance(self.second, Number))

    def value(self, scene: Scene) -> int:
        """The sum."""
        return self.first.value(scene) + self.second.value(scene)


@word
class Minus(Quantity):
    """A difference: "its power minus 2", "7 minus the number of cards in your hand"; it can be negative (107.1b)."""

    first: Measure | Amount
    second: Measure | Amount
    ENGLISH = (
        "{first:digits} minus {second:Measure}",
        "{first:num} minus {second:Measure}",
        "{first:Measure} minus {second:num}",
        "{first:Measure} minus {second:digits}",
        "{first:Measure} minus {second:Measure}",
        "{first:digits} minus {second:num}",
        "{first:digits} minus {second:digits}",
    )
    SYNONYMS = True

    def ok(self) -> bool:
        """Two plain numbers would be one."""
        return not (isinstance(self.first, Number) and isinstance(self.second, Number))

    def value(self, scene: Scene) -> int:
        """The difference."""
        return self.first.value(scene) - self.second.value(scene)


@word
class GreaterOf(Quantity):
    """The greater of two: "the life you gained this turn or the life you lost this turn, whichever is greater"."""

    first: Measure
    second: Measure
    LOCAL = False
    many = False
    ENGLISH = "{first} or {second} , whichever is greater"

    def value(self, scene: Scene) -> int:
        """The one that is greater."""
        return max(self.first.value(scene), self.second.value(scene))


@word
class AsItResolves(Quantity):
    """An amount as it is then: "the number of Wizards you control as this ability resolves" (608.2h)."""

    amount: Measure
    LOCAL = False
    many = False
    ENGLISH = "{amount} as this ability resolves"

    def value(self, scene: Scene) -> int:
        """The amount: it is asked for as the ability resolves."""
        return self.amount.value(scene)
