"""Putting the abilities of levels together: those behind a level belong to it (711.2, 716.2)."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.actions.abilities.levels import AtLevel, ClassLevel, GainLevel, LevelCounters, LevelLine, SizeLine
from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.words.ability import Ability
from spellwright.words.conditions import Condition

Read = Sequence[tuple[Paragraph, tuple[Ability, ...]]]
"""Paragraphs in their order, each with the abilities that it gives."""


def leveled(paragraphs: Read) -> tuple[Ability, ...]:
    """All abilities of a face, those of levels wrapped in what tells when it has them."""
    found: list[Ability] = []
    level: Condition | None = None
    size: tuple[int, int] | None = None
    gives: list[Ability] = []
    for paragraph, abilities in paragraphs:
        if isinstance(paragraph, LevelLine | GainLevel):
            found += _box(level, gives, size)
            gives, size = [], None
            level = _condition(paragraph)
            found += abilities
        elif isinstance(paragraph, SizeLine):
            power, _, toughness = paragraph.size.partition("/")
            size = (int(power), int(toughness))
        elif level is not None:
            gives += abilities
        else:
            found += abilities
    return (*found, *_box(level, gives, size))


def _condition(paragraph: LevelLine | GainLevel) -> Condition:
    if isinstance(paragraph, LevelLine):
        return LevelCounters(*paragraph.bounds())
    return ClassLevel(paragraph.level)


def _box(level: Condition | None, gives: Sequence[Ability], size: tuple[int, int] | None) -> list[Ability]:
    return [AtLevel(level, tuple(gives), size)] if level is not None else []
