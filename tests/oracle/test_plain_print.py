"""Plain print reads back as the same value, also where only some of a word's templates can say it."""

from __future__ import annotations

import pytest

from spellwright.oracle.english import grammar, read
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
    ],
)
def test_plain_print_says_the_same(text: str) -> None:
    first = read(text)
    assert isinstance(first, Reading)
    again = read(grammar().text(first.value, plain=True))
    assert isinstance(again, Reading)
    assert again.value == first.value
