"""Abilities as words (113): what an object's text gives it, without a game.

Rules never name a keyword or a verb. An ability answers *hooks*: named questions that the rules ask, declared in
`spellwright.rules.hooks`. This base knows only which ones an ability answers, so that whoever holds abilities can index them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, ClassVar

from spellwright.words.remembering import once
from spellwright.words.word import Word

BATTLEFIELD: frozenset[str] = frozenset({"battlefield"})
STACK: frozenset[str] = frozenset({"stack"})
HAND: frozenset[str] = frozenset({"hand"})
GRAVEYARD: frozenset[str] = frozenset({"graveyard"})
EXILE: frozenset[str] = frozenset({"exile"})
EVERYWHERE: frozenset[str] = frozenset({"battlefield", "stack", "hand", "graveyard", "exile", "command", "library"})

DEFINING: frozenset[str] = EVERYWHERE | {"outside"}
"""Where characteristic-defining abilities function: also outside the game (604.3)."""


class Ability(Word):
    """The family of all abilities (113.1)."""

    __slots__ = ()
    RULE: ClassVar[str] = "113.3"
    REDUNDANT: ClassVar[bool] = False
    """Whether several equal instances on one object do no more than one does (702.2f, 702.15f ...): one is asked."""

    OF_EFFECT: ClassVar[bool] = False
    """Whether it is no ability but what an effect lets its object do, kept beside those: "as though it had no shadow" (609.4)."""

    def hooks(self) -> tuple[Any, ...]:
        """The hooks that this ability answers: a name, or a name with the kind of event that it is about."""
        raise NotImplementedError

    def means(self) -> tuple[Ability, ...]:
        """The abilities that function for this one: itself, or what a keyword or a paragraph stands for (702.1)."""
        return (self,)

    def zones(self) -> frozenset[str]:
        """The zones in which the ability functions (113.6)."""
        return BATTLEFIELD


def hooks_within(ability: Ability) -> frozenset[Any]:
    """The hooks that an ability answers, and those of the abilities that its text can give to something (113.1)."""
    return once("hooks within", ability, lambda: _hooks_within(ability))


def _hooks_within(ability: Ability) -> frozenset[Any]:
    found: set[Any] = set()
    for meant in ability.means():
        found.update(meant.hooks())
        for given in (*_given(meant), *_given_by_layers(meant)):
            found |= hooks_within(given)
    return frozenset(found)


def _given_by_layers(ability: Ability) -> Iterator[Ability]:
    """The abilities that a static ability's continuous effects give (613.1f), said inside of it or not."""
    if "layer_parts" in ability.hooks():
        for part in getattr(ability, "layer_parts")():  # noqa: B009 - a hook of the rules, which are another room
            yield from _given(part)


_OF_ALL_WORDS = frozenset(each.name for each in fields(Word))
_meanings: dict[type[Any], tuple[str, ...]] = {}


def _meaning(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a word that hold its meaning, or those of a part of an effect."""
    known = _meanings.get(kind)
    if known is None:
        known = _meanings[kind] = tuple(each.name for each in fields(kind) if each.name not in _OF_ALL_WORDS)
    return known


def _given(word: Any) -> Iterator[Ability]:
    """The abilities that are said inside of a word."""
    for name in _meaning(type(word)):
        value = getattr(word, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Ability):
                yield part
            elif isinstance(part, Word):
                yield from _given(part)
