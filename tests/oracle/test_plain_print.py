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
    ],
)
def test_what_says_by_itself_that_it_replaces_is_printed_plainly_without_instead(text: str) -> None:
    first = read(text)
    assert isinstance(first, Reading)
    again = read(grammar().text(first.value, plain=True))
    assert isinstance(again, Reading)
    assert again.value == first.value
