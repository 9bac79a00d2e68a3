"""What words look at, so that the layers know what they depend on (613.8)."""

from __future__ import annotations

import importlib
import pkgutil

import pytest
from tests.words.english import read

import spellwright.words
from spellwright.oracle.vocabulary import words_of
from spellwright.words.conditions import Condition
from spellwright.words.dependence import ASPECTS, CHARACTERISTICS, depends
from spellwright.words.quantified import Bare
from spellwright.words.word import Word

MODULES = [
    importlib.import_module(f"spellwright.words.{module.name}")
    for module in pkgutil.iter_modules(spellwright.words.__path__)
]


@pytest.mark.parametrize("kind", words_of(MODULES), ids=lambda kind: kind.__name__)
def test_words_declare_known_names(kind: type[Word]) -> None:
    assert getattr(kind, "READS", frozenset()) <= CHARACTERISTICS
    assert getattr(kind, "LOOKS", frozenset()) <= ASPECTS


@pytest.mark.parametrize(
    ("text", "reads", "looks"),
    [
        ("Creatures you control", {"types", "controller"}, {"zone"}),
        ("Black creatures", {"types", "colors"}, {"zone"}),
        ("Nonblack creatures", {"types", "colors"}, {"zone"}),
        ("Other Elves", {"types", "subtypes"}, {"zone"}),
        ("Legendary creatures", {"types", "supertypes"}, {"zone"}),
        ("Tapped creatures", {"types"}, {"zone", "tapped"}),
        ("Attacking creatures", {"types"}, {"zone", "combat"}),
        ("Creatures with flying", {"types", "abilities"}, {"zone"}),
        ("Creatures with power 2 or less", {"types", "power"}, {"zone"}),
        ("Creatures with +1/+1 counters on them", {"types"}, {"zone", "counters"}),
    ],
)
def test_a_phrase_looks_at_what_its_words_do(text: str, reads: set[str], looks: set[str]) -> None:
    found = depends(read(Bare, text))
    assert (found.reads, found.looks) == (reads, looks)


@pytest.mark.parametrize("text", ["Creatures you control", "Other Elves", "Tapped creatures with power 2 or less"])
def test_what_the_object_itself_decides_is_local(text: str) -> None:
    assert depends(read(Bare, text)).local


@pytest.mark.parametrize(
    "text",
    [
        "Creatures with mana value less than or equal to the number of lands you control",
        "Enchanted creatures you control",
        "Creatures with the greatest power among creatures you control",
        "Auras attached to ~",
    ],
)
def test_what_other_objects_decide_is_not_local(text: str) -> None:
    assert not depends(read(Bare, text)).local


def test_a_condition_is_not_local() -> None:
    found = depends(read(Condition, "You control a Forest"))
    assert not found.local
    assert found.reads == {"types", "subtypes", "controller"}
