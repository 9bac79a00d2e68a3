"""Grammatical number and tense: what the place of a phrase asks of its words."""

from __future__ import annotations

from typing import Literal, TypeAlias

Number: TypeAlias = bool | Literal["bare", "past", "pasts", "participle", "participles"]
"""The number that the surroundings ask for: one, many, or "bare": many whatever the word's own number is.

In the past tense it says that, too: "past" and "participle" for one, "pasts" and "participles" for many.
"""


def wants_many(number: Number) -> bool:
    """Whether a number is more than one."""
    return number in (True, "bare", "pasts", "participles")


def tense_of(number: Number) -> str:
    """The tense that goes with it: "past", "participle", or "" for the present."""
    return str(number).rstrip("s") if isinstance(number, str) and number != "bare" else ""
