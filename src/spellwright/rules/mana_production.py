"""Productions: what one activation of a mana ability makes (605, 106.3), as values that the payment solver reads.

A production makes *units*. A unit that may be one of several kinds ("one mana of any color") is chosen freely among
them, each for itself ("two mana in any combination of colors"). Where the choices are tied to each other ("two mana of
any one color"), there is one production for each choice: see `one_choice`.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from spellwright.words.construction import quickly_made
from spellwright.words.mana import ANY_COLOR, KINDS, ZERO, ManaCost, Restriction

PLAIN_WEIGHT = 10
COLOR_WEIGHT = 2
BUSY_WEIGHT = 12
CREATURE_WEIGHT = 20
ONE_SHOT_WEIGHT = 60


@quickly_made
@dataclass(frozen=True, slots=True)
class Unit:
    """One unit of mana that a production makes: the kinds it may be, and what the mana carries (106.6, 107.4h)."""

    kinds: int
    snow: bool = False
    restriction: Restriction | None = None


@quickly_made
@dataclass(frozen=True, slots=True)
class Production:
    """What one activation of a mana ability makes, and what it takes.

    `cost` is the mana that the ability costs (a Signet's {1}), and `purpose` what restrictions are asked about when
    mana is spent on it. `life` is life paid to activate it, `harm` life lost or damage taken as it resolves, which
    counts only against Phyrexian symbols paid with life afterwards. `ability` is the caller's own name for it, and
    `counters` tells that it takes counters off its source.
    """

    units: tuple[Unit, ...]
    cost: ManaCost = ZERO
    life: int = 0
    harm: int = 0
    purpose: object = None
    ability: Hashable = None
    counters: bool = False


def one_choice(amount: int, kinds: int, *, snow: bool = False, ability: Hashable = None) -> tuple[Production, ...]:
    """The productions of "add `amount` mana of any one" of these kinds."""
    return tuple(Production((Unit(kind, snow),) * amount, ability=ability) for kind in KINDS if kind & kinds)


def usefulness(kinds: int, *, creature: bool = False, one_shot: bool = False, busy: bool = False) -> int:
    """A source's weight by what else it would be good for: colorless mana goes first, then the mana of one colour,
    of more colours, that of what has other abilities to activate, that of creatures (which could attack or block),
    and last what is used up by making mana.
    """
    weight = PLAIN_WEIGHT + COLOR_WEIGHT * ((kinds & ANY_COLOR).bit_count() - 1)
    return weight + BUSY_WEIGHT * busy + CREATURE_WEIGHT * creature + ONE_SHOT_WEIGHT * one_shot
