"""The mana abilities that basic land types have by the rules (305.6)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from spellwright.actions.abilities.activated import Activated
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
