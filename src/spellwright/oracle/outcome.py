"""What comes of reading a text: its one value, or why there is none."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from spellwright.oracle.reading import Attempt
from spellwright.oracle.tokens import Token
from spellwright.words.word import Word

R_co = TypeVar("R_co", bound=Word, covariant=True)
SHOWN = 12
"""How many expected things a message names."""


@dataclass(frozen=True, slots=True)
class Reading(Generic[R_co]):
    """A text and the one value that prints it."""

    text: str
    value: R_co
    tokens: tuple[Token, ...]

    def where(self, word: Word) -> tuple[int, int]:
        """Where a word of the value stands in the text: its first character, and the one after its last."""
        first, last = word.span
        if first == last:
            at = self.tokens[first].start if first < len(self.tokens) else len(self.text)
            return at, at
        return self.tokens[first].start, self.tokens[last - 1].end


class Reason(Enum):
    """Why a text is declined."""

    NOT_UNDERSTOOD = "not understood"
    AMBIGUOUS = "ambiguous"
    PRINTS_DIFFERENTLY = "would print differently"


@dataclass(frozen=True, slots=True)
class Declined:
    """A text that isn't read, and the exact words at which it fails.

    Args:
        at: The offset of the first character that isn't understood.
        words: The words from there to the end of the sentence.
        expected: What could have stood there, in names for people.
        values: The values between which an ambiguous text leaves the choice, or that print differently.
        printed: How the text would be printed.
    """

    text: str
    reason: Reason
    at: int
    words: str
    expected: tuple[str, ...] = ()
    values: tuple[Word, ...] = ()
    printed: str = ""

    @staticmethod
    def at_token(text: str, attempt: Attempt, reason: Reason) -> Declined:
        """Declined at the furthest token that was reached."""
        at = attempt.tokens[attempt.furthest].start if attempt.furthest < attempt.length else len(text)
        names = {name: None for state in attempt.waiting for name in state.expected()}
        return Declined(text, reason, at, text[at : _sentence_end(text, at)], tuple(sorted(names)))

    @staticmethod
    def printed_differently(text: str, printed: str, values: tuple[Word, ...]) -> Declined:
        """Declined as it would be printed differently, from the first sign that differs."""
        at = common_length(text, printed)
        at = text.rfind(" ", 0, at) + 1
        words = text[at : _sentence_end(text, at)]
        return Declined(text, Reason.PRINTS_DIFFERENTLY, at, words, values=values, printed=printed)

    def __str__(self) -> str:
        marked = f"{self.text[: self.at]}»{self.words}«{self.text[self.at + len(self.words) :]}"
        match self.reason:
            case Reason.PRINTS_DIFFERENTLY if self.printed:
                return f"would print differently: {marked} as {self.printed!r}"
            case Reason.PRINTS_DIFFERENTLY:
                return f"would not print: {marked}"
            case Reason.AMBIGUOUS:
                values = "; ".join(map(repr, self.values)) or "too many readings"
                return f"ambiguous: {self.text!r}: {values}"
            case _:
                more = f" and {len(self.expected) - SHOWN} more" if len(self.expected) > SHOWN else ""
                return f"not understood: {marked} (expected {', '.join(self.expected[:SHOWN])}{more})"


def common_length(text: str, other: str) -> int:
    """How many signs at the beginning two texts have in common."""
    pairs = enumerate(zip(text, other, strict=False))
    return next((place for place, (one, another) in pairs if one != another), min(len(text), len(other)))


def _sentence_end(text: str, at: int) -> int:
    """Where the sentence ends that a place stands in, its full stop excluded."""
    ends = [end for sign in (".", "\n") if (end := text.find(sign, at)) >= 0]
    return min(ends, default=len(text))
