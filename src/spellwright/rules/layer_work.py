"""Objects on their way through the layers (613): their characteristics so far, and notes of what was asked of them."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache, reduce
from operator import or_

from spellwright.cr.subtypes import BASIC_LAND_TYPES, LAND_TYPES, SUBTYPES_OF
from spellwright.state.derived import Looks
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics, same_abilities
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import NOBODY, Id


class Layer(IntEnum):
    """The layers (613.1) and sublayers (613.4) in which effects are applied. Layer 1b is the object's own (708.2)."""

    COPY = 0
    CONTROL = 1
    TEXT = 2
    TYPE = 3
    COLOR = 4
    ABILITY = 5
    DEFINE_PT = 6
    SET_PT = 7
    CHANGE_PT = 8
    SWITCH_PT = 9


NAME, COST, COLORS, SUPERTYPES, TYPES, SUBTYPES, ABILITIES, POWER, TOUGHNESS, CONTROLLER, EXISTENCE = (
    1 << bit for bit in range(11)
)
"""What can be asked about an object and written to it. `EXISTENCE`: whether an ability is still there (613.6)."""

PT = POWER | TOUGHNESS
ALL_TYPES = SUPERTYPES | TYPES | SUBTYPES
EVERYTHING = (1 << 11) - 1

_SETTLED = (0, COST, CONTROLLER, CONTROLLER | NAME, ALL_TYPES, COLORS, ABILITIES, 0, 0, 0)
"""For each layer, what no later one changes, nor itself: the layers before have done it."""
UNSETTLED: tuple[int, ...] = tuple(
    EVERYTHING & ~EXISTENCE & ~reduce(or_, _SETTLED[: layer + 1]) for layer in range(len(Layer))
)
"""For each layer, what that layer or a later one may still change about an object."""

BOARD = "board"
"""Looked at by what asks which objects there are on the battlefield."""
ZONES = "zones"
"""Looked at by what asks which objects there are in another zone."""

_LAND_TYPES = frozenset(LAND_TYPES)
_BASIC_LAND_TYPES = frozenset(BASIC_LAND_TYPES)

Intrinsic = tuple[tuple[str, Ability], ...]
"""The mana ability that goes with each basic land type (305.6)."""


class Notes:
    """What is asked while effects are worked out, so that nobody has to declare it.

    `asked` are the characteristics asked for (bits). `about` is the object that is being decided on, 0 for an effect as
    a whole. `looks` holds for each of these what else was looked at, `own` the aspects of objects' own state. `foreign`
    tells that, to decide on an object, characteristics of another one were asked for.
    """

    __slots__ = ("asked", "about", "foreign", "looks", "own")

    def __init__(self) -> None:
        self.asked = 0
        self.about: Id = NOBODY
        self.foreign = False
        self.looks: dict[Id, dict[str | Id, None]] = {}
        self.own: dict[str, None] = {}

    def decide_on(self, id: Id) -> None:
        """What is asked from now on, is asked to decide on that object."""
        self.about = id

    def begin(self) -> None:
        """A new evaluation begins."""
        self.asked, self.about, self.foreign = 0, NOBODY, False

    def look(self, at: str | Id) -> None:
        """Note that this was looked at."""
        self.looks.setdefault(self.about, {})[at] = None

    def look_at_state(self, id: Id, aspects: tuple[str, ...], source: Id) -> None:
        """Note that these aspects of an object's state were looked at; what happens to the source is minded anyway.

        Aspects that are always minded needn't be named.
        """
        for aspect in aspects:
            self.own[aspect] = None
        if id not in (self.about, source):
            self.look(id)

    def look_at_traits(self, id: Id) -> None:
        """Note that an object's characteristics were looked at."""
        if id != self.about:
            self.foreign = self.foreign or self.about != NOBODY
            self.look(id)

    def all_looks(self) -> dict[Id, Looks]:
        """What was looked at to decide on each object."""
        return {id: frozenset(looks) for id, looks in self.looks.items()}


class Work:
    """One object while its characteristics are being worked out.

    Readers see the values so far, and are noted. `granted` are abilities that don't come from its text (305.7).
    """

    __slots__ = (
        "id", "notes", "base", "granted", "retyped", "_barred", "_name", "_mana_cost", "_colors", "_supertypes",
        "_types", "_subtypes", "_abilities", "_power", "_toughness", "_controller",
    )  # fmt: skip

    base: Characteristics
    _name: str
    _mana_cost: ManaCost | None
    _colors: int
    _supertypes: frozenset[str]
    _types: frozenset[str]
    _subtypes: frozenset[str]
    _abilities: tuple[Ability, ...]
    _power: int | None
    _toughness: int | None

    def __init__(
        self, id: Id, notes: Notes, base: Characteristics, granted: tuple[Ability, ...], controller: Id
    ) -> None:
        self.id, self.notes, self.granted, self._controller = id, notes, granted, controller
        self.retyped = False
        self._barred: tuple[Ability | type[Ability], ...] = ()
        self.become(base)

    def clone(self) -> Work:
        """A copy, to try an effect on (613.8a)."""
        w = Work.__new__(Work)
        w._take(self)
        return w

    def _take(self, other: Work) -> None:
        self.id, self.notes, self.base, self.granted, self.retyped = (
            other.id, other.notes, other.base, other.granted, other.retyped,
        )  # fmt: skip
        self._barred, self._name, self._mana_cost, self._colors = (
            other._barred, other._name, other._mana_cost, other._colors,
        )  # fmt: skip
        self._supertypes, self._types, self._subtypes = other._supertypes, other._types, other._subtypes
        self._abilities, self._power, self._toughness = other._abilities, other._power, other._toughness
        self._controller = other._controller

    # --- what it is so far

    @property
    def name(self) -> str:
        """Its name."""
        self.notes.asked |= NAME
        return self._name

    @property
    def mana_cost(self) -> ManaCost | None:
        """Its mana cost."""
        self.notes.asked |= COST
        return self._mana_cost

    @property
    def mana_value(self) -> int:
        """Its mana value, X taken as 0 (202.3)."""
        self.notes.asked |= COST
        return self.base.mana_value

    @property
    def adventurer(self) -> bool:
        """Whether it has an Adventure, a copiable value that nothing else changes (715.2b)."""
        self.notes.asked |= COST
        return self.base.adventurer

    @property
    def colors(self) -> int:
        """Its colours, as bits."""
        self.notes.asked |= COLORS
        return self._colors

    @property
    def supertypes(self) -> frozenset[str]:
        """Its supertypes."""
        self.notes.asked |= SUPERTYPES
        return self._supertypes

    @property
    def types(self) -> frozenset[str]:
        """Its card types."""
        self.notes.asked |= TYPES
        return self._types

    @property
    def subtypes(self) -> frozenset[str]:
        """Its subtypes."""
        self.notes.asked |= SUBTYPES
        return self._subtypes

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """Its abilities."""
        self.notes.asked |= ABILITIES
        return self._abilities

    @property
    def power(self) -> int | None:
        """Its power."""
        self.notes.asked |= POWER
        return self._power

    @property
    def toughness(self) -> int | None:
        """Its toughness."""
        self.notes.asked |= TOUGHNESS
        return self._toughness

    @property
    def controller(self) -> Id:
        """Who controls it."""
        self.notes.asked |= CONTROLLER
        return self._controller

    # --- what parts of effects do to it

    def become(self, values: Characteristics) -> None:
        """Start from other values (layer 1)."""
        self.base = values
        self._name, self._mana_cost, self._colors = values.name, values.mana_cost, values.colors
        self._supertypes, self._types, self._subtypes = values.supertypes, values.types, values.subtypes
        self._abilities, self._power, self._toughness = values.abilities, values.power, values.toughness

    def set_controller(self, player: Id) -> None:
        """Come under a player's control (layer 2)."""
        self._controller = player

    def set_name(self, name: str) -> None:
        """Be called so and nothing else (612.8)."""
        self._name = name

    def set_types(self, types: frozenset[str]) -> None:
        """Be of these card types; subtypes that belong to none of them are lost (205.1a)."""
        self._types, self.retyped = types, True
        self._subtypes = fitting(self._subtypes, types)

    def set_subtypes(self, subtypes: frozenset[str]) -> None:
        """Be of these subtypes, as far as its card types allow (205.3d)."""
        self._subtypes, self.retyped = fitting(subtypes, self._types), True

    def set_supertypes(self, supertypes: frozenset[str]) -> None:
        """Be of these supertypes."""
        self._supertypes = supertypes

    def set_land_types(self, subtypes: frozenset[str]) -> None:
        """Be a land of these types; with a basic one among them it loses the abilities from its rules text (305.7)."""
        if not subtypes.isdisjoint(_BASIC_LAND_TYPES):
            self._abilities = self.granted
        self.set_subtypes((self._subtypes - _LAND_TYPES) | subtypes)

    def give_intrinsic(self, intrinsic: Intrinsic) -> None:
        """Have the mana abilities of its basic land types, and no others of that sort (305.6)."""
        had = intrinsic_abilities(self.base.types, self.base.subtypes, intrinsic)
        others = tuple(a for a in self._abilities if a not in had)
        has = intrinsic_abilities(self._types, self._subtypes, intrinsic)
        self._abilities = others + tuple(a for a in has if a not in others)

    def set_colors(self, colors: int) -> None:
        """Be of these colours (layer 5)."""
        self._colors = colors

    def set_abilities(self, abilities: tuple[Ability, ...]) -> None:
        """Have these abilities."""
        self._abilities = abilities

    def add_abilities(self, abilities: tuple[Ability, ...]) -> None:
        """Have these abilities besides, but for those that it can't have (113.11)."""
        self._abilities += tuple(a for a in abilities if not is_among(a, self._barred))

    def lose_abilities(self, which: tuple[Ability | type[Ability], ...]) -> None:
        """Lose all instances of these abilities (113.10b)."""
        self._abilities = tuple(a for a in self._abilities if not is_among(a, which))

    def bar_abilities(self, which: tuple[Ability | type[Ability], ...]) -> None:
        """Lose these abilities, and be unable to have them (113.11)."""
        self.lose_abilities(which)
        self._barred += which

    def set_power_and_toughness(self, power: int | None, toughness: int | None) -> None:
        """Have this power and toughness; None leaves one as it is."""
        self._power = power if power is not None else self._power
        self._toughness = toughness if toughness is not None else self._toughness

    def change_power_and_toughness(self, power: int, toughness: int) -> None:
        """Have more power and toughness, or less (208.5: none at all counts as 0)."""
        self._power = (self._power or 0) + power
        self._toughness = (self._toughness or 0) + toughness

    def switch_power_and_toughness(self) -> None:
        """Have its power as toughness and the other way round (613.4d)."""
        self._power, self._toughness = self._toughness, self._power

    # --- for the layers themselves, unnoted

    def has(self, ability: Ability, nth: int) -> bool:
        """Whether it still has this very ability (for the nth time, from 0)."""
        found = sum(1 for a in self._abilities if a is ability)
        return found > nth

    def abilities_so_far(self) -> tuple[Ability, ...]:
        """Its abilities, for the layers themselves."""
        return self._abilities

    def controller_so_far(self) -> Id:
        """Its controller, for the layers themselves."""
        return self._controller

    def finished(self, permanent: bool, before: Characteristics | None) -> Characteristics:
        """Its characteristics after all layers: the same value as before, if it hasn't changed."""
        power, toughness = final_pt(permanent, self._types, self._power, self._toughness)
        for known in (before, self.base):
            if known is not None and self._is(known, power, toughness):
                return known
        base = self.base
        return Characteristics(
            self._name, self._mana_cost, self._colors, self._supertypes, self._types, self._subtypes, self._abilities,
            power, toughness, base.loyalty, base.defense, base.own_mana_value, base.adventurer,
            like=before if before is not None and same_abilities(before.abilities, self._abilities) else base,
        )  # fmt: skip

    def _is(self, known: Characteristics, power: int | None, toughness: int | None) -> bool:
        base = self.base
        return (
            known.power == power and known.toughness == toughness and known.types == self._types
            and known.subtypes == self._subtypes and known.colors == self._colors and known.name == self._name
            and known.supertypes == self._supertypes and known.mana_cost == self._mana_cost
            and same_abilities(known.abilities, self._abilities) and known.loyalty == base.loyalty
            and known.defense == base.defense and known.own_mana_value == base.own_mana_value
            and known.adventurer == base.adventurer
        )  # fmt: skip


def final_pt(
    permanent: bool, types: frozenset[str], power: int | None, toughness: int | None
) -> tuple[int | None, int | None]:
    """Power and toughness after all layers: a noncreature permanent has none (208.3), a creature has both (208.5)."""
    if "creature" in types:
        return power or 0, toughness or 0
    return (None, None) if permanent else (power, toughness)


def fitting(subtypes: frozenset[str], types: frozenset[str]) -> frozenset[str]:
    """The subtypes that correspond to one of the card types (205.3d)."""
    return subtypes - _others_subtypes(types)


@lru_cache(maxsize=256)
def _others_subtypes(types: frozenset[str]) -> frozenset[str]:
    """The subtypes that belong to other card types only."""
    others = frozenset(s for card_type, subtypes in SUBTYPES_OF.items() if card_type not in types for s in subtypes)
    return others - frozenset(s for card_type, subtypes in SUBTYPES_OF.items() if card_type in types for s in subtypes)


def intrinsic_abilities(types: frozenset[str], subtypes: frozenset[str], intrinsic: Intrinsic) -> tuple[Ability, ...]:
    """The mana abilities that a land has for its basic land types (305.6)."""
    return tuple(ability for subtype, ability in intrinsic if subtype in subtypes) if "land" in types else ()


def is_among(ability: Ability, which: tuple[Ability | type[Ability], ...]) -> bool:
    """Whether an ability is one of these, or of one of these kinds."""
    return any(type(ability) is one if isinstance(one, type) else ability == one for one in which)
