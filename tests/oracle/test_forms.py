"""Lexical forms: what each reads at the beginning of a text, and how it prints it."""

from __future__ import annotations

import pytest

from spellwright.oracle.errors import NoEnglish
from spellwright.oracle.forms import FORMS
from spellwright.oracle.spelling import join
from spellwright.oracle.tokens import END, tokenize
from spellwright.words.amounts import Number, ThatMuch, X
from spellwright.words.mana import ManaCost


def read(form: str, text: str) -> list[tuple[int, object]]:
    """The values that begin the text. A form that can't begin with the first token isn't asked, as in the grammar."""
    tokens = [*tokenize(text), END, END]
    asked = tokens[0].text in FORMS[form].texts or tokens[0].kind in FORMS[form].kinds
    return list(FORMS[form].read(tokens, 0)) if asked else []


@pytest.mark.parametrize(
    ("form", "text", "value"),
    [
        ("digits", "3", Number(3)),
        ("digits", "X", X()),
        ("digits", "that much", ThatMuch()),
        ("count", "a", Number(1)),
        ("count", "three", Number(3)),
        ("count", "that many", ThatMuch()),
        ("count", "100", Number(100)),
        ("num", "one", Number(1)),
        ("int", "7", 7),
        ("ordinal", "second", 2),
        ("energy", "{E}{E}", 2),
        ("pt", "2/2", "2/2"),
        ("mod", "+X/-1", "+X/-1"),
        ("range", "1—9", "1—9"),
        ("roman", "III", "III"),
        ("mana", "{2}{W/U}", ManaCost.parse("{2}{W/U}")),
        ("subtype", "Elf", "Elf"),
        ("subname", "Elf", "Elf"),
        ("nonsub", "non-Elf", "Elf"),
        ("cardtype", "creature", "creature"),
        ("typename", "sorcery", "sorcery"),
        ("supertype", "legendary", "legendary"),
        ("colour", "red", "red"),
        ("counter", "+1/+1", "+1/+1"),
        ("counter", "first strike", "first strike"),
        ("counter", "charge", "charge"),
        ("name", "‹Icy Manalith›", "Icy Manalith"),
        ("label", "spell mastery", "spell mastery"),
    ],
)
def test_a_form_reads_and_prints_its_value(form: str, text: str, value: object) -> None:
    length = len(tokenize(text))
    assert read(form, text) == [(length, value)]
    assert join(["so", *FORMS[form].spell(value, False)]) == f"So {text}"


@pytest.mark.parametrize(
    ("form", "text"),
    [
        ("digits", "three"),
        ("digits", "that many"),
        ("count", "one"),
        ("count", "3"),
        ("num", "a"),
        ("mana", "{B}{3}"),
        ("mana", "{T}"),
        ("subname", "Elves"),
        ("subtype", "elf"),
        ("nonsub", "nonland"),
        ("typename", "creatures"),
        ("counter", "target"),
        ("loyalty", "0"),
        ("label", "flying"),
    ],
)
def test_what_a_form_does_not_read(form: str, text: str) -> None:
    assert read(form, text) == []


@pytest.mark.parametrize("form", ["subtype", "cardtype"])
def test_nouns_are_read_and_printed_in_both_numbers(form: str) -> None:
    singular, several = {"subtype": ("Elf", "Elves"), "cardtype": ("sorcery", "sorceries")}[form]
    assert read(form, several) == [(1, singular)]
    assert list(FORMS[form].spell(singular, True)) == [several]


@pytest.mark.parametrize("text", ["+1", "−3", "−X", "0"])
def test_loyalty_costs_stand_before_a_colon(text: str) -> None:
    assert read("loyalty", f"{text}: Draw a card.") == [(1, text)]


@pytest.mark.parametrize(
    ("text", "name"),
    [("Make Them Pay — Draw", "Make Them Pay"), ("Wild Magic Surge — Draw", "Wild Magic Surge")],
)
def test_flavor_words(text: str, name: str) -> None:
    assert [value for _, value in read("flavor", text)] == [name]


def test_a_label_is_an_ability_word_or_a_flavor_word() -> None:
    assert read("label", "Landfall — Draw") == [(1, "landfall")]
    assert read("label", "10,000 Needles — Draw") == [(2, "10,000 Needles")]


def test_flavor_words_stand_before_modes_and_behind_chapter_numbers() -> None:
    tokens = [*tokenize("II — Jecht Beam — Draw"), END]
    assert list(FORMS["label"].read(tokens, 2)) == [(4, "Jecht Beam")]
    assert list(FORMS["label"].read(tokens, 3)) == []


@pytest.mark.parametrize("text", ["Power-up — {1}: Draw", "Max Speed — Draw"])
def test_keywords_of_any_edition_are_no_labels(text: str) -> None:
    assert read("label", text) == []


@pytest.mark.parametrize("text", ["Landfall — Draw", "Exhaust — Draw", "Draw a card", "a card — Draw"])
def test_what_has_meaning_is_no_flavor_word(text: str) -> None:
    assert read("flavor", text) == []


@pytest.mark.parametrize("form", sorted(FORMS))
def test_no_form_prints_what_is_not_its_value(form: str) -> None:
    with pytest.raises(NoEnglish):
        FORMS[form].spell(object(), False)


def test_mana_is_printed_in_the_order_of_cards() -> None:
    assert list(FORMS["mana"].spell(ManaCost.parse("{B}{3}"), False)) == ["{3}", "{B}"]
