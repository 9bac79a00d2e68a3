"""Paragraphs: each paragraph of a text is one ability or several (113.2c), by what it says and what it stands on."""

from __future__ import annotations

from typing import ClassVar

from spellwright.words.ability import Ability
from spellwright.words.word import Word


class Paragraph(Word):
    """The family of paragraphs."""

    __slots__ = ()
    NAMED: ClassVar[str] = "an ability"

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """The abilities that the paragraph gives an instant or sorcery (`on_spell`), or another object."""
        raise NotImplementedError
