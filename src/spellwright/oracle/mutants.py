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

CONFUSED = tuple(
    tuple(group.split())
    for group in (
        "a an the target another other each all any up that this those these",
        "one two three four five x",
        "you they it he she ~ them him her",
        "your their its his each",
        "creature artifact enchantment land planeswalker permanent spell card token instant sorcery",
        "creatures artifacts enchantments lands planeswalkers permanents spells cards tokens",
        "player opponent controller owner",
        "players opponents controllers owners",
        "white blue black red green colorless",
        "dies enters attacks blocks leaves untaps",
        "gets gains loses has is becomes deals",
        "get gain lose have are become deal",
        "and or then",
        "when whenever if unless",
        "hand library graveyard battlefield exile",
        "controls owns casts",
        "control own",
        "upkeep end combat draw",
        "beginning end",
        "tapped untapped attacking blocking",
        "destroy exile sacrifice return tap untap counter discard draw mill reveal",
        "more less fewer greater",
        "power toughness",
        "top bottom",
        "nontoken nonland noncreature nonartifact nonblack",
        "first second third",
        "may can't",
        "until during before after",
        "into onto on from to",
        "with without",
        "only also instead",
        "attack block",
        "combat noncombat",
    )
)
"""Words that a careless reader confuses: one in place of another is the mutant that is most often read."""


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
    """The text with one word dropped, swapped with its neighbour, replaced, put in, or confused with one like it."""
    places = pieces(text)
    if chance.random() < 0.5:
        places = [place for place in places if _like(text[place[0] : place[1]])] or places
        start, end = chance.choice(places)
        like = _like(text[start:end])
        if like:
            return f"{text[:start]}{chance.choice(like)}{text[end:]}"
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


def _like(word: str) -> tuple[str, ...]:
    """The words that this one is confused with, as it is written: at the beginning of a sentence with a capital."""
    found = dict.fromkeys(other for group in CONFUSED if word.lower() in group for other in group)
    return tuple(other.capitalize() if word[:1].isupper() else other for other in found if other != word.lower())


def _joined(before: str, after: str) -> str:
    return (
        before.rstrip() + " " + after.lstrip() if after.strip()[:1] not in ".,:" else before.rstrip() + after
    ).strip()


def says_the_same(text: str, other: str) -> bool:
    """Whether two texts are read as equal values."""
    first, second = read(text), read(other)
    if not (isinstance(first, Reading) and isinstance(second, Reading)):
        return False
    same: bool = first.value == second.value
    return same
