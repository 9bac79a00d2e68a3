"""Grammatical number is read in either form and printed in the right one (so a wrong one is declined)."""

from __future__ import annotations

from enum import Enum

import pytest
from tests.oracle.toy import toy_grammar

from spellwright.oracle.forms import FORMS
from spellwright.oracle.grammar import Grammar
from spellwright.oracle.manner import is_many
from spellwright.oracle.outcome import Declined, Reading, Reason
from spellwright.words.amounts import Amount, Number
from spellwright.words.word import Word, word

GRAMMAR = toy_grammar()


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("Target creature gets +1/+1.", "Target creature get +1/+1."),
        ("Creatures get +1/+1.", "Creatures gets +1/+1."),
        ("Two target creatures get +1/+1.", "Two target creature get +1/+1."),
        ("Draw two cards.", "Draw two card."),
        ("Draw a card.", "Draw a cards."),
        ("An opponent draws a card.", "An opponent draw a card."),
        ("An opponent may draw a card.", "An opponent may draws a card."),
        ("Each creature you control has flying.", "Each creature you controls has flying."),
    ],
)
def test_only_the_right_number_is_read(right: str, wrong: str) -> None:
    assert isinstance(GRAMMAR.read(right), Reading)
    found = GRAMMAR.read(wrong)
    assert isinstance(found, Declined)
    assert found.reason is Reason.PRINTS_DIFFERENTLY
    assert found.printed == right


class Thing(Enum):
    TOKEN = "<token|tokens>"


class Does(Enum):
    DIES = "<dies|die|died>"


@word
class Some(Word):
    n: Amount
    what: Thing
    ENGLISH = "{n:num} {what@n}"

    @property
    def many(self) -> bool:
        return is_many(self.n, False)


@word
class Bare(Word):
    what: Thing
    ENGLISH = "{what}"


@word
class Goes(Word):
    who: Some
    ENGLISH = "{who} <goes|go|went|gone>"

    @property
    def many(self) -> bool:
        return is_many(self.who, False)


@word
class Says(Word):
    some: Some | None = None
    one: Bare | None = None
    two: Bare | None = None
    goes: Goes | None = None
    does: Does | None = None
    done: Goes | None = None
    ENGLISH = (
        "{some} <is|are> and <a|some:some> <x|xs:outer>",
        "of {one@one} and {two@many}",
        "have {goes@bare}",
        "of {some} {does@past}",
        "have {done@participle}",
    )


NAMESPACE = {each.__name__: each for each in (Thing, Does, Some, Bare, Goes, Says, Amount)}
SMALL = Grammar(Says, [Says, Some, Bare, Goes], NAMESPACE, FORMS)
ONE, TWO = Some(Number(1), Thing.TOKEN), Some(Number(2), Thing.TOKEN)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Says(some=ONE), "One token is and a x"),
        (Says(some=TWO), "Two tokens are and some x"),
        (Says(one=Bare(Thing.TOKEN), two=Bare(Thing.TOKEN)), "Of token and tokens"),
        (Says(goes=Goes(ONE)), "Have one token go"),
        (Says(some=ONE, does=Does.DIES), "Of one token died"),
        (Says(done=Goes(ONE)), "Have one token gone"),
    ],
)
def test_every_way_to_say_whose_number_counts(value: Says, text: str) -> None:
    assert SMALL.text(value) == text
    found = SMALL.read(text)
    assert isinstance(found, Reading)
    assert found.value == value


def test_numbers_of_values() -> None:
    assert is_many((1, 2), otherwise=False)
    assert not is_many((1,), otherwise=True)
    assert is_many(0, otherwise=False)
    assert is_many(True, otherwise=False)
    assert is_many("text", otherwise=True)
    assert not is_many((), otherwise=True)


def test_the_verb_be_has_a_plural_past() -> None:
    @word
    class Are(Word):
        who: Some
        ENGLISH = "{who} <is|are|was|were|been>"

    @word
    class Were(Word):
        what: Are
        ENGLISH = "then {what@past}"

    grammar = Grammar(Were, [Were, Are, Some], {**NAMESPACE, "Are": Are}, FORMS)
    assert grammar.text(Were(Are(ONE))) == "Then one token was"
    assert grammar.text(Were(Are(TWO))) == "Then two tokens were"
