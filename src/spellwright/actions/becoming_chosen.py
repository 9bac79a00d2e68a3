"""Becoming what somebody chooses, or what was chosen: colours and types (105.3, 205.1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from spellwright.actions.choose import BASIC_LAND_TYPES
from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.cr.subtypes import CREATURE_TYPES, LAND_TYPES
from spellwright.rules.layer_4 import AddTypes, SetChosenType, SetLandTypes, SetSubtypes
from spellwright.rules.layers_5_and_6 import SetColors
from spellwright.rules.scene import GameScene
from spellwright.words.adjectives import COLOR_BITS
from spellwright.words.chosen_posts import chosen_for
from spellwright.words.procedure import Procedure, choose, choose_some
from spellwright.words.scene import Scene
from spellwright.words.word import word


class Chooses(Enum):
    """What is chosen as the effect begins."""

    COLOR = "color"
    COLORS = "color or colors"
    CREATURE_TYPE = "creature type"
    BASIC_LAND_TYPE = "basic land type"

    @property
    def options(self) -> tuple[str, ...]:
        """What can be chosen."""
        if self in (Chooses.COLOR, Chooses.COLORS):
            return tuple(COLOR_BITS)
        return CREATURE_TYPES if self is Chooses.CREATURE_TYPE else BASIC_LAND_TYPES


@word
class BecomesOfChoice(Lasting):
    """Becomes the colour, or of the type, of your choice, perhaps in addition to its other types."""

    what: Chooses
    addition: bool = False
    ENGLISH = (
        "<becomes|become> the {what} of your choice",
        "<becomes|become> the {what} of your choice in addition to <its|their:outer> other types {addition=True}",
    )
    FOR_OBJECTS = True

    def ok(self) -> bool:
        """Types are in addition to types."""
        return not self.addition or self.what not in (Chooses.COLOR, Chooses.COLORS)

    def settled(self, scene: GameScene) -> Procedure[Lasting]:
        """What was chosen."""
        if self.what is Chooses.COLORS:
            chosen = yield from choose_some(scene.you, self.what.options, 1, 5, "name", "Which colors?", "105.4")
            return ColorsAre(sum(COLOR_BITS[color] for color in chosen))
        one = yield from choose(scene.you, self.what.options, "name", f"Which {self.what.value}?", "105.4")
        if self.what is Chooses.COLOR:
            return ColorsAre(COLOR_BITS[one])
        return TypeIs(one, self.addition)

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """None before the choice is made."""
        return ()


@word
class ColorsAre(Lasting):
    """Is of these colours."""

    colors: int

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """In layer 5."""
        return (SetColors(holding.subject, self.colors, condition=holding.condition),)


@word
class TypeIs(Lasting):
    """Is of this creature type or land type, instead of its others or in addition to them."""

    subtype: str
    addition: bool = False

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """In layer 4."""
        names = frozenset({self.subtype})
        if self.addition:
            return (AddTypes(holding.subject, subtypes=names, condition=holding.condition),)
        if self.subtype in LAND_TYPES:
            return (SetLandTypes(holding.subject, names, condition=holding.condition),)
        return (SetSubtypes(holding.subject, names, condition=holding.condition),)


@dataclass(frozen=True, slots=True)
class ChosenTypes:
    """The type that was chosen for the source, asked in the layers."""

    def names(self, scene: Scene) -> tuple[str, ...]:
        """That type; none if none was chosen."""
        found = (chosen_for(scene, name) for name in ("creature type", "basic land type", "land type"))
        return tuple(str(name) for name in found if name is not None)


@dataclass(frozen=True, slots=True)
class ChosenColors:
    """The colour that was chosen for the source, asked in the layers."""

    def mask(self, scene: Scene) -> int:
        """That colour; none if none was chosen."""
        return COLOR_BITS.get(str(chosen_for(scene, "color")), 0)


@word
class IsChosenColor(Lasting):
    """Is, or becomes, the colour that was chosen."""

    becomes: bool = False
    addition: bool = False
    FOR_OBJECTS = True
    ENGLISH = (
        "<is|are> the chosen color [{addition?in addition to its other colors}]",
        "<is|are> the chosen color in addition to their other colors {addition=True}",
        "<becomes|become> that color {becomes=True}",
    )
    SYNONYMS = True

    def fixed(self, scene: GameScene) -> Lasting:
        """As it is chosen now."""
        return ColorsAre(ChosenColors().mask(scene)) if self.becomes else self

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """In layer 5."""
        return (SetColors(holding.subject, ChosenColors(), add=self.addition, condition=holding.condition),)


@word
class IsChosenType(Lasting):
    """Is of the type that was chosen, in addition to its others or instead of them."""

    addition: bool = False
    becomes: bool = False
    FOR_OBJECTS = True
    ENGLISH = (
        "<is|are> the chosen type in addition to <its|their:outer> other types {addition=True}",
        "<becomes|become> that type {becomes=True}",
        "<is|are> the chosen type",
    )

    def fixed(self, scene: GameScene) -> Lasting:
        """As it is chosen now."""
        names = ChosenTypes().names(scene)
        return TypeIs(names[0]) if self.becomes and names else self

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """In layer 4."""
        types = ChosenTypes()
        if self.addition:
            return (AddTypes(holding.subject, subtypes=types, condition=holding.condition),)
        return (SetChosenType(holding.subject, types, condition=holding.condition),)
