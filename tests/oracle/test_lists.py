"""Lists: each connective, read and printed alike."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from spellwright.oracle.errors import NoEnglish
from spellwright.oracle.lists import LISTS


def items_in(words: Sequence[str]) -> dict[int, Sequence[tuple[int, object]]]:
    return {at: [(at + 1, word)] for at, word in enumerate(words) if word.isupper()}


def read(kind: str, text: str) -> list[tuple[object, ...]]:
    """The items of the lists that are the whole text. Items are capital letters."""
    words = text.split()
    items = items_in(words)
    found = LISTS[kind].read(lambda at: items.get(at, ()), [*words, "", ""], 0)
    return [values for end, values in found if end == len(words)]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("series", ""),
        ("series", "A B C"),
        ("and", "A"),
        ("and", "A and B"),
        ("and", "A , B , and C"),
        ("or", "A or B"),
        ("nor", "A , B , nor C"),
        ("andor", "A and/or B"),
        ("andor", "A , B , and/or C"),
        ("then", "A , then B"),
        ("comma", "A , B , C"),
        ("fromand", "A and from B"),
        ("fromand", "A , B , and from C"),
    ],
)
def test_a_list_is_read_and_printed(kind: str, text: str) -> None:
    items = tuple(word for word in text.split() if word.isupper())
    assert read(kind, text) == [items]
    assert LISTS[kind].words([[item] for item in items]) == text.split()


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("and", "A , and B"),
        ("and", "A , B and C"),
        ("and", "A , B"),
        ("and", "A or B"),
        ("and", ""),
        ("andor", "A"),
        ("then", "A then B"),
        ("comma", "A and B"),
        ("comma", ""),
    ],
)
def test_what_is_no_list_of_a_kind(kind: str, text: str) -> None:
    assert read(kind, text) == []


def test_costs_begin_with_capitals() -> None:
    assert LISTS["costs"].words([["a"], ["b"], ["c"]]) == ["a", ",", "^", "b", ",", "^", "c"]


@pytest.mark.parametrize(("kind", "items"), [("and", []), ("comma", []), ("andor", [["a"]])])
def test_a_list_of_too_few_items_is_not_printed(kind: str, items: list[list[str]]) -> None:
    with pytest.raises(NoEnglish):
        LISTS[kind].words(items)
