"""A line of keywords, and abilities in quotation marks (702.1, 113.1)."""

from __future__ import annotations

from dataclasses import field

from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.actions.walking import once
from spellwright.words.ability import Ability
from spellwright.words.keyword import Keyword
from spellwright.words.word import word


@word
class KeywordLine(Paragraph):
    """Keywords separated by commas, or by semicolons: each is an ability of its own."""

    keywords: tuple[Keyword, ...]
    label: str | None = field(default=None, compare=False)
    SYNONYMS = True
    ENGLISH = ("{keywords:comma}", "{keywords:semicolon}", "{label:label} — {keywords:comma}")

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """The keywords."""
        return self.keywords


@word
class Quoted(Ability):
    """An ability in quotation marks, which something gains."""

    paragraph: Paragraph
    ENGLISH = ('" {paragraph} "', '" {paragraph:KeywordLine} . "')

    def means(self) -> tuple[Ability, ...]:
        """What the paragraph says, on a permanent."""
        return once("quoted", self, lambda: tuple(m for a in self.paragraph.abilities(False) for m in a.means()))

    def hooks(self) -> tuple[object, ...]:
        """None of its own: what it means answers."""
        return ()
