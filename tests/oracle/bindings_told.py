"""The references of a text as people say them: what was said, whether it is bound, and the phrase that it means."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.actions.walking import within
from spellwright.oracle.binding.binder import Binder
from spellwright.oracle.english import read
from spellwright.oracle.face import type_line
from spellwright.oracle.outcome import Reading
from spellwright.oracle.texts import paragraphs
from spellwright.words.word import Word

UNSAID = "(amount)"
"""A reference without words of its own: the amount in "that much"."""
Told = tuple[str, str, str]
"""The reference, its status, and the phrases that it could mean."""


def told(name: str, line: str, text: str, known: frozenset[str] = frozenset()) -> list[Told]:
    """Each reference of a face's text, in order."""
    types = type_line(line)
    heads = frozenset({*types.types, "spell" if types.is_spell else "permanent"})
    binder = Binder(heads)
    readings: list[Reading[Paragraph]] = []
    found: list[Told] = []
    for paragraph in paragraphs(text, name, legendary="legendary" in types.supertypes, known=known):
        reading = read(paragraph.text)
        assert isinstance(reading, Reading), f"{paragraph.text!r} isn't read"
        readings.append(reading)
        for bound in binder.paragraph(reading.value)[1]:
            meant = " | ".join(said(readings, word) for word in bound.to)
            found.append((said(readings, bound.reference), bound.status, meant))
    return found


def said(readings: Sequence[Reading[Paragraph]], word: Word) -> str:
    """The words with which a text says a word of one of its paragraphs, the latest first."""
    for reading in reversed(readings):
        if any(each is word for each in within(reading.value)):
            start, end = reading.where(word)
            return reading.text[start:end] or UNSAID
    return type(word).__name__
