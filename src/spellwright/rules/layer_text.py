"""Text-changing effects (612): words in an object's abilities are replaced by others where they are used as such."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from spellwright.words.ability import Ability

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
    if is_dataclass(value) and not isinstance(value, type):
        return _in_dataclass(value, words)
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


def _in_dataclass(value: Any, words: Replacement) -> Any:
    changes: dict[str, Any] = {}
    names = _names(type(value))
    for each in fields(value):
        before = getattr(value, each.name)
        after = before if each.name in names or not each.init else _in_value(before, words)
        if after is not before:
            changes[each.name] = after
    return replace(value, **changes) if changes else value


_names_of: dict[type, tuple[str, ...]] = {}


def _names(kind: type) -> tuple[str, ...]:
    """The fields of a word that are written as names of cards: a name stays what it is (612.2)."""
    known = _names_of.get(kind)
    if known is None:
        english: str | tuple[str, ...] = getattr(kind, "ENGLISH", ())
        templates = (english,) if isinstance(english, str) else english
        said = (each.name for each in fields(kind) if any(f"{{{each.name}:name}}" in text for text in templates))
        known = _names_of[kind] = tuple(said)
    return known
