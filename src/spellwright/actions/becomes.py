"""Becoming and being something else: types, colours, size, a copy (205.1, 105.3, 613)."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Any

from spellwright.actions.being import Being, fixed_size, size_of
from spellwright.actions.copy_exceptions import CopyException, type_names, with_exceptions
from spellwright.actions.gains import AsGiven, varies
from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.cr.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from spellwright.rules.layer_4 import AddTypes, RemoveTypes
from spellwright.rules.layer_7 import SetPT
from spellwright.rules.layers import copied_values
from spellwright.rules.layers_1_to_3 import CopyPart
from spellwright.rules.layers_5_and_6 import AddAbilities, SetColors
from spellwright.rules.scene import GameScene
from spellwright.words.ability import Ability
from spellwright.words.adjectives import Color
from spellwright.words.amounts import Amount, Quantity
from spellwright.words.characteristics import Characteristics
from spellwright.words.durations import Duration
from spellwright.words.kinds import OfSubtype, OfType, SubtypeModifier
from spellwright.words.mana import ANY_COLOR
from spellwright.words.references import Objects
from spellwright.words.word import word


class Others(Enum):
    """To what it is in addition."""

    TYPES = "types"
    LAND_TYPES = "land types"
    CREATURE_TYPES = "creature types"
    COLORS_AND_TYPES = "colors and types"
    COLORS = "colors"


@word
class Becomes(Lasting):
    """Becomes something: instead of its types, or in addition to them (205.1)."""

    being: Being
    others: Others | None = None
    still: OfType | OfSubtype | None = None
    retains: bool = False
    FOR_OBJECTS = True
    RETAINS = True
    SYNONYMS = True
    ENGLISH = (
        "<becomes a|become> {being} in addition to <its|their:outer> other {others}",
        "<becomes a|become> {being} [that <'s still a|are still:outer> {still}]",
        "become a {being@one} [that 's still a {still@one}]",
        "become a {being@one} in addition to its other {others}",
    )

    def retaining(self) -> Becomes:
        """It's still what it was."""
        return replace(self, retains=True)

    def fixed(self, scene: GameScene) -> Becomes:
        """With X as it is now."""
        return replace(self, being=self.being.fixed(scene))

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """The changes."""
        if self.others is not None:
            adds = self.others is Others.COLORS_AND_TYPES
            return self.being.parts(holding, retains=True, adds_colors=adds)
        if self.retains or self.still is not None:
            return self.being.still_parts(holding)
        return self.being.parts(holding, retains=False)


@word
class Is(Lasting):
    """Is something, instead of its types, or in addition to them: "nonbasic lands are Mountains"."""

    being: Being
    others: Others | None = None
    retains: bool = False
    still: OfType | OfSubtype | None = None
    STATES = True
    FOR_OBJECTS = True
    RETAINS = True
    SYNONYMS = True
    ENGLISH = (
        "<is a|are> {being} that <'s still a|are still:outer> {still}",
        "<is a|are> {being} in addition to <its|their:outer> other {others}",
        "<'s a|'re> {being} in addition to <its|their:outer> other {others}",
        "<is a|are> {being}",
        "<'s a|'re> {being}",
    )

    def retaining(self) -> Is:
        """It's still what it was."""
        return replace(self, retains=True)

    def fixed(self, scene: GameScene) -> Is:
        """With X as it is now."""
        return replace(self, being=self.being.fixed(scene))

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """The changes."""
        if self.retains or self.still is not None:
            return self.being.still_parts(holding)
        adds = self.others is Others.COLORS_AND_TYPES
        return self.being.parts(holding, retains=self.others is not None, adds_colors=adds)


@word
class IsNot(Lasting):
    """Isn't of a type: "~ isn't a creature"."""

    kind: OfType | OfSubtype
    STATES = True
    FOR_OBJECTS = True
    ENGLISH = "<isn't a|aren't> {kind}"

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """Without those types."""
        types, subtypes = type_names(self.kind)
        return (RemoveTypes(holding.subject, types, subtypes, condition=holding.condition),)


@word
class IsNotLegend(Lasting):
    """Isn't legendary."""

    STATES = True
    ENGLISH = "<isn't|aren't> legendary"

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """Without the supertype."""
        return (RemoveTypes(holding.subject, supertypes=frozenset({"legendary"}), condition=holding.condition),)


@word
class IsLegendary(Lasting):
    """Is legendary, or snow, in addition to what it is."""

    supertype: str
    STATES = True
    ENGLISH = "<is|are> {supertype:supertype}"

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """With the supertype."""
        return (AddTypes(holding.subject, supertypes=frozenset({self.supertype}), condition=holding.condition),)


class EveryType(Enum):
    """Types that a set of subtypes holds, all of them together (205.3)."""

    CREATURE = "creature"
    BASIC_LAND = "basic land"

    @property
    def names(self) -> frozenset[str]:
        """The subtypes."""
        return frozenset(CREATURE_TYPES if self is EveryType.CREATURE else BASIC_LAND_TYPES)


@word
class IsEveryType(Lasting):
    """Is every creature type, or gains all of them, or is every basic land type besides its others (205.3h-m)."""

    what: EveryType
    gains: bool = False
    also: bool = False
    FOR_OBJECTS = True
    ENGLISH = (
        "<is|are> every {what} type [{also?in addition to its other types}]",
        "<is|are> every {what} type in addition to their other types {also=True}",
        "<gains|gain> all {what} types {gains=True}",
    )
    SYNONYMS = True

    def defines(self) -> bool:
        """The types of what is it by itself."""
        return not self.gains and not self.also

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """All of them, besides what it is."""
        defining = self.defines() and holding.anywhere
        types = self.what.names
        return (AddTypes(holding.subject, subtypes=types, condition=holding.condition, defining=defining),)


@word
class IsAlso(Lasting):
    """Is of further creature types, by itself in all zones: "is also a Cleric, Rogue, Warrior, and Wizard"."""

    types: tuple[SubtypeModifier, ...]
    STATES = True
    FOR_OBJECTS = True
    ENGLISH = "<is|are> also a {types:and}"

    def defines(self) -> bool:
        """The types of what is it by itself (604.3)."""
        return True

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """Those, besides what it is."""
        types = frozenset(each.name for each in self.types)
        return (AddTypes(holding.subject, subtypes=types, condition=holding.condition, defining=holding.anywhere),)


@word
class LosesAllTypes(Lasting):
    """Loses all creature types."""

    what: EveryType
    FOR_OBJECTS = True
    ENGLISH = "<loses|lose> all {what} types"

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """None of them is left."""
        return (RemoveTypes(holding.subject, subtypes=self.what.names, condition=holding.condition),)


def colors_of(colors: tuple[Color, ...]) -> int:
    """Colours as bits."""
    mask = 0
    for color in colors:
        mask |= color.mask
    return mask


@word
class IsColor(Lasting):
    """Is of some colours, of all, or of none (105.3)."""

    colors: tuple[Color, ...] = ()
    all: bool = False
    becomes: bool = False
    addition: bool = False
    STATES = True
    FOR_OBJECTS = True
    ENGLISH = (
        "<is|are> {colors:and} {addition?in addition to its other colors}",
        "<becomes|become> {colors:and} {becomes=True} {addition?in addition to its other colors}",
        "<is|are> all colors {all=True}",
        "<becomes|become> all colors {all=True} {becomes=True}",
    )

    def ok(self) -> bool:
        """Colours that are some, not "multicolored"."""
        return all(color.mask or color is Color.COLORLESS for color in self.colors)

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """Those colours."""
        defining = self.defines() and holding.anywhere
        return (
            SetColors(holding.subject, self.mask, add=self.addition, condition=holding.condition, defining=defining),
        )

    def defines(self) -> bool:
        """The colours of what is it by itself."""
        return not self.becomes and not self.addition

    @property
    def mask(self) -> int:
        """The colours, as bits."""
        return ANY_COLOR if self.all else colors_of(self.colors)


@word
class HasBase(Lasting):
    """Has a base power and toughness (613.4b)."""

    size: str | None = None
    equal: Quantity | None = None
    abilities: tuple[Ability, ...] = ()
    STATES = True
    FOR_OBJECTS = True
    ENGLISH = (
        "<has|have> base power and toughness {size:pt}",
        "<has|have> base power and toughness {size:pt} and {abilities:comma}",
        "<has|have> base power and toughness {size:pt} , {abilities:andmore}",
        "<has|have> base power and base toughness each equal to {equal}",
        "<has|have> base power and toughness each equal to {equal}",
    )
    SYNONYMS = True

    def ok(self) -> bool:
        """One ability is joined by "and", several by commas, too."""
        one = self.style[0] == 1
        return not self.abilities or (len(self.abilities) == 1) == one

    def fixed(self, scene: GameScene) -> HasBase:
        """With X as it is now."""
        return replace(self, size=fixed_size(self.size, scene))

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """Both set."""
        power: int | Amount | None = self.equal
        toughness: int | Amount | None = self.equal
        if self.size is not None:
            power, toughness = (size_of(half, holding) for half in self.size.split("/"))
        size = SetPT(holding.subject, power, toughness, condition=holding.condition)
        if not self.abilities:
            return (size,)
        gives = AsGiven(self.abilities) if varies(self.abilities) else self.abilities
        return (AddAbilities(holding.subject, gives, condition=holding.condition), size)


class Dimension(Enum):
    """One of the two."""

    POWER = "power"
    TOUGHNESS = "toughness"


@word
class HasBaseOne(Lasting):
    """Has a base power, or a base toughness."""

    which: Dimension
    amount: Amount
    STATES = True
    FOR_OBJECTS = True
    SYNONYMS = True
    ENGLISH = ("<has|have> base {which} {amount:digits}", "<has|have> base {which} equal to {amount:Quantity}")

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """That one set."""
        amount = holding.amount(self.amount)
        power = amount if self.which is Dimension.POWER else None
        toughness = amount if self.which is Dimension.TOUGHNESS else None
        return (SetPT(holding.subject, power, toughness, condition=holding.condition),)


@word
class BecomesCopy(Lasting):
    """Becomes a copy of something (707.2), with exceptions (707.9)."""

    of: Objects
    exceptions: tuple[CopyException, ...] = ()
    lasting: Duration | None = None
    FOR_OBJECTS = True
    TAKES_IF = True
    SYNONYMS = True
    ENGLISH = (
        "<becomes|become> a copy of {of} [, except {exceptions:and}]",
        "<becomes a copy|become copies> of {of} [, except {exceptions:and}]",
        "<becomes|become> a copy of {of} {lasting} , except {exceptions:and}",
        "<becomes a copy|become copies> of {of} {lasting} , except {exceptions:and}",
    )

    def duration(self) -> Duration | None:
        """What is said between what is copied and the exceptions."""
        return self.lasting

    def fixed(self, scene: GameScene) -> Lasting:
        """With the copiable values as they are now (707.2b)."""
        ids = self.of.find(scene)
        if not ids:
            return AsItIs()
        now = scene.now(ids[0])
        return IsCopy(with_exceptions(scene, copied_values(scene.game, now), self.exceptions))

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """As an effect has begun only."""
        return ()


@word
class AsItIs(Lasting):
    """Nothing changes: there was nothing to copy."""

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """None."""
        return ()


@word
class IsCopy(Lasting):
    """Is a copy, with these copiable values."""

    values: Characteristics

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """In layer 1."""
        return (CopyPart(holding.subject, self.values, condition=holding.condition),)
