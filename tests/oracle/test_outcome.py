"""What a declined text says of itself: the exact words, their offset, and what could have stood there."""

from __future__ import annotations

import pytest
from tests.oracle.toy import toy_grammar

from spellwright.oracle.errors import MOST_READINGS
from spellwright.oracle.forms import FORMS
from spellwright.oracle.grammar import Grammar
from spellwright.oracle.outcome import Declined, Reason
from spellwright.words.word import Word, word

GRAMMAR = toy_grammar()


def declined(text: str) -> Declined:
    found = GRAMMAR.read(text)
    assert isinstance(found, Declined)
    return found


def test_the_words_not_understood_go_to_the_end_of_the_sentence() -> None:
    found = declined("Target creature gets +2/+2 and has trampel until end of turn. Draw a card.")
    assert found.reason is Reason.NOT_UNDERSTOOD
    assert found.words == "trampel until end of turn"
    assert found.text[found.at :].startswith(found.words)


def test_expected_things_have_names_for_people() -> None:
    assert declined("Target creature gets +2/+2 and has trampel.").expected == ("ability",)
    assert declined("Draw two cards and").expected == ("“.”", "“:”")
    assert "what it does" in declined("Target creature sings.").expected


def test_a_literal_word_is_expected_as_such() -> None:
    assert declined("Draw two dogs.").expected == ("“cards”", "“card”")


def test_a_phrase_of_an_enum_is_followed_word_by_word() -> None:
    found = declined("Target creature has flying until end of time.")
    assert (found.words, found.expected) == ("time", ("“turn”",))


def test_a_text_that_ends_too_early() -> None:
    found = declined("Draw two")
    assert (found.at, found.words) == (8, "")


def test_the_message_marks_the_words() -> None:
    assert str(declined("Target creature has trampel. Draw a card.")) == (
        "not understood: Target creature has »trampel«. Draw a card. (expected ability)"
    )


def test_what_would_print_differently_says_how() -> None:
    found = declined("Draw a card. Target creature get +2/+2.")
    assert found.reason is Reason.PRINTS_DIFFERENTLY
    assert found.words == "get +2/+2"
    assert str(found) == (
        "would print differently: Draw a card. Target creature »get +2/+2«. "
        "as 'Draw a card. Target creature gets +2/+2.'"
    )


@pytest.mark.parametrize("text", ["draw a card.", "Draw  a card.", "Draw A card.", "Draw an card."])
def test_capitals_spaces_and_articles_have_to_be_right(text: str) -> None:
    assert declined(text).reason is Reason.PRINTS_DIFFERENTLY


def test_two_values_are_ambiguous() -> None:
    class Root(Word):
        __slots__ = ()

    @word
    class First(Root):
        ENGLISH = "say it"

    @word
    class Second(Root):
        ENGLISH = "say it"

    found = Grammar(Root, [First, Second], {}, FORMS).read("Say it")
    assert isinstance(found, Declined)
    assert found.reason is Reason.AMBIGUOUS
    assert set(found.values) == {First(), Second()}
    assert str(found).startswith("ambiguous: 'Say it': ")


def test_too_many_readings_are_ambiguous() -> None:
    class Item(Word):
        __slots__ = ()

    @word
    class Left(Item):
        ENGLISH = "x"

    @word
    class Right(Item):
        ENGLISH = "x"

    @word
    class Root(Word):
        items: tuple[Item, ...]
        ENGLISH = "{items}"

    grammar = Grammar(Root, [Root, Left, Right], {"Item": Item}, FORMS)
    found = grammar.read(" ".join("x" * MOST_READINGS))
    assert isinstance(found, Declined)
    assert str(found).endswith("too many readings")


def test_an_empty_text_is_not_understood() -> None:
    assert declined("").reason is Reason.NOT_UNDERSTOOD
