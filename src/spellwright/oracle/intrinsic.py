"""What objects have by the rules, without their text saying so (305.6, 306.5b, 310.4b, 310.11b, 714.3a)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from spellwright.actions.abilities.activated import Activated
from spellwright.actions.abilities.defeated import Defeated
from spellwright.actions.abilities.starting_counters import EntersWithStartingCounters
from spellwright.oracle.english import read
from spellwright.oracle.outcome import Reading
from spellwright.words.ability import Ability

MANA_OF = {"Plains": "{W}", "Island": "{U}", "Swamp": "{B}", "Mountain": "{R}", "Forest": "{G}"}


@cache
def intrinsic(subtype: str) -> Ability:
    """The ability "{T}: Add [mana]" of a basic land type (305.6)."""
    reading = read(f"{{T}}: Add {MANA_OF[subtype]}.")
    assert isinstance(reading, Reading), reading
    assert isinstance(reading.value, Activated)
    return reading.value


def intrinsic_abilities(subtypes: Collection[str], printed: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Those of a land with these subtypes, but for what is printed on it in rules text anyway."""
    return tuple(a for name in MANA_OF if name in subtypes and (a := intrinsic(name)) not in printed)


def of_subtypes(
    subtypes: Collection[str], loyalty: int | None, defense: int | None, *, loyalty_is_x: bool = False
) -> tuple[Ability, ...]:
    """How a planeswalker, battle or Saga enters with its counters (306.5b, 310.4b, 714.3a), and what a Siege does (310.11b)."""
    siege: tuple[Ability, ...] = (Defeated(),) if "Siege" in subtypes else ()
    if loyalty_is_x:
        return (EntersWithStartingCounters("loyalty", 0, x=True),)
    kinds = (("loyalty", loyalty), ("defense", defense), ("lore", 1 if "Saga" in subtypes else None))
    return (*(EntersWithStartingCounters(kind, number) for kind, number in kinds if number is not None), *siege)
