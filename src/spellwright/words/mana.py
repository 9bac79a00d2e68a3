"""Mana (106), mana symbols (107.4) and costs of mana (202, 118.7) as values.

A *kind* of mana is one of six bits, and a set of kinds is a mask of them; `COLORS` are the five that are colours
(105.1). Colorless is a type of mana but no colour (106.1b). Snow is neither (107.4h): a unit of mana has it beside.

>>> cost = ManaCost.parse("{X}{2}{G}{G/U}{R/P}")
>>> str(cost), cost.mana_value(), cost.mana_value(x=3), kind_letters(cost.colors)
('{X}{2}{G}{G/U}{R/P}', 5, 8, 'URG')
>>> str(cost.with_x(3).less(ManaCost.parse("{1}")))
'{4}{G}{G/U}{R/P}'
>>> ManaCost.parse("{1}{W}{U}") == ManaCost.parse("{U}{1}{W}")
True
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from typing import Any, Protocol

from spellwright.words.construction import quickly_made

W, U, B, R, G, C = (1 << position for position in range(6))
KIND_LETTERS = "WUBRGC"
"""The letters of the six types of mana (106.1b), in the order of their bits."""
COLORS = (W, U, B, R, G)
"""The five colours, in their order (105.1)."""
KINDS = (W, U, B, R, G, C)
"""The six types of mana (106.1b)."""
ANY_COLOR = W | U | B | R | G
ANY_KIND = ANY_COLOR | C

BIT = {letter: 1 << position for position, letter in enumerate(KIND_LETTERS)}
PHYREXIAN_LIFE = 2
"""How much life pays a Phyrexian symbol (107.4f)."""

_PRINTED_ORDERS = "WU WB UB UR BR BG RG RW GW GU GWU WUB UBR BRG RGW WBG URW BGU RWB GUR WUBR UBRG BRGW RGWU GWUB WUBRG"
"""The order in which cards print the colours of a cost, for each set of several colours."""


def mask_of(letters: Iterable[str]) -> int:
    """The set of kinds with these letters.

    Raises:
        KeyError: a letter is none of WUBRGC.
    """
    mask = 0
    for letter in letters:
        mask |= BIT[letter]
    return mask


def kind_letters(mask: int) -> str:
    """The letters of a set of kinds, in the order WUBRGC."""
    return "".join(letter for letter in KIND_LETTERS if BIT[letter] & mask)


_ORDER_OF = {mask_of(letters): letters for letters in _PRINTED_ORDERS.split()}


def printed_letters(mask: int) -> str:
    """The letters of a set of kinds in the order that cards print them: colorless, then round the colour wheel."""
    colors = mask & ANY_COLOR
    return ("C" if mask & C else "") + _ORDER_OF.get(colors, kind_letters(colors))


def _slashed(mask: int) -> str:
    return "/".join(printed_letters(mask))


def pip_symbol(mask: int) -> str:
    """The symbol that one unit of mana of any of these kinds pays: {W}, {W/U}, {C/W}."""
    return f"{{{_slashed(mask)}}}"


def two_or_symbol(mask: int) -> str:
    """The monocolored hybrid symbol of a colour: {2/W}."""
    return f"{{2/{_slashed(mask)}}}"


def phyrexian_symbol(mask: int) -> str:
    """The Phyrexian symbol of a colour or of two: {W/P}, {W/U/P}."""
    return f"{{{_slashed(mask)}/P}}"


_PAIRS = [mask_of(letters) for letters in _ORDER_OF.values() if len(letters) == 2]
_PIP_OF = {pip_symbol(mask): mask for mask in (*KINDS, *_PAIRS, *(C | color for color in COLORS))}
_TWO_OR_OF = {two_or_symbol(mask): mask for mask in COLORS}
_PHYREXIAN_OF = {phyrexian_symbol(mask): mask for mask in (*COLORS, *_PAIRS)}
_SYMBOL = re.compile(r"\{[^{}]*\}|[^{]+|\{")
_NUMBER = re.compile(r"\{(0|[1-9][0-9]*)\}")


@quickly_made
@dataclass(frozen=True, slots=True)
class ManaCost:
    """An amount of mana to pay (107.4, 118). Two costs are equal if they ask the same, in whatever order it is printed.

    `pips` are the symbols that one unit of mana pays: a mask of the kinds that do, for {W}, {C}, {W/U} and {C/W}.
    `two_or` are the colours of {2/W} and its like, `phyrexian` the masks of {W/P} and {W/U/P}. Tuples are kept sorted.
    `printed` is the order of the symbols on the card, if it was read from one.
    The absence of a mana cost (202.1b, 118.6) is no `ManaCost`; who may have none says `ManaCost | None`.
    """

    generic: int = 0
    pips: tuple[int, ...] = ()
    two_or: tuple[int, ...] = ()
    phyrexian: tuple[int, ...] = ()
    snow: int = 0
    x: int = 0
    y: int = 0
    z: int = 0
    printed: tuple[str, ...] = field(default=(), compare=False, repr=False, kw_only=True)
    _hash: int = field(init=False, default=0, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "pips", tuple(sorted(self.pips)))
        object.__setattr__(self, "two_or", tuple(sorted(self.two_or)))
        object.__setattr__(self, "phyrexian", tuple(sorted(self.phyrexian)))
        object.__setattr__(self, "_hash", hash(self._amounts))

    def __hash__(self) -> int:
        return self._hash

    @property
    def _amounts(self) -> tuple[object, ...]:
        return (self.generic, self.pips, self.two_or, self.phyrexian, self.snow, self.x, self.y, self.z)

    @staticmethod
    def parse(text: str) -> ManaCost:
        """Read a mana cost such as "{X}{2}{W/U}{G/P}".

        Raises:
            ValueError: the text is empty, or holds something that is no mana symbol (107.4); the message names it.
        """
        return _parse(text)

    def __str__(self) -> str:
        return "".join(self.printed or self._symbols())

    def symbols(self) -> tuple[str, ...]:
        """Its symbols one by one (107.4); none for {0}, which stands for no mana."""
        return () if self.is_empty else tuple(self._symbols())

    def _symbols(self) -> list[str]:
        """The symbols in the order in which cards print them: variables, the number, snow, then the others."""
        symbols = ["{X}"] * self.x + ["{Y}"] * self.y + ["{Z}"] * self.z
        if self.generic:
            symbols.append(f"{{{self.generic}}}")
        symbols += ["{S}"] * self.snow
        letters = printed_letters(self.colors | C)
        groups = ((self.pips, pip_symbol), (self.two_or, two_or_symbol), (self.phyrexian, phyrexian_symbol))
        for masks, symbol_of in groups:
            symbols += [symbol_of(mask) for mask in sorted(masks, key=lambda mask: _rank(mask, letters))]
        return symbols or ["{0}"]

    def mana_value(self, x: int = 0, y: int = 0, z: int = 0) -> int:
        """The mana value (202.3) with the values of the variables that were chosen (202.3e)."""
        variable = self.x * x + self.y * y + self.z * z
        one_each = len(self.pips) + len(self.phyrexian) + self.snow  # 202.3g
        return self.generic + variable + one_each + 2 * len(self.two_or)  # 202.3f

    @property
    def colors(self) -> int:
        """The colours of the symbols, as a mask: those of an object with this mana cost (105.2, 202.2)."""
        mask = 0
        for part in (self.pips, self.two_or, self.phyrexian):
            for kinds in part:
                mask |= kinds
        return mask & ANY_COLOR

    @property
    def is_empty(self) -> bool:
        """Whether it is {0}: nothing has to be paid (118.5)."""
        return self == ZERO

    def with_x(self, x: int, y: int | None = None, z: int | None = None) -> ManaCost:
        """The cost with generic mana in place of its variables (107.3a, 107.4b). A variable given as None stays."""
        cost = self._but(generic=self.generic + self.x * x, x=0)
        if y is not None:
            cost = cost._but(generic=cost.generic + self.y * y, y=0)
        if z is not None:
            cost = cost._but(generic=cost.generic + self.z * z, z=0)
        return cost

    def plus(self, other: ManaCost) -> ManaCost:
        """The cost with another added to it: an additional cost or an increase (601.2f)."""
        return _sum(self, other)

    def less(self, other: ManaCost, *, only_matching: bool = False) -> ManaCost:
        """The cost reduced by another, both with their symbols announced; never less than {0} (118.7, 601.2f).

        A hybrid or Phyrexian symbol of this cost that hasn't been announced is no mana of a colour yet, and stays.
        Where symbols may still be announced, ask `reductions`. `only_matching` is for "this effect reduces only the
        amount of colored mana you pay": what finds no symbol of its own is lost instead of reducing generic mana.

        Raises:
            ValueError: the reduction holds a variable, or a symbol one half of which must be chosen first (118.7e).
        """
        if other.x or other.y or other.z or other.two_or or any(mask.bit_count() > 1 for mask in other._mana_masks):
            raise ValueError(f"a reduction by {other} needs a choice first (107.3a, 118.7e)")
        generic = self.generic - other.generic - other.snow  # 118.7a, 118.7g
        pips = list(self.pips)
        for mask in other._mana_masks:
            if mask in pips:
                pips.remove(mask)
            elif not only_matching:
                generic -= 1  # 118.7b-d
        return self._but(generic=max(0, generic), pips=tuple(pips))

    def reductions(self, other: ManaCost, *, only_matching: bool = False) -> tuple[ManaCost, ...]:
        """The totals that a reduction can lead to, one for each way to announce the symbols of both costs.

        The halves of the reduction's own symbols are chosen (118.7e), and each symbol of this cost that the reduction
        could meet is announced as one thing or another (601.2b, 118.13a) before it is applied. A Phyrexian symbol that
        could be met and is left in a total stands for paying it with life.

        Raises:
            ValueError: the reduction holds a variable.
        """
        reduction_ways = other._announced(ANY_KIND, generic=True, life=False)
        totals: dict[ManaCost, None] = {}
        for reduction in reduction_ways:
            kinds = 0
            for mask in reduction.pips:
                kinds |= mask
            spills = bool(reduction.generic or reduction.snow or not only_matching)
            for announced in self._announced(kinds, generic=spills, life=True):
                totals[announced.less(reduction, only_matching=only_matching)] = None
        return tuple(totals)

    def any_type(self) -> ManaCost:
        """What it asks of a player who may spend mana of any type to pay it (118.14, 609.4b). {S} still needs snow."""
        return self._freed(ANY_KIND)

    def any_color(self) -> ManaCost:
        """What it asks of a player who may spend mana as though it were of any colour (609.4b). {C} stays as it is."""
        return self._freed(ANY_COLOR)

    @property
    def _mana_masks(self) -> tuple[int, ...]:
        """The masks of what one unit of mana pays; a Phyrexian symbol counts as its colour (118.7f)."""
        return self.pips + self.phyrexian

    def _but(self, **changes: Any) -> ManaCost:
        return replace(self, printed=(), **changes)

    def _freed(self, kinds: int) -> ManaCost:
        bound = tuple(mask for mask in self.pips if not mask & kinds)
        generic = self.generic + len(self.pips) - len(bound) + len(self.two_or)
        return self._but(generic=generic, pips=bound, two_or=(), phyrexian=(ANY_KIND,) * len(self.phyrexian))

    def _announced(self, kinds: int, *, generic: bool, life: bool) -> tuple[ManaCost, ...]:
        """The cost with each symbol announced that can be mana of one of these kinds, in every way.

        With `generic`, {2/W} and its like are announced in any case, since a half of it is generic mana. With `life`, a
        Phyrexian symbol may also stay as it is.
        """
        ways = {self._but(pips=(), two_or=(), phyrexian=()): None}
        for mask in self.pips:
            ways = {way._but(pips=(*way.pips, half)): None for way in ways for half in _halves(mask, kinds)}
        for mask in self.two_or:
            if not (generic or mask & kinds):
                ways = {way._but(two_or=(*way.two_or, mask)): None for way in ways}
                continue
            colored = {way._but(pips=(*way.pips, mask)): None for way in ways}
            ways = colored | {way._but(generic=way.generic + 2): None for way in ways}
        for mask in self.phyrexian:
            spent: dict[ManaCost, None] = {}
            if mask & kinds:
                spent = {way._but(pips=(*way.pips, half)): None for way in ways for half in _halves(mask, kinds)}
            if life or not spent:
                spent |= {way._but(phyrexian=(*way.phyrexian, mask)): None for way in ways}
            ways = spent
        return tuple(ways)


def _halves(mask: int, kinds: int) -> list[int]:
    """What a symbol can be announced as: each of these kinds that it has, and what else it has."""
    halves = [kind for kind in KINDS if kind & mask & kinds]
    return [*halves, mask & ~kinds] if mask & ~kinds else halves


def _rank(mask: int, letters: str) -> tuple[int, list[int]]:
    return mask.bit_count(), [position for position, letter in enumerate(letters) if BIT[letter] & mask]


@cache
def _parse(text: str) -> ManaCost:
    if not text:
        raise ValueError("an empty text is no mana cost (118.6); {0} is")
    generic = snow = 0
    pips: list[int] = []
    two_or: list[int] = []
    phyrexian: list[int] = []
    variables = {"{X}": 0, "{Y}": 0, "{Z}": 0}
    symbols = tuple(_SYMBOL.findall(text))
    for symbol in symbols:
        if number := _NUMBER.fullmatch(symbol):
            generic += int(number[1])
        elif symbol in _PIP_OF:
            pips.append(_PIP_OF[symbol])
        elif symbol in _TWO_OR_OF:
            two_or.append(_TWO_OR_OF[symbol])
        elif symbol in _PHYREXIAN_OF:
            phyrexian.append(_PHYREXIAN_OF[symbol])
        elif symbol in variables:
            variables[symbol] += 1
        elif symbol == "{S}":
            snow += 1
        else:
            raise ValueError(f"{symbol!r} in {text!r} is no mana symbol (107.4)")
    return ManaCost(generic, tuple(pips), tuple(two_or), tuple(phyrexian), snow, *variables.values(), printed=symbols)


ZERO = ManaCost()
"""The cost {0} (118.5)."""


class Restriction(Protocol):
    """How some mana may be spent (106.6): a hashable value that the rules ask about a purpose."""

    def allows(self, purpose: object) -> bool:
        """Whether mana so restricted may be spent on this."""
        ...


@quickly_made
@dataclass(frozen=True, slots=True)
class Mana:
    """Mana in a pool (106.4): one unit of it, or very many units that are alike, as `number` tells.

    `kind` is its type as one bit, `snow` tells whether a snow source made it (107.4h), `restriction` how it may be
    spent and what else comes with spending it (106.6), and `source` is the id of the object that produced it (106.3).
    """

    kind: int
    snow: bool = False
    restriction: Restriction | None = None
    source: int = 0
    number: int = 1

    def may_pay(self, purpose: object) -> bool:
        """Whether its restriction lets it be spent on this (106.6)."""
        return self.restriction is None or self.restriction.allows(purpose)


Pool = tuple[Mana, ...]
"""The unspent mana of a player (106.4). The order has no meaning; equal units are interchangeable."""
MANY = 1000
"""More units than that are counted, rather than be there one by one; no payment takes as many."""


def pool_of(letters: str) -> Pool:
    """A pool of plain mana with these letters: `pool_of("GGC")`."""
    return tuple(Mana(BIT[letter]) for letter in letters)


def without(pool: Pool, spent: Iterable[Mana]) -> Pool:
    """The pool after some of its mana was spent (118.3a).

    Raises:
        ValueError: a unit spent isn't in the pool.
    """
    left = list(pool)
    for unit in spent:
        if unit in left:
            left.remove(unit)
        else:
            at = next((at for at, mana in enumerate(left) if replace(mana, number=1) == unit), None)
            if at is None:
                raise ValueError(f"there is no {unit} in the pool")
            left[at] = replace(left[at], number=left[at].number - 1)
    return tuple(left)


def amount_of(pool: Pool) -> int:
    """How many units of mana it is."""
    return sum(mana.number for mana in pool)


def singly(pool: Pool) -> Pool:
    """The units one by one; of those that are counted as many as anything could take."""
    return tuple(replace(mana, number=1) for mana in pool for _ in range(min(mana.number, MANY)))


def multiplied(pool: Pool, times: int) -> Pool:
    """So many times that mana."""
    if amount_of(pool) * times <= MANY:
        return tuple(mana for mana in pool for _ in range(times))
    numbers: dict[Mana, int] = {}
    for mana in pool:
        unit = replace(mana, number=1)
        numbers[unit] = numbers.get(unit, 0) + mana.number * times
    return tuple(replace(unit, number=number) for unit, number in numbers.items())


@lru_cache(maxsize=1 << 12)
def _sum(cost: ManaCost, other: ManaCost) -> ManaCost:
    return ManaCost(
        cost.generic + other.generic,
        cost.pips + other.pips,
        cost.two_or + other.two_or,
        cost.phyrexian + other.phyrexian,
        cost.snow + other.snow,
        cost.x + other.x,
        cost.y + other.y,
        cost.z + other.z,
    )
