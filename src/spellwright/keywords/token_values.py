"""What tokens are that keywords make of cards (707.2, 707.9)."""

from __future__ import annotations

from dataclasses import replace

from spellwright.state.card import Card
from spellwright.words.characteristics import Characteristics


def two_faced(card: Card | None) -> Card | None:
    """The card behind a token that copies a double-faced card (707.8a)."""
    return card if card is not None and card.layout in ("transform", "modal_dfc") else None


def zombie(values: Characteristics, colors: int, size: tuple[int, int] | None = None) -> Characteristics:
    """The same without mana cost, of that colour, and a Zombie in addition to its other types."""
    changed = replace(values, mana_cost=None, colors=colors, subtypes=values.subtypes | {"Zombie"})
    return changed if size is None else replace(changed, power=size[0], toughness=size[1])
