"""Adjectives: what stands before the noun of a noun phrase."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from spellwright.words.dependence import NOTHING, Dependence
from spellwright.words.filters import Adjective
from spellwright.words.mana import BIT
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word

COLOR_BITS = {"white": BIT["W"], "blue": BIT["U"], "black": BIT["B"], "red": BIT["R"], "green": BIT["G"]}


class Color(Enum):
    """The five colours (105.1), and what having none, one or several is called (105.2)."""

    WHITE = "white"
    BLUE = "blue"
    BLACK = "black"
    RED = "red"
    GREEN = "green"
    COLORLESS = "colorless"
    MONOCOLORED = "monocolored"
    MULTICOLORED = "multicolored"

    @property
    def mask(self) -> int:
        """The bit of one of the five; 0 for the others."""
        return COLOR_BITS.get(self.value, 0)

    def fits(self, colors: int) -> bool:
        """Whether something with these colours is so."""
        if self.mask:
            return bool(colors & self.mask)
        number = colors.bit_count()
        if self is Color.COLORLESS:
            return number == 0
        return number == 1 if self is Color.MONOCOLORED else number > 1


class Supertype(Enum):
    """The supertypes that stand before a noun (205.4)."""

    BASIC = "basic"
    LEGENDARY = "legendary"
    SNOW = "snow"
    WORLD = "world"


KICKED = "paid kicker"
"""The status of a spell for which a kicker cost was paid, and of the permanent it became (702.33d)."""


class State(Enum):
    """States and roles of an object, each with the status that the scene knows it by."""

    TAPPED = "tapped"
    UNTAPPED = "untapped"
    ATTACKING = "attacking"
    BLOCKING = "blocking"
    BLOCKED = "blocked"
    UNBLOCKED = "unblocked"
    ENCHANTED = "enchanted"
    EQUIPPED = "equipped"
    MODIFIED = "modified"
    FACE_DOWN = "face-down"
    FACE_UP = "face-up"
    EXILED = "exiled"
    SUSPENDED = "suspended"
    FORETOLD = "foretold"
    KICKED = "kicked"
    SADDLED = "saddled"
    CREWED = "crewed"
    MONSTROUS = "monstrous"
    RENOWNED = "renowned"
    GOADED = "goaded"
    SUSPECTED = "suspected"
    DETAINED = "detained"
    TRANSFORMED = "transformed"
    HISTORIC = "historic"
    TOKEN = "token"
    COMMANDER = "commander"
    ACTIVATED = "activated"
    TRIGGERED = "triggered"

    def of(self, scene: Scene, id: Id) -> bool:
        """Whether the object is so."""
        if id < FIRST_OBJECT:
            return False
        if self is State.KICKED:
            return scene.status(id, KICKED)
        negated = {State.UNTAPPED: "tapped", State.FACE_UP: "face_down"}.get(self)
        if negated:
            return not scene.status(id, negated)
        if self is State.HISTORIC:
            return is_historic(scene, id)
        return scene.status(id, self.value.replace("-", "_"))

    @property
    def depends(self) -> Dependence:
        """What it looks at."""
        return STATE_DEPENDENCE.get(self, Dependence(NOTHING, frozenset({"notes"}), True))


def _looking(*aspects: str) -> Dependence:
    return Dependence(NOTHING, frozenset(aspects), True)


STATE_DEPENDENCE: Mapping[State, Dependence] = {
    State.TAPPED: _looking("tapped"),
    State.UNTAPPED: _looking("tapped"),
    **dict.fromkeys((State.ATTACKING, State.BLOCKING, State.BLOCKED, State.UNBLOCKED), _looking("combat")),
    **dict.fromkeys(
        (State.ENCHANTED, State.EQUIPPED), Dependence(frozenset({"subtypes"}), frozenset({"attached"}), False)
    ),
    State.MODIFIED: Dependence(frozenset({"subtypes", "controller"}), frozenset({"attached", "counters"}), False),
    State.HISTORIC: Dependence(frozenset({"types", "subtypes", "supertypes"}), NOTHING, True),
    State.TOKEN: Dependence(NOTHING, NOTHING, True),
}


def is_historic(scene: Scene, id: Id) -> bool:
    """Whether it is legendary, an artifact or a Saga (700.6)."""
    traits = scene.traits(id)
    return "artifact" in traits.types or "legendary" in traits.supertypes or "Saga" in traits.subtypes


class Not(Enum):
    """What something isn't: a type, a supertype, a colour, a token."""

    ARTIFACT = "nonartifact"
    BATTLE = "nonbattle"
    CREATURE = "noncreature"
    ENCHANTMENT = "nonenchantment"
    INSTANT = "noninstant"
    LAND = "nonland"
    PLANESWALKER = "nonplaneswalker"
    SORCERY = "nonsorcery"
    BASIC = "nonbasic"
    LEGENDARY = "nonlegendary"
    SNOW = "nonsnow"
    WHITE = "nonwhite"
    BLUE = "nonblue"
    BLACK = "nonblack"
    RED = "nonred"
    GREEN = "nongreen"
    TOKEN = "nontoken"
    ATTACKING = "nonattacking"
    BLOCKING = "nonblocking"
    HISTORIC = "nonhistoric"
    COMMANDER = "noncommander"

    def of(self, scene: Scene, id: Id) -> bool:
        """Whether the object is none."""
        quality = self.value[3:]
        if self in (Not.TOKEN, Not.ATTACKING, Not.BLOCKING, Not.COMMANDER):
            return not scene.status(id, quality)
        if self is Not.HISTORIC:
            return not is_historic(scene, id)
        traits = scene.traits(id)
        if quality in COLOR_BITS:
            return not traits.colors & COLOR_BITS[quality]
        return quality not in traits.types and quality not in traits.supertypes

    @property
    def depends(self) -> Dependence:
        """What it looks at."""
        if self in (Not.TOKEN, Not.ATTACKING, Not.BLOCKING, Not.COMMANDER):
            return State(self.value[3:]).depends
        if self is Not.HISTORIC:
            return STATE_DEPENDENCE[State.HISTORIC]
        colored = self.value[3:] in COLOR_BITS
        return Dependence(frozenset({"colors"}) if colored else frozenset({"types", "supertypes"}), NOTHING, True)


@word
class OfColor(Adjective):
    """Of one of these colours: "black", "red or green", "white and/or blue", "multicolored"."""

    colors: tuple[Color, ...]
    andor: bool = False
    READS = frozenset({"colors"})
    ENGLISH = ("{colors:or}", "{colors:andor} {andor=True}")

    def ok(self) -> bool:
        """One colour alone is joined to none (Doom Blade)."""
        return len(self.colors) > 1 or not self.andor

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has one of them."""
        colors = scene.traits(id).colors
        return any(color.fits(colors) for color in self.colors)


@word
class OfSupertype(Adjective):
    """Of a supertype: "legendary"."""

    supertype: Supertype
    READS = frozenset({"supertypes"})
    ENGLISH = "{supertype}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has it."""
        return self.supertype.value in scene.traits(id).supertypes


@word
class InState(Adjective):
    """In a state: "tapped", or in one of several: "attacking or blocking"."""

    states: tuple[State, ...]
    ENGLISH = "{states:or}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is in one of them."""
        return any(state.of(scene, id) for state in self.states)


@word
class Non(Adjective):
    """What it isn't: "nonland", "nonartifact, nonblack"."""

    what: tuple[Not, ...]
    ENGLISH = "{what:comma}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is nothing of that."""
        return all(quality.of(scene, id) for quality in self.what)


@word
class NonSubtype(Adjective):
    """Not of a subtype: "non-Elf"."""

    subtype: str
    READS = frozenset({"subtypes"})
    ENGLISH = "{subtype:nonsub}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it hasn't got it."""
        return self.subtype not in scene.traits(id).subtypes


@word
class OfSize(Adjective):
    """Of a power and toughness: "1/1"."""

    size: str
    READS = frozenset({"power", "toughness"})
    ENGLISH = "{size:pt}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is of just that size."""
        traits = scene.traits(id)
        return self.size == f"{traits.power}/{traits.toughness}"


@word
class NonSubtypeName(Word):
    """One of several subtypes that it isn't of."""

    subtype: str
    ENGLISH = "{subtype:nonsub}"


@word
class NonSubtypes(Adjective):
    """Of none of several subtypes: "non-Angel, non-Demon"."""

    what: tuple[NonSubtypeName, ...]
    READS = frozenset({"subtypes"})
    ENGLISH = "{what:comma}"

    def ok(self) -> bool:
        """One alone is `NonSubtype` (Power Word Kill)."""
        return len(self.what) > 1

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has none of them."""
        return not scene.traits(id).subtypes & {each.subtype for each in self.what}
