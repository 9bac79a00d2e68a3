"""Lists: how the phrases of a tuple are joined. A tuple field says which with `{field:name}`; this is the one table.

"or" and "and/or" are different values, so they are different lists: a template with another list sets another field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from spellwright.oracle.errors import MOST_READINGS, NoEnglish, TooManyReadings
from spellwright.oracle.spelling import CAPITAL

ReadItem: TypeAlias = "Callable[[int], Sequence[tuple[int, object]]]"
"""The readings of one item that begin at a token: where each ends, and its value."""
Partial: TypeAlias = "tuple[int, tuple[object, ...]]"


@dataclass(frozen=True, slots=True)
class Series:
    """Any number of items side by side, none included: "attacking creature you control with flying"."""

    empty = True

    def read(self, item: ReadItem, folded: Sequence[str], start: int) -> Iterator[Partial]:
        """The readings that begin at a token: where each ends, and its items."""
        begun: list[Partial] = [(start, ())]
        while begun:
            yield from begun
            begun = [(end, (*values, value)) for at, values in begun for end, value in item(at) if end > at]

    def words(self, items: Sequence[Sequence[str]]) -> list[str]:
        """The printed words of the list.

        Raises:
            NoEnglish: such a list isn't printed, as it is empty.
        """
        return [word for item in items for word in item]


@dataclass(frozen=True, slots=True)
class Connected:
    """Items with commas between, and with a connective before the last: A; A and B; A, B, and C.

    Without a connective commas alone join: A, B, C.
    """

    connective: tuple[str, ...] = ()
    capitals: bool = False
    single: bool = True
    """Whether one item alone is such a list."""
    always_comma: bool = False
    """Whether two items have a comma too: A, then B."""
    comma: str = ","
    """What stands between items instead of a comma: A; B."""

    empty = False

    def read(self, item: ReadItem, folded: Sequence[str], start: int) -> Iterator[Partial]:
        """The readings that begin at a token: where each ends, and its items.

        Raises:
            TooManyReadings: the items can be read in more ways than are worth following.
        """
        begun: list[Partial] = [(end, (value,)) for end, value in item(start)]
        if self.single:
            yield from begun
        while begun:
            longer: list[Partial] = []
            for at, values in begun:
                comma = folded[at] == self.comma
                after = at + 1 if comma else at
                if self._connects(folded, after, comma=comma, items=len(values)):
                    last = after + len(self.connective)
                    yield from ((end, (*values, value)) for end, value in item(last))
                if comma:
                    longer += ((end, (*values, value)) for end, value in item(after))
            if not self.connective:
                yield from longer
            if len(longer) > MOST_READINGS:
                raise TooManyReadings("a list")
            begun = longer

    def _connects(self, folded: Sequence[str], at: int, *, comma: bool, items: int) -> bool:
        if not self.connective or comma != (items > 1 or self.always_comma):
            return False
        return tuple(folded[at : at + len(self.connective)]) == self.connective

    def words(self, items: Sequence[Sequence[str]]) -> list[str]:
        """The printed words of the list.

        Raises:
            NoEnglish: such a list isn't printed, as it is empty, or has one item where it needs two.
        """
        if not items or (len(items) == 1 and not self.single):
            raise NoEnglish("a list of this kind needs more items")
        words = list(items[0])
        for position, item in enumerate(items[1:], start=2):
            last = position == len(items)
            if not self.connective or self.always_comma or len(items) > 2:
                words.append(self.comma)
            if last:
                words += self.connective
            if self.capitals:
                words.append(CAPITAL)
            words += item
        return words


ListKind: TypeAlias = Series | Connected

LISTS: Mapping[str, ListKind] = {
    "series": Series(),
    "and": Connected(("and",)),
    "andmore": Connected(("and",), always_comma=True),
    "or": Connected(("or",)),
    "nor": Connected(("nor",)),
    "andor": Connected(("and/or",), single=False),
    "then": Connected(("then",), always_comma=True),
    "comma": Connected(),
    "semicolon": Connected(single=False, comma=";"),
    "costs": Connected(capitals=True),
    "fromand": Connected(("and", "from")),
    "andonly": Connected(("and", "only")),
}
"""The lists of the notation. `costs` begins each cost with a capital; `fromand`: protection from red and from green."""
