"""Which classes of a module are words, and what templates may name."""

from __future__ import annotations

from enum import Enum
from types import ModuleType

import pytest
from tests.oracle import toy

from spellwright.oracle.errors import GrammarError
from spellwright.oracle.vocabulary import namespace_of, words_of
from spellwright.words.word import Word, word


def module_with(name: str, **classes: type) -> ModuleType:
    module = ModuleType(name)
    for each, kind in classes.items():
        kind.__module__ = name
        setattr(module, each, kind)
    return module


def test_words_are_the_concrete_classes_that_a_module_defines() -> None:
    found = words_of([toy])
    assert toy.Draw in found
    assert toy.Act not in found
    assert Word not in found
    assert all(kind.__module__ == toy.__name__ for kind in found)


def test_the_namespace_has_families_and_enums_too() -> None:
    namespace = namespace_of([toy])
    assert namespace["Act"] is toy.Act
    assert namespace["Color"] is toy.Color


def test_two_words_of_one_name_are_an_error() -> None:
    @word
    class Same(Word):
        ENGLISH = "same"

    class Other(Enum):
        A = "a"

    Other.__name__ = "Same"
    modules = [module_with("one", Same=Same), module_with("two", Same=Other)]
    with pytest.raises(GrammarError, match="Same is defined in one and in two"):
        namespace_of(modules)


def test_english_without_the_decorator_is_an_error() -> None:
    class Forgotten(Word):
        ENGLISH = "forgotten"

    with pytest.raises(GrammarError, match="lacks the decorator @word"):
        words_of([module_with("one", Forgotten=Forgotten)])
