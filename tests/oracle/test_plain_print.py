"""Plain print reads back as the same value, also where only some of a word's templates can say it."""

from __future__ import annotations

import pytest

from spellwright.oracle.english import as_said, grammar, read
from spellwright.oracle.outcome import Reading


@pytest.mark.parametrize(
    "text",
    [
        "If a source would deal damage to you, prevent that damage and put an incarnation counter on ~.",
        "If a source would deal damage to you, put an incarnation counter on ~ instead.",
        "The next time a source of your choice would deal damage to you this turn, prevent that damage.",
        "If ~ would be destroyed, regenerate it.",
        "Suspend 4—{U}",
        "Suspend X—{X}{R}. X can't be 0.",
        "When ~ enters the battlefield, double the number of each kind of counter on any number of target permanents.",
        "Double the number of +1/+1 counters on target creature.",
        "Destroy target creature that's blocking equipped creature.",
        "Reveal the first card you draw on each of your turns. Whenever you reveal a land card this way, draw a card. "
        "Whenever you reveal a nonland card this way, ~ deals 3 damage to any target.",
    ],
)
def test_plain_print_says_the_same(text: str) -> None:
    first = read(text)
    assert isinstance(first, Reading)
    again = read(grammar().text(first.value, plain=True))
    assert isinstance(again, Reading)
    assert again.value == first.value


@pytest.mark.parametrize(
    ("text", "name", "said"),
    [
        ("~ target creature.", "Exile", "Exile target creature."),
        ("When ~ enter the battlefield, draw a card.", "Twin Bears", "When ≋ enter the battlefield, draw a card."),
        ("When ~ enters the battlefield, draw a card.", "Bear", "When ~ enters the battlefield, draw a card."),
    ],
)
def test_a_name_may_be_a_verb_or_a_plural(text: str, name: str, said: str) -> None:
    assert as_said(text, name) == said
