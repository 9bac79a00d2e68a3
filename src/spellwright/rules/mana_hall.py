"""Whether mana covers a cost, in one subtraction: Hall's condition on packed numbers.

A unit of mana *gives* a mask of seven bits: the kinds it may be, and `SNOW`. A symbol *needs* such a mask: a unit can
pay it if they share a bit; generic mana needs any kind (107.4b), {S} needs `SNOW` (107.4h). By Hall's theorem every
symbol can be paid if, for each of the 128 sets of bits, the symbols whose needs lie inside it are no more than the
units that give something in it. The 128 counts are the fields of one integer, sixteen bits each with a guard bit on
top; a symbol adds one constant to the demand, a unit one constant to the supply.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache, lru_cache

from spellwright.words.construction import quickly_made
from spellwright.words.mana import (
    ANY_KIND,
    PHYREXIAN_LIFE,
    C,
    ManaCost,
    phyrexian_symbol,
    pip_symbol,
    two_or_symbol,
)

SNOW = C << 1
_SETS = SNOW << 1
_FIELD_BITS = 16
MOST_UNITS = 20_000
"""More units of mana in a pool than this are not counted; a cost of more generic mana can't be paid."""


def _packed(holds: Callable[[int], bool]) -> int:
    return sum(1 << (_FIELD_BITS * kinds) for kinds in range(_SETS) if holds(kinds))


GUARD = _packed(lambda kinds: True) << (_FIELD_BITS - 1)
SUPPLY = [_packed(lambda kinds, gives=gives: bool(gives & kinds)) for gives in range(_SETS)]  # type: ignore[misc]
"""What a unit adds to the supply, by what it gives."""
DEMAND = [_packed(lambda kinds, needs=needs: not needs & ~kinds) for needs in range(_SETS)]  # type: ignore[misc]
"""What a symbol adds to the demand, by what it needs."""
TOTAL = DEMAND[ANY_KIND]
"""One in the fields that count every unit."""


def covers(supply: int, demand: int) -> bool:
    """Whether every field of the supply is at least that of the demand."""
    return ((supply | GUARD) - demand) & GUARD == GUARD


def units_in(supply: int) -> int:
    """How many units a supply counts in all."""
    return supply >> (_FIELD_BITS * (_SETS - 1))


def most_of(first: int, second: int) -> int:
    """The larger of each two fields."""
    guards = ((first | GUARD) - second) & GUARD
    wins = guards | (guards - (guards >> (_FIELD_BITS - 1)))
    return first & wins | second & ~wins


@lru_cache(maxsize=1 << 10)
def fields_that_matter(needs: tuple[int, ...]) -> int:
    """The fields of the sets that are unions of needs: the others can't be the first to fail."""
    unions = [0]
    for need in dict.fromkeys(needs):
        unions = list(dict.fromkeys([*unions, *(union | need for union in unions)]))
    return sum(((1 << _FIELD_BITS) - 1) << (_FIELD_BITS * union) for union in unions)


Need = tuple[int, str]
"""What a unit of mana must give, and the symbol that it pays."""


@quickly_made
@dataclass(frozen=True, slots=True)
class Way:
    """One way to pay a cost: {2/W} and its like with one mana or two (107.4e), {W/P} with mana or life (107.4f).

    `demand` is what `needs` add up to; `life_for` are the masks of the Phyrexian symbols that are paid with life, and
    `other_life` is life that the total cost takes beside them.
    """

    demand: int
    needs: tuple[Need, ...]
    life_for: tuple[int, ...]

    other_life: int = 0
    life: int = field(init=False, default=0)
    """The life that it takes in all."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "life", self.other_life + PHYREXIAN_LIFE * len(self.life_for))


@cache
def _generic(amount: int) -> tuple[Need, ...]:
    return ((ANY_KIND, "{1}"),) * amount


@lru_cache(maxsize=1 << 14)
def ways_to_pay(cost: ManaCost) -> tuple[Way, ...]:
    """The ways to pay a cost, those with less life first and then those with less mana. A variable counts as 0."""
    fixed: list[Need] = [(mask, pip_symbol(mask) if mask != ANY_KIND else "{1}") for mask in cost.pips]
    fixed += [(SNOW, "{S}")] * cost.snow
    ways: list[tuple[list[Need], list[int]]] = [(fixed, [])]
    for mask in cost.two_or:
        symbol = two_or_symbol(mask)
        ways = [(needs + paid, life) for needs, life in ways for paid in ([(mask, symbol)], [(ANY_KIND, symbol)] * 2)]
    for mask in cost.phyrexian:
        need = (mask, phyrexian_symbol(mask))
        ways = [way for needs, life in ways for way in (([*needs, need], life), (needs, [*life, mask]))]
    generic = min(cost.generic, MOST_UNITS + 1)
    distinct = {(tuple(sorted(needs)), tuple(life)): None for needs, life in ways}
    ordered = sorted(distinct, key=lambda way: (len(way[1]), len(way[0])))
    return tuple(Way(_demand(needs, generic), needs + _generic(generic), life) for needs, life in ordered)


def _demand(needs: Iterable[Need], generic: int) -> int:
    return sum(DEMAND[mask] for mask, _ in needs) + generic * TOTAL
