"""Members of enums as phrases: the value of a member is its English, words and <one|many> only."""

from __future__ import annotations

from enum import Enum
from functools import cache
from itertools import product

from spellwright.oracle.errors import GrammarError
from spellwright.oracle.manner import Manner
from spellwright.oracle.notation import Agreement, Phrase, scan


@cache
def _parts(member: Enum) -> tuple[Phrase | Agreement, ...]:
    where = f"{type(member).__name__}.{member.name}"
    if not isinstance(member.value, str):
        raise GrammarError(f"{where}: the value of a member that is said has to be its English, not {member.value!r}")
    parts: list[Phrase | Agreement] = []
    for element in scan(member.value).elements:
        if not isinstance(element, Phrase | Agreement):
            raise GrammarError(f"{where}: an enum says words and <one|many> only: {member.value!r}")
        parts.append(element)
    return tuple(parts)


def phrases_of(member: Enum) -> tuple[tuple[str, ...], ...]:
    """The folded phrases of a member of an enum: one, or one for each form.

    Raises:
        GrammarError: the value isn't made of words and <one|many>, or is empty.
    """
    ways = [
        (part.folded,) if isinstance(part, Phrase) else tuple(form.folded for form in part.forms)
        for part in _parts(member)
    ]
    phrases = tuple(dict.fromkeys(tuple(word for part in way for word in part) for way in product(*ways)))
    if not all(phrases):
        raise GrammarError(f"{type(member).__name__}.{member.name}: an empty phrase")
    return phrases


def member_words(member: Enum, manner: Manner) -> list[str]:
    """The printed words of a member of an enum."""
    words: list[str] = []
    for part in _parts(member):
        words += (part if isinstance(part, Phrase) else part.form(manner.many, manner.tense, manner.bare)).printed
    return words
