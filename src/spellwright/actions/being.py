"""What something becomes or is, described as a token is: "a 2/1 blue Faerie creature with flying"."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from spellwright.actions.copy_exceptions import type_names
from spellwright.actions.defining import DefinesPT
from spellwright.actions.gains import AsGiven, varies
from spellwright.actions.holding import Holding
from spellwright.cr.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES, LAND_TYPES, SUBTYPES_OF
from spellwright.rules.layer_4 import AddTypes, SetLandTypes, SetSubtypes, SetTypes
from spellwright.rules.layer_7 import SetPT
from spellwright.rules.layer_effects import Part
from spellwright.rules.layers_1_to_3 import SetName
from spellwright.rules.layers_5_and_6 import AddAbilities, SetColors
from spellwright.rules.scene import GameScene
from spellwright.words.ability import Ability
from spellwright.words.adjectives import Color
from spellwright.words.amounts import Amount, Quantity, X
from spellwright.words.kinds import AdjectiveModifier, OfSubtype, OfType
from spellwright.words.word import Word, word

_LAND_TYPES = frozenset(LAND_TYPES)


_WITH_COMMAS = 3
"""The place among its templates of "with base power and toughness 4/4, flying, and haste"."""
MORE = 2


@word
class Being(Word):
    """What it is: size, colours, types, abilities."""

    kind: OfType | OfSubtype
    legendary: bool = False
    size: str | None = None
    colors: tuple[Color, ...] = ()
    base: str | None = None
    equal: Quantity | None = None
    abilities: tuple[Ability, ...] = ()
    all_types: bool = False
    name: str | None = None
    NAMED: ClassVar[str] = "what it is"
    ENGLISH = (
        "{legendary?legendary} [{size:pt}] [{colors:and}] {kind} [with {abilities:and}] [named {name:name}]",
        "[{size:pt}] [{colors:and}] {kind} with [{abilities:and} and] all creature types {all_types=True}",
        (
            "{legendary?legendary} [{colors:and}] {kind} with base power and toughness {base:pt} [and {abilities:and}] "
            "[named {name:name}]"
        ),
        "{legendary?legendary} [{colors:and}] {kind} with base power and toughness {base:pt} , {abilities:andmore}",
        "{legendary?legendary} [{colors:and}] {kind} with power and toughness each equal to {equal}",
    )

    def ok(self) -> bool:
        """Colours stand before the types; no supertypes within them; several abilities have commas or none."""
        if self.style[0] == _WITH_COMMAS and len(self.abilities) < MORE:
            return False
        return not any(isinstance(modifier, AdjectiveModifier) for modifier in self.kind.modifiers)

    @property
    def names(self) -> tuple[frozenset[str], frozenset[str]]:
        """Card types and subtypes."""
        types, subtypes = type_names(self.kind)
        return types, subtypes | frozenset(CREATURE_TYPES) if self.all_types else subtypes

    @property
    def mask(self) -> int:
        """The colours, as bits."""
        mask = 0
        for color in self.colors:
            mask |= color.mask
        return mask

    def fixed(self, scene: GameScene) -> Being:
        """With X as it is now."""
        size, base = (fixed_size(s, scene) for s in (self.size, self.base))
        return replace(self, size=size, base=base)

    def parts(self, holding: Holding, *, retains: bool, adds_colors: bool = False) -> tuple[Part, ...]:
        """What it changes, layer by layer; with `retains` the types are in addition to others (205.1b)."""
        who, condition = holding.subject, holding.condition
        parts = self._type_parts(holding, retains=retains)
        if self.name is not None:
            parts.append(SetName(who, self.name, condition=condition))
        if self.colors:
            parts.append(SetColors(who, self.mask, add=adds_colors, condition=condition))
        if self.abilities:
            gives = AsGiven(self.abilities) if varies(self.abilities) else self.abilities
            parts.append(AddAbilities(who, gives, condition=condition))
        size = self.size or self.base
        if size is not None:
            power, toughness = (size_of(half, holding) for half in size.split("/"))
            parts.append(SetPT(who, power, toughness, condition=condition))
        elif self.equal is not None:
            parts.append(SetPT(who, self.equal, self.equal, condition=condition))
        for defined in (meant for a in self.abilities for meant in a.means() if isinstance(meant, DefinesPT)):
            parts.append(SetPT(who, defined.power, defined.toughness, condition=condition))  # no 604.3: 613.6, Svogthos
        return tuple(parts)

    def _type_parts(self, holding: Holding, *, retains: bool) -> list[Part]:
        who, condition = holding.subject, holding.condition
        types, subtypes = self.names
        supertypes = frozenset({"legendary"} if self.legendary else ())
        if retains:
            return [AddTypes(who, types, subtypes, supertypes, condition=condition)]
        if not types:
            if subtypes <= _LAND_TYPES:
                return [SetLandTypes(who, subtypes, condition=condition)]  # 305.7
            return [SetSubtypes(who, subtypes, of=set_of(subtypes), condition=condition)]
        parts: list[Part] = []
        if types == {"artifact", "creature"}:
            parts.append(AddTypes(who, types, condition=condition))  # 205.1b
        else:
            parts.append(SetTypes(who, types, condition=condition))
        if subtypes & frozenset(BASIC_LAND_TYPES):
            parts.append(SetLandTypes(who, subtypes, condition=condition))  # 305.7
        elif subtypes:
            parts.append(SetSubtypes(who, subtypes, of=set_of(subtypes), condition=condition))
        if supertypes:
            parts.append(AddTypes(who, supertypes=supertypes, condition=condition))
        return parts

    def still_parts(self, holding: Holding) -> tuple[Part, ...]:
        """As `parts`, the other card types being kept, and new subtypes replacing those of their set alone."""
        who, condition = holding.subject, holding.condition
        types, subtypes = self.names
        added = AddTypes(who, types, condition=condition)
        rest = self.parts(holding, retains=True)[1:]
        if not subtypes:
            return (added, *rest)
        return (added, SetSubtypes(who, subtypes, of=set_of(subtypes), condition=condition), *rest)


def set_of(subtypes: frozenset[str]) -> str:
    """The card type to whose subtypes these belong (205.3)."""
    return next((kind for kind, known in SUBTYPES_OF.items() if subtypes & frozenset(known)), "creature")


def size_of(half: str, holding: Holding) -> int | Amount:
    """One half of a size: a number, or X as the text says."""
    return int(half) if half.isdigit() else holding.amount(X(half))


def fixed_size(size: str | None, scene: GameScene) -> str | None:
    """A size with X as it is now."""
    if size is None:
        return None
    return "/".join(half if half.isdigit() else str(X(half).value(scene)) for half in size.split("/"))
