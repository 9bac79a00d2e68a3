"""Text-changing effects (612): words in an object's abilities are replaced by others where they are used as such."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from spellwright.words.ability import Ability
from spellwright.words.word import Word

Replacement = tuple[tuple[Any, Any], ...]
"""What is replaced by what: a subtype as printed by another, a member of an enumeration of words by another."""

_known: dict[tuple[int, Replacement], tuple[Ability, Ability]] = {}
_MOST_KNOWN = 2_000


def replaced(ability: Ability, words: Replacement) -> Ability:
    """The ability with the words replaced; the very same one if it has none of them, the same result each time."""
    key = (id(ability), words)
    known = _known.get(key)
    if known is None or known[0] is not ability:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        changed: Ability = _in_value(ability, words)
        known = _known[key] = (ability, changed)
    return known[1]


def replaced_names(names: frozenset[str], words: Replacement) -> frozenset[str]:
    """Subtypes with the words replaced."""
    return frozenset(_in_value(name, words) for name in sorted(names))


def _in_value(value: Any, words: Replacement) -> Any:
    if isinstance(value, Word):
        return _in_word(value, words)
    if isinstance(value, tuple):
        parts = tuple(_in_value(part, words) for part in value)
        return parts if any(new is not old for new, old in zip(parts, value, strict=True)) else value
    if isinstance(value, frozenset):
        members = frozenset(_in_value(part, words) for part in sorted(value, key=repr))
        return members if members != value else value
    for old, new in words:
        if type(value) is type(old) and value == old:
            return new
    return value


def _in_word(word: Word, words: Replacement) -> Word:
    changes: dict[str, Any] = {}
    names = _names(type(word))
    for each in fields(word):
        before = getattr(word, each.name)
        after = before if each.name in names else _in_value(before, words)
        if after is not before:
            changes[each.name] = after
    return replace(word, **changes) if changes else word


_names_of: dict[type[Word], tuple[str, ...]] = {}


def _names(kind: type[Word]) -> tuple[str, ...]:
    """The fields of a word that are written as names of cards: a name stays what it is (612.2)."""
    known = _names_of.get(kind)
    if known is None:
        templates = (kind.ENGLISH,) if isinstance(kind.ENGLISH, str) else kind.ENGLISH
        said = (each.name for each in fields(kind) if any(f"{{{each.name}:name}}" in text for text in templates))
        known = _names_of[kind] = tuple(said)
    return known
