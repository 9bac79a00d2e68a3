"""Text to tokens, and printed words to text."""

from __future__ import annotations

import pytest

from spellwright.oracle.plurals import plural
from spellwright.oracle.spelling import CAPITAL, SMALL, join
from spellwright.oracle.tokens import tokenize


def folded(text: str) -> list[str]:
    return [token.text for token in tokenize(text)]


def kinds(text: str) -> list[str]:
    return [token.kind for token in tokenize(text)]


def test_capitals_and_a_or_an_are_folded() -> None:
    assert folded("Draw an X card.") == ["draw", "a", "X", "card", "."]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("it's", ["it", "'s"]),
        ("they're", ["they", "'re"]),
        ("owners' hands", ["owners", "'s", "hands"]),
        ("doesn't", ["doesn't"]),
        ("you've", ["you've"]),
    ],
)
def test_possessives_and_short_verbs_are_split_off(text: str, expected: list[str]) -> None:
    assert folded(text) == expected


def test_offsets_point_into_the_text() -> None:
    text = "Elves you control get +1/+1."
    assert [text[token.start : token.end] for token in tokenize(text)] == [
        "Elves", "you", "control", "get", "+1/+1", ".",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2/2", ["size"]),
        ("*/*", ["size"]),
        ("-1/-1", ["change"]),
        ("−3:", ["loyalty", "mark"]),
        ("{2}{W/U}{T}", ["mana", "mana", "symbol"]),
        ("1—9 |", ["range", "mark"]),
        ("15+", ["range"]),
        ("III", ["roman"]),
        ("1,000", ["number"]),
        ("~ ‹Icy Manalith›", ["self", "name"]),
    ],
)
def test_kinds_of_tokens(text: str, expected: list[str]) -> None:
    assert kinds(text) == expected


def test_subtypes_are_told_by_their_capitals() -> None:
    assert kinds("Time Lords and Urza's Elves saga") == ["subtype", "word", "subtype", "subtype", "word"]


def test_a_dash_without_spaces_is_another_token() -> None:
    assert folded("Suspend 3—{R}")[2] == "⸺"
    assert folded("Choose one —")[2] == "—"


def test_quotation_marks_know_their_side_even_inside_a_quotation() -> None:
    assert folded("has \"It has '{T}: Draw.'\"") == [
        "has", "“", "it", "has", "“", "{T}", ":", "draw", ".", "”", "”",
    ]  # fmt: skip


def test_a_new_line_is_a_token_unless_a_bullet_follows() -> None:
    assert folded("a\nb\n• c") == ["a", "¶", "b", "•", "c"]


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["draw", "a", "card", "."], "Draw a card."),
        (["create", "a", "X/X", "token"], "Create an X/X token"),
        (["a", "untapped", "land"], "An untapped land"),
        (["control", "a", "Urza's", "Mine"], "Control an Urza's Mine"),
        (["a", "unicorn"], "A unicorn"),
        (["its", "owner", "'s", "hand"], "Its owner's hand"),
        (["their", "owners", "'s", "hands"], "Their owners' hands"),
        (["they", "'re", "red"], "They're red"),
        (["{1}", "{R}", ",", "{T}", ":", "draw"], "{1}{R}, {T}: Draw"),
        (["choose", "one", "—", "•", "draw", ".", "•", "fight", "."], "Choose one —\n• Draw.\n• Fight."),
        (["suspend", "3", "⸺", "{R}"], "Suspend 3—{R}"),
        (["{1}", ",", CAPITAL, "sacrifice", "~"], "{1}, Sacrifice ~"),
        (["has", "“", "draw", "it", ".", "”"], 'Has "Draw it."'),
        (["the", "“", SMALL, "legend", "rule", "”"], 'The "legend rule"'),
        (["has", "“", "it", "has", "“", "draw", ".", "”", "”"], "Has \"It has 'Draw.'\""),
        (["roll", ".", "¶", "1—9", "|", "draw"], "Roll.\n1—9 | Draw"),
    ],
)
def test_words_are_joined_to_text(words: list[str], text: str) -> None:
    assert join(words) == text


@pytest.mark.parametrize(
    ("noun", "expected"),
    [
        ("Elf", "Elves"),
        ("ally", "allies"),
        ("Fox", "Foxes"),
        ("Merfolk", "Merfolk"),
        ("Hero", "Heroes"),
        ("key", "keys"),
    ],
)
def test_plurals(noun: str, expected: str) -> None:
    assert plural(noun) == expected
