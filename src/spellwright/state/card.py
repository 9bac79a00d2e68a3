"""A physical card, or what stands for one: its faces as characteristics, and how they lie on it (layouts, 709-718)."""

from __future__ import annotations

from dataclasses import dataclass

from spellwright.words.characteristics import Characteristics


@dataclass(frozen=True, slots=True)
class Card:
    """A card as compiled from its data, shared by all games.

    `layout` is Scryfall's ("normal", "split", "flip", "transform", "modal_dfc", "adventure", "meld" ...). `faces` holds the
    characteristics of each part. `whole` is what the card is where no face is up (709.4 for split cards: the combined
    halves). `declined` tells the words that were not understood if the card was admitted without them.
    """

    name: str
    layout: str
    faces: tuple[Characteristics, ...]
    whole: Characteristics
    declined: tuple[str, ...] = ()
    identity: int = 0
    """Its colour identity, as bits (903.4)."""
