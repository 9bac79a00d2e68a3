"""Losing card types and subtypes, all or all but those that the same effect gives (205.1a)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

from spellwright.actions.becomes import Becomes, Is
from spellwright.actions.being import Being, set_of
from spellwright.actions.gains import LosesAll
from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.rules.layer_4 import SetSubtypes, SetTypes
from spellwright.rules.layer_effects import Part
from spellwright.words.word import word


class Lost(Enum):
    """What is lost."""

    ABILITIES = "abilities"
    CARD_TYPES = "card types"
    CREATURE_TYPES = "creature types"
    LAND_TYPES = "land types"


SUBTYPES = {Lost.CREATURE_TYPES: "creature", Lost.LAND_TYPES: "land"}
"""The card types whose subtypes they are."""


@word
class LosesTypes(Lasting):
    """Loses all card types, land types … perhaps besides abilities; "other": but for those that the same effect gives."""

    what: tuple[Lost, ...]
    other: bool = False
    FOR_OBJECTS = True
    STATES = True
    ENGLISH = "<loses|lose> all {other?other} {what:and}"

    def ok(self) -> bool:
        """Abilities alone are `LosesAll`, types alone `LosesAllTypes`; nothing is left without a card type."""
        if self.what == (Lost.ABILITIES,) or (len(self.what) == 1 and not self.other):
            return False
        return self.other or Lost.CARD_TYPES not in self.what

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """In layer 4, behind what the same effect makes it, and in layer 6."""
        parts = [*self._type_parts(holding)]
        if Lost.ABILITIES in self.what:
            parts += LosesAll(self.other).layer_parts(holding)
        return tuple(parts)

    def _type_parts(self, holding: Holding) -> Iterator[Part]:
        types, subtypes = _given(holding) if self.other else (frozenset[str](), frozenset[str]())
        if Lost.CARD_TYPES in self.what:
            yield SetTypes(holding.subject, types, condition=holding.condition)
        for lost, of in SUBTYPES.items():
            if lost in self.what:
                kept = frozenset(name for name in subtypes if set_of(frozenset({name})) == of)
                yield SetSubtypes(holding.subject, kept, of=of, condition=holding.condition)


def _given(holding: Holding) -> tuple[frozenset[str], frozenset[str]]:
    """The card types and subtypes that the same effect gives."""
    types, subtypes = frozenset[str](), frozenset[str]()
    for being in _beings(holding):
        types, subtypes = types | being.names[0], subtypes | being.names[1]
    return types, subtypes


def _beings(holding: Holding) -> Iterator[Being]:
    return (each.being for each in holding.predicates if isinstance(each, Is | Becomes))
