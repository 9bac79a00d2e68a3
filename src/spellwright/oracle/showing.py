"""Showing words to people: a value as a tree, one word a line, with its bindings; for `card`, snapshots and diffs."""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from typing import Any

from spellwright.actions.walking import field_names
from spellwright.words.word import Word

INDENT = "  "


def tree(word: Word, depth: int = 0, name: str = "") -> list[str]:
    """The lines of a word: its name, plain values in parentheses, then the words inside it, indented."""
    plain: list[str] = []
    inner: list[tuple[str, Word]] = []
    for field in field_names(type(word)):
        value = getattr(word, field)
        if value == _default(type(word), field):
            continue
        items = value if isinstance(value, tuple) else (value,)
        words = [item for item in items if isinstance(item, Word)]
        inner += [(field, item) for item in words]
        if not words:
            plain.append(f"{field}={_plain(value)}")
    said = f"({', '.join(plain)})" if plain else ""
    mark = f" #{word.mark}" if word.mark else ""
    refers = f" -> #{word.refers}" if word.refers else ""
    label = f"{name}: " if name else ""
    lines = [f"{INDENT * depth}{label}{type(word).__name__}{said}{mark}{refers}"]
    for field, item in inner:
        lines += tree(item, depth + 1, field)
    return lines


def _plain(value: Any) -> str:
    if isinstance(value, tuple):
        return "[" + ", ".join(_plain(v) for v in value) + "]"
    return value.name if isinstance(value, Enum) else str(value)


def _default(kind: type[Word], name: str) -> Any:
    return next(f.default for f in fields(kind) if f.name == name)
