"""Mana (106), mana symbols (107.4) and costs of mana (202, 118.7) as values.

A *kind* of mana is one of six bits, and a set of kinds is a mask of them; `COLORS` are the five that are colours (105.1).
Colorless is a type of mana but no colour (106.1b). Snow is neither (107.4h): it is a property of a unit of mana.

>>> cost = ManaCost.parse("{X}{2}{G}{G/U}{R/P}")
>>> str(cost), cost.mana_value(), cost.mana_value(x=3), color_letters(cost.colors)
('{X}{2}{G}{G/U}{R/P}', 5, 8, 'URG')
>>> str(cost.with_x(3).less(ManaCost.parse("{1}")))
'{4}{G}{G/U}{R/P}'
>>> ManaCost.parse("{1}{W}{U}") == ManaCost.parse("{U}{1}{W}")
True
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Protocol

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
LIFE_FOR_PHYREXIAN = 2
"""How much life pays a Phyrexian symbol (107.4f)."""

_PRINTED_ORDERS = (
    "WU WB UB UR BR BG RG RW GW GU GWU WUB UBR BRG RGW WBG URW BGU RWB GUR WUBR UBRG BRGW RGWU GWUB WUBRG"
)
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


def color_letters(mask: int) -> str:
    """The letters of a set of kinds, in the order WUBRGC."""
    return "".join(letter for letter in KIND_LETTERS if BIT[letter] & mask)


_ORDER_OF = {mask_of(letters): letters for letters in _PRINTED_ORDERS.split()}


def printed_letters(mask: int) -> str:
    """The letters of a set of kinds in the order that cards print them: colorless, then round the colour wheel."""
    colors = mask & ANY_COLOR
    return ("C" if mask & C else "") + _ORDER_OF.get(colors, color_letters(colors))


def _slashed(mask: int) -> str:
    return "/".join(printed_letters(mask))


_PAIRS = [mask_of(letters) for letters in _ORDER_OF.values() if len(letters) == 2]
_PIP_OF = {f"{{{_slashed(mask)}}}": mask for mask in (*KINDS, *_PAIRS, *(C | color for color in COLORS))}
_TWO_OR_OF = {f"{{2/{_slashed(mask)}}}": mask for mask in COLORS}
_PHYREXIAN_OF = {f"{{{_slashed(mask)}/P}}": mask for mask in (*COLORS, *_PAIRS)}
_SYMBOL = re.compile(r"\{[^{}]*\}|[^{]+|\{")
_NUMBER = re.compile(r"\{(0|[1-9][0-9]*)\}")


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

    def _symbols(self) -> list[str]:
        """The symbols in the order in which cards print them: variables, the number, snow, then the others."""
        symbols = ["{X}"] * self.x + ["{Y}"] * self.y + ["{Z}"] * self.z
        if self.generic:
            symbols.append(f"{{{self.generic}}}")
        symbols += ["{S}"] * self.snow
        letters = printed_letters(self.colors | C)
        groups = ((self.pips, "{%s}"), (self.two_or, "{2/%s}"), (self.phyrexian, "{%s/P}"))
        for masks, pattern in groups:
            ranked = sorted(masks, key=lambda mask: _rank(mask, letters))
            symbols += [pattern % _slashed(mask) for mask in ranked]
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
        generic = self.generic + self.x * x + self.y * (y or 0) + self.z * (z or 0)
        return ManaCost(generic, self.pips, self.two_or, self.phyrexian, self.snow, 0,
                        self.y if y is None else 0, self.z if z is None else 0)

    def plus(self, other: ManaCost) -> ManaCost:
        """The cost with another added to it: an additional cost or an increase (601.2f)."""
        return ManaCost(self.generic + other.generic, self.pips + other.pips, self.two_or + other.two_or,
                        self.phyrexian + other.phyrexian, self.snow + other.snow,
                        self.x + other.x, self.y + other.y, self.z + other.z)

    def less(self, other: ManaCost, *, only_matching: bool = False) -> ManaCost:
        """The cost reduced by another (118.7)."""
        generic = self.generic - other.generic - other.snow  # 118.7a, 118.7g
        pips = list(self.pips)
        for mask in other.pips + other.phyrexian:  # 118.7f
            if mask in pips:
                pips.remove(mask)
            elif not only_matching:
                generic -= 1  # 118.7b-d
        return ManaCost(max(0, generic), tuple(pips), self.two_or, self.phyrexian, self.snow, self.x, self.y, self.z)


def _rank(mask: int, letters: str) -> tuple[int, list[int]]:
    return mask.bit_count(), [position for position, letter in enumerate(letters) if BIT[letter] & mask]


@lru_cache(maxsize=None)
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


@dataclass(frozen=True, slots=True)
class Mana:
    """One unit of mana in a pool (106.4): its type as one bit, whether a snow source made it (107.4h), how it may be
    spent (106.6), and the id of the object that produced it (106.3)."""

    kind: int
    snow: bool = False
    restriction: Restriction | None = None
    source: int = 0

    def may_pay(self, purpose: object) -> bool:
        """Whether its restriction lets it be spent on this (106.6)."""
        return self.restriction is None or self.restriction.allows(purpose)


Pool = tuple[Mana, ...]
"""The unspent mana of a player (106.4). The order has no meaning; equal units are interchangeable."""


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
        left.remove(unit)
    return tuple(left)
