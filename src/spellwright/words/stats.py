"""The numbers of an object (power, toughness, mana value) and how they are compared."""

from __future__ import annotations

from enum import Enum

from spellwright.words.dependence import NOTHING, Dependence
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.scene import Scene


class Stat(Enum):
    """What of an object is a number."""

    POWER = "power"
    TOUGHNESS = "toughness"
    MANA_VALUE = "mana value"

    def of(self, scene: Scene, id: Id) -> int:
        """Its value; 0 where there is none, as for the power of what is no creature."""
        if id < FIRST_OBJECT:
            return 0
        if self is Stat.MANA_VALUE:
            return scene.mana_value(id)
        traits = scene.traits(id)
        return (traits.power if self is Stat.POWER else traits.toughness) or 0

    @property
    def depends(self) -> Dependence:
        """What it looks at."""
        return Dependence(frozenset({self.name.lower()}), NOTHING, True)


class Compare(Enum):
    """What follows a number: "3 or less"."""

    LESS = "or less"
    GREATER = "or greater"

    def holds(self, value: int, limit: int) -> bool:
        """Whether the value is so."""
        return value <= limit if self is Compare.LESS else value >= limit


class Relation(Enum):
    """What stands before a quantity: "less than or equal to the number of ..."."""

    LESS_OR_EQUAL = "less than or equal to"
    LESS = "less than"
    EQUAL = "equal to"
    GREATER_OR_EQUAL = "greater than or equal to"
    GREATER = "greater than"

    def holds(self, value: int, limit: int) -> bool:
        """Whether the value stands so to the limit."""
        if self is Relation.LESS_OR_EQUAL:
            return value <= limit
        if self is Relation.LESS:
            return value < limit
        if self is Relation.EQUAL:
            return value == limit
        return value >= limit if self is Relation.GREATER_OR_EQUAL else value > limit
