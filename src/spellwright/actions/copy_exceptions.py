"""707.9. Copying with exceptions: "except it's an artifact in addition to its other types"."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from spellwright.actions.abilities.keyword_line import Quoted
from spellwright.actions.defining import DefinesPT
from spellwright.cr.subtypes import CREATURE_TYPES
from spellwright.rules.scene import GameScene
from spellwright.words.ability import Ability
from spellwright.words.adjectives import Color
from spellwright.words.characteristics import Characteristics
from spellwright.words.keyword import Keyword
from spellwright.words.kinds import AdjectiveModifier, Modifier, OfSubtype, OfType, SubtypeModifier, TypeModifier
from spellwright.words.references import Self
from spellwright.words.word import Word, word


class CopyException(Word):
    """The family of exceptions to copiable values; they are copiable themselves (707.9a)."""

    __slots__ = ()
    NAMED: ClassVar[str] = "an exception"
    OF_IT: ClassVar[bool] = True
    """What is said of "it" after "and" is one more exception."""

    def change(self, scene: GameScene, values: Characteristics) -> Characteristics:
        """The values with this exception."""
        raise NotImplementedError


def with_exceptions(
    scene: GameScene, values: Characteristics, exceptions: tuple[CopyException, ...]
) -> Characteristics:
    """Copiable values with exceptions made to them (707.9)."""
    for exception in exceptions:
        values = exception.change(scene, values)
    return values


def type_names(kind: OfType | OfSubtype) -> tuple[frozenset[str], frozenset[str]]:
    """The card types and the subtypes that a phrase for types names."""
    parts: tuple[Modifier, ...] = kind.modifiers
    types = [m.name for m in parts if isinstance(m, TypeModifier)]
    subtypes = [m.name for m in parts if isinstance(m, SubtypeModifier)]
    (types if isinstance(kind, OfType) else subtypes).append(kind.last)
    return frozenset(types), frozenset(subtypes)


@word
class IsAlsoOfType(CopyException):
    """It is something in addition to its other types."""

    kind: OfType | OfSubtype
    size: str | None = None
    colors: tuple[Color, ...] = ()
    ENGLISH = (
        "it 's a [{size:pt}] {kind@one} in addition to its other types",
        "it 's a [{size:pt}] {colors:and} {kind@one} in addition to its other colors and types",
    )

    def change(self, scene: GameScene, values: Characteristics) -> Characteristics:
        """Types, colours are added; a size is set."""
        types, subtypes = type_names(self.kind)
        colors = values.colors
        for color in self.colors:
            colors |= color.mask
        values = replace(values, types=values.types | types, subtypes=values.subtypes | subtypes, colors=colors)
        return sized(scene, values, self.size)


@word
class IsInstead(CopyException):
    """It is something instead of its creature types, and of its size and colours: "it's a 1/1 green Frog"."""

    kind: OfSubtype
    size: str | None = None
    colors: tuple[Color, ...] = ()
    ENGLISH = "it 's a [{size:pt}] [{colors:and}] {kind@one}"

    def ok(self) -> bool:
        """Only subtypes of creatures, one of a size or colour; anything else isn't told apart from its types."""
        types, subtypes = type_names(self.kind)
        if any(isinstance(modifier, AdjectiveModifier) for modifier in self.kind.modifiers):
            return False
        return not types and subtypes <= _CREATURE_TYPES and bool(self.size or self.colors)

    def change(self, scene: GameScene, values: Characteristics) -> Characteristics:
        """Those creature types replace its own (205.1b); colours and size are set."""
        subtypes = (values.subtypes - _CREATURE_TYPES) | type_names(self.kind)[1]
        colors = sum(color.mask for color in self.colors) if self.colors else values.colors
        return sized(scene, replace(values, subtypes=subtypes, colors=colors), self.size)


_CREATURE_TYPES = frozenset(CREATURE_TYPES)


@word
class IsOfSize(CopyException):
    """It is of another power and toughness."""

    size: str
    ENGLISH = "it 's {size:pt}"

    def change(self, scene: GameScene, values: Characteristics) -> Characteristics:
        """Set them."""
        return sized(scene, values, self.size)


@word
class HasToo(CopyException):
    """It has further abilities."""

    abilities: tuple[Keyword | Quoted, ...]
    ENGLISH = "it has {abilities:and}"

    def change(self, scene: GameScene, values: Characteristics) -> Characteristics:
        """Add them."""
        return replace(values, abilities=(*values.abilities, *self.abilities))


@word
class IsNotLegendary(CopyException):
    """It isn't legendary."""

    SYNONYMS = True
    ENGLISH = ("it isn't legendary", "it 's not legendary", "the token isn't legendary")

    def change(self, scene: GameScene, values: Characteristics) -> Characteristics:
        """Without the supertype."""
        return replace(values, supertypes=values.supertypes - {"legendary"})


@word
class HasName(CopyException):
    """It keeps its own name."""

    name: Self
    ENGLISH = "its name is {name}"

    def change(self, scene: GameScene, values: Characteristics) -> Characteristics:
        """The source's."""
        return replace(values, name=scene.traits(scene.source).name)


def sized(scene: GameScene, values: Characteristics, size: str | None) -> Characteristics:
    """The values with this power and toughness, if one is given."""
    if size is None:
        return values
    power, toughness = (scene.x if part == "X" else int(part) for part in size.split("/"))
    return replace(values, power=power, toughness=toughness, abilities=_without_size(values.abilities))


def _without_size(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities but for those that define power or toughness: they aren't copied then (707.9d)."""
    return tuple(a for a in abilities if not any(isinstance(meant, DefinesPT) for meant in a.means()))
