"""702.148. What a text is where it is cleaved: the keyword has that text, to give it to the spell."""

from __future__ import annotations

from dataclasses import replace

from spellwright.keywords.cleave import Cleave
from spellwright.words.ability import Ability


def cleaved(abilities: tuple[Ability, ...], without: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities of a face, its cleave ability knowing those without what stands in square brackets."""
    return tuple(replace(a, text=without) if isinstance(a, Cleave) else a for a in abilities)
