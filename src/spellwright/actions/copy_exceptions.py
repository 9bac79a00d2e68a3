"""707.9. Copying with exceptions: "except it's an artifact in addition to its other types"."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from spellwright.actions.abilities.keyword_line import Quoted
from spellwright.actions.defining import DefinesPT
from spellwright.actions.entering import WithCountersOn
from spellwright.actions.walking import within
from spellwright.cr.subtypes import CREATURE_TYPES
from spellwright.rules.layer_work import fitting
from spellwright.rules.layers import copiable
from spellwright.rules.scene import GameScene
from spellwright.words.ability import Ability
from spellwright.words.adjectives import Color
from spellwright.words.characteristics import Characteristics
from spellwright.words.keyword import Keyword
from spellwright.words.kinds import AdjectiveModifier, Modifier, OfSubtype, OfType, SubtypeModifier, TypeModifier
from spellwright.words.references import Objects, Self
from spellwright.words.word import Word, word

Counters = tuple[tuple[str, int], ...]
"""Kinds of counters and how many of each."""


class CopyException(Word):
    """The family of exceptions to copiable values; they are copiable themselves (707.9a)."""

    __slots__ = ()
    NAMED: ClassVar[str] = "an exception"
    OF_IT: ClassVar[bool] = True
    """What is said of "it" after "and" is one more exception."""

    def change(self, scene: GameScene, values: Characteristics) -> Characteristics:
        """The values with this exception."""
        raise NotImplementedError

    def counters(self, scene: GameScene, values: Characteristics) -> Counters:
        """The counters with which a permanent of these values enters besides: that is an effect, and isn't copied (707.9e)."""
        return ()


def with_exceptions(
    scene: GameScene, values: Characteristics, exceptions: tuple[CopyException, ...]
) -> Characteristics:
    """Copiable values with exceptions made to them (707.9)."""
    alternative = None if values.flipped is None else with_exceptions(scene, values.flipped, exceptions)
    for exception in exceptions:
        values = exception.change(scene, values)
    return values if alternative is None else replace(values, flipped=alternative)


def counters_besides(scene: GameScene, values: Characteristics, exceptions: tuple[CopyException, ...]) -> Counters:
    """The counters that these exceptions let a permanent of those values enter with (707.9e)."""
    return tuple(more for exception in exceptions for more in exception.counters(scene, values))


def type_names(kind: OfType | OfSubtype) -> tuple[frozenset[str], frozenset[str]]:
    """The card types and the subtypes that a phrase for types names."""
    parts: tuple[Modifier, ...] = kind.modifiers
    types = [m.name for m in parts if isinstance(m, TypeModifier)]
    subtypes = [m.name for m in parts if isinstance(m, SubtypeModifier)]
    (types if isinstance(kind, OfType) else subtypes).append(kind.last)
    return frozenset(types), frozenset(subtypes)


def is_of(values: Characteristics, kind: OfType) -> bool:
    """Whether what has these values is of a type: "if it's a creature"."""
    types, subtypes = type_names(kind)
    return types <= values.types and subtypes <= values.subtypes


@word
class IsAlsoOfType(CopyException):
    """It is something in addition to its other types."""

    kind: OfType | OfSubtype
    size: str | None = None
    colors: tuple[Color, ...] = ()
    ENGLISH = (
        "it 's a [{size:pt}] {kind@one} in addition to its other types",
        "it 's a [{size:pt}] {colors:and} {kind@one} in addition to its other colors and types",
        "the copy is a [{size:pt}] {kind@one} in addition to its other types",
        "it 's a [{size:pt}] {kind@one} in addition to its other creature types",
        "is a [{size:pt}] {kind@one} in addition to its other types",
    )
    SYNONYMS = True

    def change(self, scene: GameScene, values: Characteristics) -> Characteristics:
        """Types, colours are added; a size is set."""
        types, subtypes = type_names(self.kind)
        colors = values.colors
        for color in self.colors:
            colors |= color.mask
        both = values.types | types
        values = replace(values, types=both, subtypes=fitting(values.subtypes | subtypes, both), colors=colors)
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
        allowed = fitting(subtypes, values.types)  # 205.3d: what is no creature has no such type
        return sized(scene, replace(values, subtypes=allowed, colors=colors), self.size)


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
class IsAlsoLegendary(CopyException):
    """It is legendary, or snow, in addition to what it is."""

    supertype: str
    another: str = ""
    ENGLISH = "it 's {supertype:supertype} [and {another:supertype}] in addition to its other types"

    def change(self, scene: GameScene, values: Characteristics) -> Characteristics:
        """With the supertypes."""
        added = {self.supertype, self.another} - {""}
        return replace(values, supertypes=values.supertypes | added)


@word
class IsColored(CopyException):
    """It is of other colours."""

    colors: tuple[Color, ...]
    SYNONYMS = True
    ENGLISH = ("it 's {colors:and}", "the copy is {colors:and}")

    def ok(self) -> bool:
        """Colours that are some, not "multicolored"."""
        return all(color.mask or color is Color.COLORLESS for color in self.colors)

    def change(self, scene: GameScene, values: Characteristics) -> Characteristics:
        """Set them."""
        mask = 0
        for color in self.colors:
            mask |= color.mask
        return replace(values, colors=mask)


@word
class KeepsColor(CopyException):
    """It keeps its own colour, rather than copy that of the other (707.9c)."""

    SYNONYMS = True
    ENGLISH = ("it doesn't copy that creature's color", "it doesn't copy that artifact's color")

    def change(self, scene: GameScene, values: Characteristics) -> Characteristics:
        """The colours that it has by its own copiable values."""
        return replace(values, colors=copiable(scene.game, scene.source).colors)


@word
class ThisAbility(Word):
    """The ability itself whose effect it is: "except it has this ability"."""

    ENGLISH = "this ability"

    def said_by(self, scene: GameScene) -> tuple[Ability, ...]:
        """The ability that is carried out."""
        ability = scene.game[scene.stack_object].ability if scene.stack_object else None
        return () if ability is None else (ability,)


@word
class OwnOtherAbilities(Word):
    """Its own abilities besides the one that says so: "except it has ~'s other abilities"."""

    of: Self
    ENGLISH = "{of} 's other abilities"

    def said_by(self, scene: GameScene) -> tuple[Ability, ...]:
        """Those that it has by its own copiable values."""
        own = copiable(scene.game, scene.source).abilities
        return tuple(a for a in own if not any(isinstance(each, OwnOtherAbilities) for each in within(a)))


@word
class HasToo(CopyException):
    """It has further abilities."""

    abilities: tuple[Keyword | Quoted | ThisAbility | OwnOtherAbilities, ...]
    SYNONYMS = True
    ENGLISH = ("it has {abilities:and}", "has {abilities:and}")

    def change(self, scene: GameScene, values: Characteristics) -> Characteristics:
        """Add them."""
        more: list[Ability] = []
        for ability in self.abilities:
            more += ability.said_by(scene) if isinstance(ability, ThisAbility | OwnOtherAbilities) else (ability,)
        return replace(values, abilities=(*values.abilities, *more))


@word
class EntersWithMore(CopyException):
    """It enters with counters on it, perhaps only if it is of a type: an effect besides the copying (707.9e)."""

    with_them: WithCountersOn
    kind: OfType | None = None
    ENGLISH = "it enters (|the battlefield) {with_them} [if it 's a {kind@one}]"

    def change(self, scene: GameScene, values: Characteristics) -> Characteristics:
        """What it is stays the same."""
        return values

    def counters(self, scene: GameScene, values: Characteristics) -> Counters:
        """Those."""
        return self.with_them.counters(scene) if self.kind is None or is_of(values, self.kind) else ()


@word
class IfItIs(CopyException):
    """Exceptions for a copy that is of a type: "if it's a creature, it enters with two counters on it"."""

    kind: OfType
    then: tuple[CopyException, ...]
    ENGLISH = ", if it 's a {kind@one} , {then:and}"

    def change(self, scene: GameScene, values: Characteristics) -> Characteristics:
        """Made to the values of such a copy."""
        return with_exceptions(scene, values, self.then) if is_of(values, self.kind) else values

    def counters(self, scene: GameScene, values: Characteristics) -> Counters:
        """With which such a copy enters."""
        return counters_besides(scene, values, self.then) if is_of(values, self.kind) else ()


@word
class IsNotLegendary(CopyException):
    """It isn't legendary, whether or not what is copied is: "if that Dragon is legendary" says no more."""

    though: Objects | None = None
    SYNONYMS = True
    ENGLISH = (
        "it isn't legendary [if {though} is legendary]",
        "it 's not legendary",
        "the token isn't legendary [if {though} is legendary]",
        "the copy isn't legendary",
        "those creatures aren't legendary [if {though} is legendary]",
    )

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
