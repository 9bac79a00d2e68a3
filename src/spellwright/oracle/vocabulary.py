"""What a grammar needs to know of the modules that hold words: their word classes, and a namespace for templates."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from types import ModuleType
from typing import Any

from spellwright.oracle.errors import GrammarError
from spellwright.words.word import Word


def words_of(modules: Iterable[ModuleType]) -> tuple[type[Word], ...]:
    """The concrete word classes that modules define, in the order of their definition.

    Raises:
        GrammarError: a class has English but lacks the decorator `word`.
    """
    return tuple(kind for module in modules for kind in _defined(module) if issubclass(kind, Word) and _concrete(kind))


def namespace_of(modules: Iterable[ModuleType]) -> dict[str, Any]:
    """What templates and the types of fields may name: every word, family and enum that the modules define.

    Raises:
        GrammarError: two modules define classes of the same name, so that a hole couldn't say which it means.
    """
    namespace: dict[str, Any] = {}
    for module in modules:
        for kind in (k for k in _defined(module) if issubclass(k, Word | Enum)):
            other = namespace.setdefault(kind.__name__, kind)
            if other is not kind:
                raise GrammarError(f"{kind.__name__} is defined in {other.__module__} and in {kind.__module__}")
    return namespace


def _defined(module: ModuleType) -> list[type]:
    return [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]


def _concrete(kind: type[Word]) -> bool:
    """Whether a word class is concrete, as the decorator makes it; a family is not."""
    if "__dataclass_fields__" in kind.__dict__:
        return kind is not Word
    if kind.__dict__.get("ENGLISH"):
        raise GrammarError(f"{kind.__module__}.{kind.__name__} has English, but lacks the decorator @word")
    return False
