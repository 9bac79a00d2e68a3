"""Kinds: the types by which a noun phrase calls things, and the modifiers before them."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from spellwright.cr.subtypes import SUBTYPES_OF
from spellwright.words.adjectives import InState, Non, NonSubtype, OfColor, OfSupertype
from spellwright.words.filters import Adjective, Describing, Kind, all_fit, one_fits
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word

if TYPE_CHECKING:
    from spellwright.words.players import PlayerNoun


class Modifier(Describing):
    """The family of what stands before a type in a list of types: "artifact, tapped creature"."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a type"


@word
class TypeModifier(Modifier):
    """A further card type: the "artifact" of "artifact creature"."""

    name: str
    READS = frozenset({"types"})
    ENGLISH = "{name:typename}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has that type."""
        return self.name in scene.traits(id).types


@word
class SubtypeModifier(Modifier):
    """A subtype before the type: the "Goblin" of "Goblin creature"."""

    name: str
    READS = frozenset({"subtypes"})
    ENGLISH = "{name:subname}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has that subtype."""
        return self.name in scene.traits(id).subtypes


@word
class AdjectiveModifier(Modifier):
    """An adjective within a list of types: "artifact, nonbasic land, or tapped creature"."""

    what: InState | OfSupertype | OfColor | Non | NonSubtype
    ENGLISH = "{what}"

    def ok(self) -> bool:
        """One adjective each: commas and "or" are those of the list (Thief of Existence)."""
        what = self.what
        parts: tuple[object, ...] = ()
        if isinstance(what, Non):
            parts = what.what
        elif isinstance(what, InState):
            parts = what.states
        elif isinstance(what, OfColor):
            parts = what.colors
        return len(parts) < 2

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is so."""
        return self.what.fits(scene, id)


@word
class OtherModifier(Modifier):
    """Another than the source, said of one type of several: "creatures and/or other planeswalkers"."""

    LOOKS = frozenset({"zone"})
    ENGLISH = "other"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it isn't the source."""
        return id != scene.source


@word
class OfType(Kind):
    """Of a card type, and of those before it: "creature", "artifact creature"."""

    modifiers: tuple[Modifier, ...]
    last: str
    READS = frozenset({"types"})
    ENGLISH = "{modifiers} {last:cardtype}"

    def ok(self) -> bool:
        """No type is said twice: "creature blocking equipped creature" speaks of two creatures."""
        return not any(isinstance(each, TypeModifier) and each.name == self.last for each in self.modifiers)

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has all these types."""
        return id >= FIRST_OBJECT and self.last in scene.traits(id).types and all_fit(self.modifiers, scene, id)


@word
class OfSubtype(Kind):
    """Of a subtype, and of the types before it: "Elf", "artifact Equipment", "basic Forest"."""

    modifiers: tuple[Modifier, ...]
    last: str
    READS = frozenset({"subtypes"})
    ENGLISH = "{modifiers} {last:subtype}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has all these types."""
        return id >= FIRST_OBJECT and self.last in scene.traits(id).subtypes and all_fit(self.modifiers, scene, id)


@word
class CreaturesOfEither(Kind):
    """Creatures of one or another kind, named before their type: "Ninja and Rogue creatures", "snow and Zombie creatures"."""

    first: SubtypeModifier | AdjectiveModifier
    second: SubtypeModifier
    together: bool = False
    many = True
    READS = frozenset({"types", "subtypes", "supertypes"})
    ENGLISH = ("{first} or {second} creatures", "{first} and {second} creatures {together=True}")

    def ok(self) -> bool:
        """A supertype is the only adjective that is a kind by itself (Narfi)."""
        return isinstance(self.first, SubtypeModifier) or isinstance(self.first.what, OfSupertype)

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is a creature that is one or the other."""
        creature = id >= FIRST_OBJECT and "creature" in scene.traits(id).types
        return creature and (self.first.fits(scene, id) or self.second.fits(scene, id))


@word
class OfPermanent(Kind):
    """A permanent among types: "permanent or player", "artifact, enchantment, or Aura permanent"."""

    modifiers: tuple[Modifier, ...]
    ENGLISH = "{modifiers} <permanent|permanents:outer>"

    def ok(self) -> bool:
        """An adjective belongs to the phrase (Vindicate)."""
        return not any(isinstance(m, AdjectiveModifier) for m in self.modifiers)

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has all these types."""
        return id >= FIRST_OBJECT and all_fit(self.modifiers, scene, id)


@word
class Permanents(Kind):
    """Of the permanents' types, as a name before a noun: "permanent card", "Rebel permanent card" (110.4a)."""

    modifiers: tuple[Modifier, ...] = ()
    READS = frozenset({"types"})
    ENGLISH = "{modifiers} permanent"

    def ok(self) -> bool:
        """An adjective belongs to the phrase (Planar Birth)."""
        return not any(isinstance(m, AdjectiveModifier) for m in self.modifiers)

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is, or would be, a permanent of those types."""
        types = scene.traits(id).types
        permanent = bool(types) and types.isdisjoint(("instant", "sorcery"))
        return permanent and all_fit(self.modifiers, scene, id)


@word
class OfToken(Kind):
    """A token among types: "artifact, enchantment, or token"."""

    ENGLISH = "<token|tokens:outer>"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is a token (111.1)."""
        return id >= FIRST_OBJECT and scene.status(id, "token")


class Group(Enum):
    """Groups of types that the rules give a name."""

    OUTLAW = "<outlaw|outlaws>"
    COMMANDER = "<commander|commanders>"


OUTLAWS = frozenset({"Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"})
"""The creature types that are outlaws (700.12)."""


@word
class OfGroup(Kind):
    """Of such a group: "outlaw"; a commander (903.3)."""

    group: Group
    READS = frozenset({"subtypes"})
    ENGLISH = "{group}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it belongs to it."""
        if id < FIRST_OBJECT:
            return False
        if self.group is Group.COMMANDER:
            return scene.status(id, "commander")
        return not OUTLAWS.isdisjoint(scene.traits(id).subtypes)


@word
class OfPlayers(Kind):
    """Players among things: the "player" of "creature or player"."""

    noun: PlayerNoun
    ENGLISH = "{noun}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is such a player."""
        return id < FIRST_OBJECT and self.noun.matches(scene, id)

    def players(self, scene: Scene) -> tuple[Id, ...]:
        """All such players."""
        return self.noun.all(scene)


_NO_NAMES = (OfPlayers, OfPermanent, OfToken)
"""The kinds that don't stand before a noun."""


@word
class KindNames(Word):
    """Kinds before a noun, which stay in the singular: "creature cards", "instant or sorcery spells"."""

    kinds: tuple[Kind, ...]
    together: bool = False
    """Joined by "and": "instant and sorcery cards" are those that are one of both."""
    andor: bool = False
    many = False
    ENGLISH = ("{kinds:or}", "{kinds:and} {together=True}", "{kinds:andor} {andor=True}")

    def ok(self) -> bool:
        """Adjectives before the first kind belong to the whole phrase; one kind alone has no "and" (Murder)."""
        if self.together and len(self.kinds) == 1:
            return False
        if OfGroup(Group.COMMANDER) in self.kinds or others_among(self.kinds):  # before a noun that is an adjective
            return False
        return not leading_adjective(self.kinds) and not any(isinstance(k, _NO_NAMES) for k in self.kinds)

    def fit(self, scene: Scene, id: Id) -> bool:
        """Whether it is one of them, and of the type that is said behind all of them."""
        return one_fits(self.kinds, scene, id) and (len(self.kinds) == 1 or one_fits(self._typed(), scene, id))

    def _typed(self) -> tuple[Kind, ...]:
        """The kinds with the type that the last one names: "an Angel, Demon, or Dragon creature card"."""
        last = self.kinds[-1]
        if not isinstance(last, OfType) or not any(isinstance(each, SubtypeModifier) for each in last.modifiers):
            return self.kinds
        return tuple(_with_type(kind, last.last) for kind in self.kinds)


@word
class OrOfKind(Adjective):
    """What it isn't, or else of a type: "noncreature or Dragon spell", "legendary or Rat card"."""

    one: Non | OfSupertype
    other: KindNames
    READS = frozenset({"types", "subtypes", "supertypes"})
    ENGLISH = "{one} or {other}"

    def ok(self) -> bool:
        """One type and no more."""
        return len(self.other.kinds) == 1

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is one or the other."""
        return self.one.fits(scene, id) or self.other.fit(scene, id)


def _with_type(kind: Kind, type: str) -> Kind:
    """A subtype with a type that it can belong to (205.3)."""
    if isinstance(kind, OfSubtype) and not kind.modifiers and kind.last in SUBTYPES_OF.get(type, ()):
        return OfType((SubtypeModifier(kind.last),), type)
    return kind


def leading_adjective(kinds: tuple[Kind, ...]) -> bool:
    """Whether an adjective stands before the first kind: it is one of the phrase then, not of the kind."""
    first = kinds[:1]
    modifiers = [m for kind in first if isinstance(kind, OfType | OfSubtype | OfPermanent) for m in kind.modifiers[:1]]
    return any(isinstance(modifier, AdjectiveModifier | OtherModifier) for modifier in modifiers)


def others_among(kinds: tuple[Kind, ...]) -> bool:
    """Whether one of the kinds is said to be another than the source: only behind "and/or" (Verdeloth the Ancient)."""
    found = [m for kind in kinds if isinstance(kind, OfType | OfSubtype | OfPermanent) for m in kind.modifiers]
    return any(isinstance(modifier, OtherModifier) for modifier in found)
