"""Finding the rule numbers that a file cites."""

from __future__ import annotations

import pytest

from spellwright.cr.citations import Citation, citations_in, numbers_in


@pytest.mark.parametrize(("text", "numbers"), [
    ("as 601.2 says", ("601.2",)),
    ("(601.2f–h)", ("601.2f", "601.2g", "601.2h")),
    ("(702.143a, d-e)", ("702.143a", "702.143d", "702.143e")),
    ("704.5k-n", ("704.5k", "704.5m", "704.5n")),
    ("103.5c, 103.8c", ("103.5c", "103.8c")),
    ("601.2b, a player", ("601.2b",)),
    ("707.10. Then", ("707.10",)),
    ("at most 100.5% or 2025.09.19 or 3,093.1", ()),
    ("101 and 500–514", ()),
])  # fmt: skip
def test_numbers_in_a_text(text: str, numbers: tuple[str, ...]) -> None:
    assert numbers_in(text) == numbers


def cited(source: str) -> list[tuple[str, int, str]]:
    return [(c.number, c.line, c.test) for c in citations_in(source, "example.py")]


def test_comments_docstrings_and_strings_that_are_a_number_cite() -> None:
    source = '"""Casting (601.2)."""\nRULE = "702.143"\nf(rule="601.2a")\ng()  # 117.3c\nprint("not 601.3 here")\n'
    assert cited(source) == [("117.3c", 4, ""), ("601.2", 1, ""), ("601.2a", 3, ""), ("702.143", 2, "")]


def test_a_comment_sign_inside_a_string_is_no_comment() -> None:
    assert cited('x = "a # 601.2 b"\n') == []


def test_a_citation_in_a_test_bears_its_name() -> None:
    source = (
        '@mark("104.3a")\ndef test_704_5g_lethal_damage():\n    """By 704.5g."""\n\n\n'
        "def test_b():\n    pass  # 104.3\n"
    )
    assert cited(source) == [
        ("104.3", 7, "test_b"),
        ("104.3a", 1, "test_704_5g_lethal_damage"),
        ("704.5g", 2, "test_704_5g_lethal_damage"),
        ("704.5g", 3, "test_704_5g_lethal_damage"),
    ]


def test_where_a_citation_is() -> None:
    assert Citation("104.3", "src/a.py", 7).where == "src/a.py:7"
    assert Citation("104.3", "tests/a.py", 7, "test_b").where == "tests/a.py::test_b"
