"""What tokens are that keywords make of cards (707.2, 707.9)."""

from __future__ import annotations

from dataclasses import replace

from spellwright.words.characteristics import Characteristics


def zombie(values: Characteristics, colors: int, size: tuple[int, int] | None = None) -> Characteristics:
    """The same without mana cost, of that colour, and a Zombie in addition to its other types."""
    changed = replace(values, mana_cost=None, colors=colors, subtypes=values.subtypes | {"Zombie"})
    return changed if size is None else replace(changed, power=size[0], toughness=size[1])
