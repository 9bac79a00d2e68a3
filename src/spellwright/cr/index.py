"""The index of the pinned edition: every rule number, and the headings of chapters, sections, actions and abilities."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

EDITION = "2025-09-19"
"""The date from which the pinned edition of the Comprehensive Rules is effective."""

_PARTS = re.compile(r"(\d)(\d\d)?(?:\.(\d+)([a-z])?)?")


class UnknownRule(LookupError):
    """No rule of the pinned edition has this number."""

    def __init__(self, number: str) -> None:
        super().__init__(f"the Comprehensive Rules of {EDITION} have no rule {number}")
        self.number = number


@cache
def _headings() -> dict[str, str]:
    """Every number in the order of the rules, with its own heading or an empty string."""
    text = (resources.files("spellwright.cr") / "data" / "rule_index.tsv").read_text(encoding="utf-8")
    return {number: heading for number, _, heading in (line.partition("\t") for line in text.splitlines())}


@cache
def _places() -> dict[str, int]:
    return {number: place for place, number in enumerate(_headings())}


def numbers() -> tuple[str, ...]:
    """Every number in the order of the rules: chapters, sections, rules and subrules."""
    return tuple(_headings())


def rules() -> tuple[str, ...]:
    """The numbers of rules and subrules only, in the order of the rules."""
    return tuple(number for number in _headings() if "." in number)


def exists(number: str) -> bool:
    """Whether the pinned edition has a chapter, section, rule or subrule of this number."""
    return number in _headings()


def place(number: str) -> int:
    """Where a number stands in the order of the rules, to sort by.

    Raises `UnknownRule`.
    """
    if number not in _places():
        raise UnknownRule(number)
    return _places()[number]


def parent(number: str) -> str:
    """The number that this one stands under: of a subrule its rule, then the section, the chapter, then "".

    Raises `UnknownRule`.
    """
    match = _PARTS.fullmatch(number)
    if match is None or not exists(number):
        raise UnknownRule(number)
    chapter, section, rule, letter = match.groups()
    if letter:
        return number[:-1]
    if rule:
        return chapter + section
    return chapter if section else ""


def heading(number: str) -> str:
    """The heading of a number, or else the nearest one that it stands under.

    Raises `UnknownRule`.
    """
    while not (own := _headings().get(number, "")):
        number = parent(number)
    return own


def between(first: str, last: str) -> tuple[str, ...]:
    """Every number from one to another in the order of the rules, with all that stands under the last.

    Raises `UnknownRule`.
    """
    order = numbers()
    end = place(last) + 1
    while end < len(order) and _stands_under(order[end], last):
        end += 1
    return order[place(first) : end]


def _stands_under(number: str, above: str) -> bool:
    while number := parent(number):
        if number == above:
            return True
    return False
