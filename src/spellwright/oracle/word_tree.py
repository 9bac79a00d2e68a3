"""The words of a card as a tree that a person can read."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

from spellwright.actions.walking import field_names
from spellwright.words.word import Word

STEP = "  "


def tree(word: Word, label: str = "", depth: int = 0) -> Iterator[str]:
    """A line for each word: its field, its name, and what it says plainly; what is within it is indented."""
    inner: list[tuple[str, Word]] = []
    plain: list[str] = []
    for name in field_names(type(word)):
        value = getattr(word, name)
        items = value if isinstance(value, tuple) else (value,)
        for item in items:
            if isinstance(item, Word):
                inner.append((name, item))
            elif said := _plain(item):
                plain.append(f"{name} {said}")
    marks = [f"#{word.mark}"] if word.mark else []
    marks += [f"-> #{word.refers}"] if word.refers else []
    head = f"{label}: " if label else ""
    yield (
        STEP * depth + " ".join([f"{head}{type(word).__name__}", *marks]) + (f" ({', '.join(plain)})" if plain else "")
    )
    for name, item in inner:
        yield from tree(item, name, depth + 1)


def _plain(value: Any) -> str:
    """What a value says that is no word; empty where it says nothing."""
    if value is None or value is False or value == "":
        return ""
    return str(value.value) if isinstance(value, Enum) else str(value)
