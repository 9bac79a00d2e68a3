"""What "for each" and "the number of" count that no noun phrase says: counters, types among things, a party."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from spellwright.cr.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from spellwright.words.adjectives import COLOR_BITS, Color
from spellwright.words.amounts import Amount
from spellwright.words.conditions import Fact
from spellwright.words.filters import Countable, Filter
from spellwright.words.mana import COLORS, ManaCost
from spellwright.words.owners import Possessor
from spellwright.words.procedure import Id
from spellwright.words.quantities import Deed
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.target_phrases import left_out
from spellwright.words.word import word

if TYPE_CHECKING:
    from spellwright.words.groups import Them
    from spellwright.words.quantified import Bare
    from spellwright.words.references import Those
    from spellwright.words.zones import Zone

_BASICS = frozenset(BASIC_LAND_TYPES)
_CREATURES = frozenset(CREATURE_TYPES)
FIVE = tuple(color for color in Color if color.mask in COLORS)
"""The five colours, as words."""


@word
class OtherThings(Countable):
    """The others: "other creature you control"."""

    what: Filter
    LOCAL = False
    ENGLISH = "other {what}"

    def count(self, scene: Scene) -> int:
        """All but the source, or but what it refers to; for each of several, all but that one."""
        out, there = left_out(scene, self), self.what.candidates(scene)
        return len(there) - min(1, sum(1 for id in there if id in out))


@word
class CountersOn(Countable):
    """Counters: "+1/+1 counter on ~", "counter on it"."""

    on: Objects
    kind: str = ""
    LOOKS = frozenset({"counters"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "[{kind:counter}] <counter|counters:outer> on {on}",
        "[{kind:counter}] <counter|counters:outer> among {on:Bare}",
    )

    def count(self, scene: Scene) -> int:
        """The counters on all of them."""
        return sum(scene.counters(id, self.kind) for id in self.on.find(scene))


class Sort(Enum):
    """What differs among things and can be counted."""

    BASIC_LAND_TYPE = "<basic land type|basic land types>"
    CARD_TYPE = "<card type|card types>"
    CREATURE_TYPE = "<creature type|creature types>"
    COLOR = "<color|colors>"
    NAME = "<name|names>"
    MANA_VALUE = "<mana value|mana values>"
    POWER = "<power|powers>"
    MANA_COST = "<mana cost|mana costs>"

    def of(self, scene: Scene, id: Id) -> frozenset[object]:
        """What of that sort an object has."""
        traits = scene.traits(id)
        if self is Sort.BASIC_LAND_TYPE:
            return frozenset(traits.subtypes & _BASICS)
        if self is Sort.CARD_TYPE:
            return frozenset(traits.types)
        if self is Sort.CREATURE_TYPE:
            return frozenset(traits.subtypes & _CREATURES)
        if self is Sort.COLOR:
            return frozenset(bit for bit in COLOR_BITS.values() if traits.colors & bit)
        if self is Sort.MANA_COST:
            return frozenset({traits.mana_cost} - {None})
        if self is Sort.NAME:
            return frozenset({traits.name} - {""})
        return frozenset({scene.mana_value(id) if self is Sort.MANA_VALUE else traits.power})


@word
class DifferentAmong(Countable):
    """How many different ones there are: "card type among cards in your graveyard"."""

    sort: Sort
    among: Bare | Those | Them
    different: bool = False
    READS = frozenset({"types", "subtypes", "colors", "name", "mana_value", "power"})
    LOCAL = False
    ENGLISH = "{different?different} {sort} among {among}"

    def count(self, scene: Scene) -> int:
        """The number of different ones."""
        found: set[object] = set()
        for id in self.among.find(scene):
            found |= self.sort.of(scene, id)
        return len(found)


@word
class CardsFewerThan(Countable):
    """What is missing to a number: "card fewer than three in their hand"."""

    n: Amount
    zone: Zone
    LOCAL = False
    ENGLISH = "card fewer than {n:num} in {zone}"

    def count(self, scene: Scene) -> int:
        """How many are missing."""
        return max(0, self.n.value(scene) - len(self.zone.objects(scene)))


@word
class OpponentsYouHave(Countable):
    """How many opponents you have (102.2)."""

    LOCAL = False
    ENGLISH = "<opponent|opponents:outer> you have"

    def count(self, scene: Scene) -> int:
        """Those still in the game."""
        return len(scene.opponents(scene.you))


PARTY = ("Cleric", "Rogue", "Warrior", "Wizard")


@word
class PartyMembers(Countable):
    """The creatures in your party (700.8): up to one each of Cleric, Rogue, Warrior and Wizard."""

    READS = frozenset({"types", "subtypes", "controller"})
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = "<creature|creatures:outer> in your party"

    def count(self, scene: Scene) -> int:
        """As many of the four roles as your creatures can fill, each creature one of them (700.8a)."""
        creatures: list[tuple[str, ...]] = []
        for id in scene.objects("battlefield"):
            traits = scene.traits(id)
            if scene.controller(id) == scene.you and "creature" in traits.types:
                creatures.append(tuple(role for role in PARTY if role in traits.subtypes))
        filled: dict[str, int] = {}
        return sum(_joins(creatures, number, filled, set()) for number in range(len(creatures)))


@word
class FullParty(Fact):
    """You have one of each role in your party: "you have a full party" (700.8c)."""

    READS = PartyMembers.READS
    LOOKS = PartyMembers.LOOKS
    LOCAL = False
    ENGLISH = "you have a full party"

    def holds(self, scene: Scene) -> bool:
        """Whether there are four creatures in it."""
        return PartyMembers().count(scene) == len(PARTY)


def _joins(creatures: list[tuple[str, ...]], number: int, filled: dict[str, int], tried: set[str]) -> bool:
    """Whether one more creature finds a role, others changing theirs if need be; `filled` says who has which."""
    for role in creatures[number]:
        if role in tried:
            continue
        tried.add(role)
        if role not in filled or _joins(creatures, filled[role], filled, tried):
            filled[role] = number
            return True
    return False


@word
class ColorsOf(Countable):
    """The colours of something: "for each of its colors"."""

    of: Possessor
    READS = frozenset({"colors"})
    LOCAL = False
    ENGLISH = "of {of} colors"

    def count(self, scene: Scene) -> int:
        """How many colours it has (105.2)."""
        return sum(scene.traits(id).colors.bit_count() for id in self.of.whose(scene))


@word
class ManaSymbols(Countable):
    """Symbols of a colour in the mana costs of things: chroma (207.2c)."""

    symbol: ManaCost
    among: Bare | Those | Them
    LOCAL = False
    ENGLISH = "{symbol:mana} in the mana costs of {among}"

    def count(self, scene: Scene) -> int:
        """The mana symbols of that colour, hybrid ones included."""
        return sum(_symbols_of(scene.traits(id).mana_cost, self.symbol.colors) for id in self.among.find(scene))


@word
class ColoredSymbols(Countable):
    """The same with the colour in words: "red mana symbol in the mana costs of permanents you control"."""

    color: Color
    among: Bare | Those | Them
    LOCAL = False
    ENGLISH = "{color} mana <symbol|symbols:outer> in the mana costs of {among}"

    def ok(self) -> bool:
        """One color."""
        return self.color in FIVE

    def count(self, scene: Scene) -> int:
        """The mana symbols of that colour, hybrid ones included."""
        return sum(_symbols_of(scene.traits(id).mana_cost, self.color.mask) for id in self.among.find(scene))


def _symbols_of(cost: ManaCost | None, colors: int) -> int:
    """How many symbols of a cost are of these colours (107.4e-f)."""
    if cost is None:
        return 0
    return sum(1 for kinds in (*cost.pips, *cost.two_or, *cost.phyrexian) if kinds & colors)


@word
class OneThisWay(Countable):
    """What the text did, one by one: "1 damage prevented this way", "1 life lost this way"."""

    deed: Deed
    LOCAL = False
    ENGLISH = "1 {deed}"

    def count(self, scene: Scene) -> int:
        """The number remembered under the mark of that act."""
        assert self.refers, f"{self} refers to nothing"
        return scene.number(self.refers)


@word
class OneLifeGained(Countable):
    """The life that you gained as the trigger says, one by one: "1 life you gained" (119.3)."""

    LOCAL = False
    ENGLISH = "1 life you gained"

    def count(self, scene: Scene) -> int:
        """The amount that was told."""
        assert self.refers, f"{self} refers to nothing"
        return scene.number(self.refers)


@word
class OneLifeLost(Countable):
    """The life that you lost as the trigger says, one by one: "1 life you lost" (119.3)."""

    LOCAL = False
    ENGLISH = "1 life you lost"

    def count(self, scene: Scene) -> int:
        """The amount that was told."""
        assert self.refers, f"{self} refers to nothing"
        return scene.number(self.refers)


@word
class AndEach(Countable):
    """Two sorts of things counted together: "land you control and each land card in your graveyard"."""

    first: Filter
    second: Countable
    LOCAL = False
    ENGLISH = "{first@one} and each {second@one}"

    def count(self, scene: Scene) -> int:
        """Both numbers."""
        return self.first.count(scene) + self.second.count(scene)


@word
class CountersThisWay(Countable):
    """The counters that the text, or its cost, removed: "storage counter removed this way"."""

    kind: str = ""
    LOCAL = False
    ENGLISH = "[{kind:counter}] <counter|counters:outer> removed this way"

    def count(self, scene: Scene) -> int:
        """The number remembered under the mark of that act."""
        assert self.refers, f"{self} refers to nothing"
        return scene.number(self.refers)


@word
class SoManyCountersThisWay(Countable):
    """The same, so many at a time: "for each five counters removed this way"."""

    n: Amount
    kind: str = ""
    LOCAL = False
    ENGLISH = "{n:num} [{kind:counter}] counters removed this way"

    def count(self, scene: Scene) -> int:
        """How often that number is contained in the number that was removed."""
        assert self.refers, f"{self} refers to nothing"
        return scene.number(self.refers) // max(1, self.n.value(scene))


@word
class CountersYouHave(Countable):
    """Counters that you have: "experience counter you have" (122.1)."""

    kind: str
    LOOKS = frozenset({"counters"})
    LOCAL = False
    ENGLISH = "{kind:counter} counter you have"

    def count(self, scene: Scene) -> int:
        """Their number."""
        return scene.counters(scene.you, self.kind)
