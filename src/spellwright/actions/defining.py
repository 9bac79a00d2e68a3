"""Characteristic-defining abilities (604.3): "~'s power and toughness are each equal to …"."""

from __future__ import annotations

from enum import Enum
from typing import Any

from spellwright.actions.clauses.clause import Full
from spellwright.actions.walking import once
from spellwright.rules.hooks import Hooks
from spellwright.rules.layer_7 import DefinePT
from spellwright.rules.layer_effects import Part
from spellwright.words.ability import DEFINING, Ability
from spellwright.words.amounts import Amount, Quantity
from spellwright.words.references import Self
from spellwright.words.word import word

ZONES = ("battlefield", "stack", "hand", "graveyard", "exile", "command", "library")


class Defined(Enum):
    """What is defined."""

    BOTH = "power and toughness are each"
    POWER = "power is"
    TOUGHNESS = "toughness is"


@word
class EqualTo(Full):
    """Its power and toughness, or one of them, are equal to a quantity."""

    of: Self
    what: Defined
    amount: Quantity
    ENGLISH = "{of} 's {what} equal to {amount}"

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It defines them."""
        power = self.amount if self.what is not Defined.TOUGHNESS else None
        toughness = self.amount if self.what is not Defined.POWER else None
        return once("defines", self, lambda: (DefinesPT(power, toughness, self.of),))


@word
class PlusOne(Quantity):
    """That number plus so much: "its toughness is equal to that number plus 1"."""

    of: Quantity
    more: Amount
    ENGLISH = ()

    def value(self, scene: Any) -> int:
        """The sum."""
        return self.of.value(scene) + self.more.value(scene)


@word
class EqualAndPlus(Full):
    """Its power is equal to a quantity and its toughness to that number plus 1 (Tarmogoyf)."""

    of: Self
    amount: Quantity
    more: Amount
    ENGLISH = "{of} 's power is equal to {amount} and its toughness is equal to that number plus {more:digits}"

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It defines them."""
        return once("defines", self, lambda: (DefinesPT(self.amount, PlusOne(self.amount, self.more)),))


@word
class DefinesPT(Hooks):
    """The characteristic-defining ability: it functions everywhere (113.6a, 604.3)."""

    power: Amount | None
    toughness: Amount | None
    of: Self | None = None
    RULE = "604.3"

    def zones(self) -> frozenset[str]:
        """All."""
        return DEFINING

    def layer_parts(self) -> tuple[Part, ...]:
        """In layer 7a."""
        return (DefinePT(self.of, self.power, self.toughness, zones=ZONES, defining=True),)
