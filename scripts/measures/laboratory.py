"""The bars of the issue "Laboratory"."""

from __future__ import annotations

from measures.figure import Bar
from measures.situations import known_cards_and_examples

BARS: tuple[Bar, ...] = (known_cards_and_examples,)
