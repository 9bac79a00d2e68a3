"""Piles: what some objects are grouped into for as long as an effect needs it (700.3)."""

from __future__ import annotations

from dataclasses import dataclass

from spellwright.words.procedure import Id


@dataclass(frozen=True, slots=True)
class Pile:
    """One of the piles of a separation; no object itself (700.3b), and its objects stay where they are (700.3c).

    `by` is the player who made it, `group` the number of the separation it belongs to within its text, `face_down`
    whether only that player knows what is in it, `chosen` whether somebody has chosen it since.
    """

    objects: tuple[Id, ...]
    by: Id
    group: int = 1
    face_down: bool = False
    chosen: bool = False
