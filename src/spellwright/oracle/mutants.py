"""Mutated texts: a text with a word dropped, doubled, swapped or replaced must mean something else, or nothing.

Two texts of equal value are two ways to say the same: allowed where the difference is one of style (the closed table of
variants, templates declared as synonyms, ability words), a silent mis-reading anywhere else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from spellwright.oracle.english import read
from spellwright.oracle.outcome import Reading
from spellwright.oracle.tokens import tokenize


def pieces(text: str) -> list[tuple[int, int]]:
    """Where each word of a text stands: start and end."""
    starts = [t.start for t in tokenize(text) if t.kind != "end"]
    ends = [*starts[1:], len(text)]
    return [(start, start + len(text[start:end].rstrip())) for start, end in zip(starts, ends, strict=True)]


def without_each_word(text: str) -> Iterator[tuple[str, str]]:
    """Each word, and the text without it."""
    for start, end in pieces(text):
        yield text[start:end], _joined(text[:start], text[end:])


def mutant(text: str, chance: Random, vocabulary: Sequence[str]) -> str:
    """The text with one word dropped, swapped with its neighbour, replaced, or put in."""
    places = pieces(text)
    at = chance.randrange(len(places))
    start, end = places[at]
    match chance.randrange(4):
        case 0:
            return _joined(text[:start], text[end:])
        case 1 if at + 1 < len(places):
            other, last = places[at + 1]
            return f"{text[:start]}{text[other:last]} {text[start:end]}{text[last:]}"
        case 2:
            return f"{text[:start]}{chance.choice(vocabulary)}{text[end:]}"
        case _:
            return f"{text[:start]}{chance.choice(vocabulary)} {text[start:]}"


def _joined(before: str, after: str) -> str:
    return (before.rstrip() + " " + after.lstrip() if after.strip()[:1] not in ".,:" else before.rstrip() + after).strip()


def says_the_same(text: str, other: str) -> bool:
    """Whether two texts are read as equal values."""
    first, second = read(text), read(other)
    if not (isinstance(first, Reading) and isinstance(second, Reading)):
        return False
    same: bool = first.value == second.value
    return same
