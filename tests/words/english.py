"""Reading phrases in tests: the grammar of this room alone, with keywords and a root that accepts any phrase."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

import spellwright.words
from spellwright.oracle.form import Phrases
from spellwright.oracle.forms import FORMS
from spellwright.oracle.grammar import Grammar
from spellwright.oracle.outcome import Reading
from spellwright.oracle.vocabulary import namespace_of, words_of
from spellwright.words.ability import Ability
from spellwright.words.keyword import Keyword, KeywordName
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


@word
class FlyingKeyword(Keyword):
    ENGLISH = "flying"

    def hooks(self) -> tuple[Any, ...]:
        return ()


@word
class ReachKeyword(Keyword):
    ENGLISH = "reach"

    def hooks(self) -> tuple[Any, ...]:
        return ()


@word
class NamedKeyword(KeywordName):
    name: str
    ENGLISH = "{name:keyword_name}"

    def borne(self, scene: Scene, id: int) -> bool:
        return any(type(a).__name__.lower() == self.name for a in scene.traits(id).abilities)


FLYING: Ability = FlyingKeyword()
REACH: Ability = ReachKeyword()


@cache
def _grammar(root: type[Word]) -> Grammar[Any]:
    modules = [
        importlib.import_module(f"spellwright.words.{module.name}")
        for module in pkgutil.iter_modules(spellwright.words.__path__)
    ]
    words = (*words_of(modules), FlyingKeyword, ReachKeyword, NamedKeyword)
    forms = {**FORMS, "keyword_name": Phrases.of(("cycling", "kicker"), "keyword")}
    return Grammar(root, words, namespace_of(modules), forms)


def read(root: type[Word], text: str) -> Any:
    """The one value that the phrase says, which prints it back."""
    found = _grammar(root).read(text)
    assert isinstance(found, Reading), str(found)
    return found.value


def declined(root: type[Word], text: str) -> bool:
    """Whether the phrase has no reading, or several."""
    return not isinstance(_grammar(root).read(text), Reading)
