"""Changing words inside an ability: the same ability with other words (612)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, TypeVar

from spellwright.actions.walking import once, within
from spellwright.words.chosen_posts import OfThatChosen
from spellwright.words.scene import Scene
from spellwright.words.word import Word

A = TypeVar("A")


def rewritten(value: Any, change: Callable[[Word], Any]) -> Any:
    """The value with its words changed from inside out, wherever `change` gives another."""
    if isinstance(value, tuple):
        return tuple(rewritten(part, change) for part in value)
    if not isinstance(value, Word):
        return value
    changes = {}
    for f in fields(value):
        old = getattr(value, f.name)
        new = rewritten(old, change)
        if new is not old and (new != old or _differs(new, old)):
            changes[f.name] = new
    return change(replace(value, **changes) if changes else value)


def _differs(new: Any, old: Any) -> bool:
    """Whether words that are equal differ in what doesn't count for that: their marks."""
    if isinstance(new, tuple) and isinstance(old, tuple):
        return any(_differs(a, b) for a, b in zip(new, old, strict=True))
    return new is not old and isinstance(new, Word)


def shifted(ability: Any, by: int) -> Any:
    """The ability with other marks, so that it can stand beside one that has the same (702.47d); the source is the same."""

    def shift(word: Word) -> Word:
        mark, refers = (number + by if number > 0 else number for number in (word.mark, word.refers))
        return replace(word, mark=mark, refers=refers) if (mark, refers) != (word.mark, word.refers) else word

    return rewritten(ability, shift)


def with_what_was_chosen(scene: Scene, clause: Word, ability: A) -> A:
    """What begins with "that color" or "that type" as it has been chosen: another choice doesn't change it (608.2h).

    `clause` is the word whose meaning the ability is, to be looked through once.
    """
    if not once("asks what was chosen", clause, lambda: any(isinstance(each, OfThatChosen) for each in within(clause))):
        return ability
    return rewritten(ability, lambda each: each.given(scene) if isinstance(each, OfThatChosen) else each)  # type: ignore[no-any-return]
