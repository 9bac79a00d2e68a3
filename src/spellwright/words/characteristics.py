"""The characteristics of an object (109.3): printed, copiable or current ones, all the same shape."""

from __future__ import annotations

from dataclasses import InitVar, dataclass, field
from operator import is_
from typing import Any, Protocol

from spellwright.words.ability import BATTLEFIELD, Ability
from spellwright.words.construction import quickly_made
from spellwright.words.mana import ManaCost

NO_NAMES: frozenset[str] = frozenset()

Hooked = dict[Any, tuple[Ability, ...]]
"""Which abilities answer which hook. Nobody writes to it once it is made."""

NO_HOOKS: Hooked = {}


class Traits(Protocol):
    """Characteristics to read: finished ones, or those of a permanent that is passing through the layers (613)."""

    @property
    def name(self) -> str: ...
    @property
    def mana_cost(self) -> ManaCost | None: ...
    @property
    def mana_value(self) -> int: ...
    @property
    def colors(self) -> int: ...
    @property
    def supertypes(self) -> frozenset[str]: ...
    @property
    def types(self) -> frozenset[str]: ...
    @property
    def subtypes(self) -> frozenset[str]: ...
    @property
    def abilities(self) -> tuple[Ability, ...]: ...
    @property
    def power(self) -> int | None: ...
    @property
    def toughness(self) -> int | None: ...
    @property
    def adventurer(self) -> bool: ...


@quickly_made
@dataclass(frozen=True, slots=True)
class Characteristics:
    """What an object is (109.3).

    `colors` is a set of bits (W 1, U 2, B 4, R 8, G 16). Types and supertypes are in lower case ("creature",
    "legendary"), subtypes as printed ("Goblin"). `power`, `toughness`, `loyalty` and `defense` are None where there is
    none. `mana_value` is given only where it isn't that of `mana_cost` (a back face, 202.3b).
    """

    name: str = ""
    mana_cost: ManaCost | None = None
    colors: int = 0
    supertypes: frozenset[str] = NO_NAMES
    types: frozenset[str] = NO_NAMES
    subtypes: frozenset[str] = NO_NAMES
    abilities: tuple[Ability, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    own_mana_value: int | None = None
    adventurer: bool = False
    """Whether it has an Adventure, whose characteristics it may have while it's a spell (715.2a); it is copied (715.2b)."""
    emblem: bool = False
    """Whether they are an emblem's: its abilities function in the command zone (114.4)."""
    flipped: Characteristics | None = None
    """The alternative characteristics of a flip card, which apply while the permanent is flipped (710.1b)."""
    hooks: Hooked = field(default_factory=dict, init=False, compare=False, repr=False)
    """Which abilities answer which hook."""
    elsewhere: bool = field(default=False, init=False, compare=False, repr=False)
    """Whether an ability functions in a zone besides the battlefield (113.6)."""
    _by_zone: dict[str, Hooked] = field(default_factory=dict, init=False, compare=False, repr=False)
    like: InitVar[Characteristics | None] = None
    """One that may have the same abilities: then its index is used again."""

    def __post_init__(self, like: Characteristics | None) -> None:
        if like is not None and same_abilities(like.abilities, self.abilities):
            object.__setattr__(self, "abilities", like.abilities)
            object.__setattr__(self, "hooks", like.hooks)
            object.__setattr__(self, "elsewhere", like.elsewhere)
            object.__setattr__(self, "_by_zone", like._by_zone)
            return
        elsewhere = False
        for ability in self.abilities:
            for meant in ability.means():
                for hook in meant.hooks():
                    known = self.hooks.get(hook, ())
                    if not (meant.REDUNDANT and meant in known):
                        self.hooks[hook] = (*known, meant)
                zones = meant.zones()
                elsewhere = elsewhere or (zones is not BATTLEFIELD and zones != BATTLEFIELD)
        object.__setattr__(self, "elsewhere", elsewhere)

    def place(self, zone: str) -> str:
        """The zone by which it's judged where abilities function: the command zone is an emblem's battlefield (114.4).

        A conspiracy's, too (315.5).
        """
        there = zone == "command" and (self.emblem or "conspiracy" in self.types)
        return "battlefield" if there else zone

    def functioning(self, zone: str) -> Hooked:
        """Which abilities answer which hook where the object is in that zone (113.6)."""
        if zone == "command":
            zone = self.place(zone)
        if not self.elsewhere:
            return self.hooks if zone == "battlefield" else NO_HOOKS
        known = self._by_zone.get(zone)
        if known is None:
            here = {hook: tuple(a for a in abilities if zone in a.zones()) for hook, abilities in self.hooks.items()}
            known = self._by_zone[zone] = {hook: abilities for hook, abilities in here.items() if abilities}
        return known

    @property
    def mana_value(self) -> int:
        """The mana value, X taken as 0 (202.3)."""
        if self.own_mana_value is not None:
            return self.own_mana_value
        return self.mana_cost.mana_value() if self.mana_cost else 0

    @property
    def is_permanent(self) -> bool:
        """Whether an object like this would be a permanent on the battlefield (110.4a)."""
        return bool(self.types) and "instant" not in self.types and "sorcery" not in self.types


def same_abilities(first: tuple[Ability, ...], second: tuple[Ability, ...]) -> bool:
    """Whether these are the very same abilities. Equal ones may differ in what their references are bound to."""
    return first is second or (len(first) == len(second) and all(map(is_, first, second)))
