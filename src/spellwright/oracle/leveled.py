"""Putting the abilities of levels together: those behind a level belong to it (711.2, 716.2, 721.2)."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.actions.abilities.levels import (
    AtLevel,
    ClassLevel,
    GainLevel,
    LevelCounters,
    LevelLine,
    SizeLine,
    StationCounters,
    StationLine,
)
from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.words.ability import Ability
from spellwright.words.conditions import Condition

Read = Sequence[tuple[Paragraph, tuple[Ability, ...]]]
"""Paragraphs in their order, each with the abilities that it gives."""
Size = tuple[int, int] | None
"""Power and toughness."""


def leveled(paragraphs: Read, station_size: Size = None) -> tuple[Ability, ...]:
    """All abilities of a face, those of levels wrapped in what tells when it has them.

    Args:
        paragraphs: What was read.
        station_size: The power and toughness printed on a station card: they belong to its last striation (721.2b).
    """
    found: list[Ability] = []
    level: Condition | None = None
    size: Size = None
    gives: list[Ability] = []
    for paragraph, abilities in paragraphs:
        if isinstance(paragraph, LevelLine | GainLevel | StationLine):
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
    if isinstance(level, StationCounters) and station_size is not None:
        return (*found, AtLevel(level, tuple(gives), station_size, creature=True))
    return (*found, *_box(level, gives, size))


def is_station(paragraphs: Read) -> bool:
    """Whether it is the text of a station card (721.1)."""
    return any(isinstance(paragraph, StationLine) for paragraph, _ in paragraphs)


def _condition(paragraph: LevelLine | GainLevel | StationLine) -> Condition:
    if isinstance(paragraph, StationLine):
        return paragraph.condition()
    if isinstance(paragraph, LevelLine):
        return LevelCounters(*paragraph.bounds())
    return ClassLevel(paragraph.level)


def _box(level: Condition | None, gives: Sequence[Ability], size: Size) -> list[Ability]:
    return [AtLevel(level, tuple(gives), size)] if level is not None else []
