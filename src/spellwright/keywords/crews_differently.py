"""702.122. Creatures that crew Vehicles and saddle Mounts with more than their power, or can't crew."""

from __future__ import annotations

from enum import Enum
from typing import Any

from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.actions.restrictions.restriction import Restriction
from spellwright.keywords.crewing import CantCrew, CountsDifferently
from spellwright.rules.layers_5_and_6 import AddAbilities
from spellwright.words.amounts import Number
from spellwright.words.word import word


class Riding(Enum):
    """What it does so."""

    SADDLE = "<saddles|saddle> Mounts"
    CREW = "<crews|crew> Vehicles"


@word
class CrewsDifferently(Lasting):
    """Crews Vehicles as though its power were greater, or using its toughness."""

    what: tuple[Riding, ...]
    more: Number | None = None
    FOR_OBJECTS = True
    ENGLISH = (
        "{what:and} as though its power were {more:digits} greater",
        "{what:and} using its toughness rather than its power",
    )

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """An ability that the cost of crewing asks for."""
        more = 0 if self.more is None else self.more.n
        return (
            AddAbilities(holding.subject, (CountsDifferently(more, self.more is None),), condition=holding.condition),
        )


@word
class CrewVehicles(Restriction):
    """Crew Vehicles, which enchanted permanents can't: be tapped to pay the cost of crew (702.122a)."""

    ENGLISH = "crew Vehicles"

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """An ability that the cost of crewing asks for."""
        return (AddAbilities(holding.subject, (CantCrew(),), condition=holding.condition),)
