"""Law 5 over the bundled pool: a text is read whole, prints back, its references are bound, and no word is ignored."""

from __future__ import annotations

from functools import cache

import pytest

from spellwright.cards.compiling import compiled
from spellwright.cards.pool import pool
from spellwright.cards.schema import Card
from spellwright.oracle.english import grammar, read
from spellwright.oracle.mutants import says_the_same, without_each_word
from spellwright.oracle.outcome import Reading
from spellwright.oracle.texts import paragraphs

POOL = {card.name: card for card in pool()}
STYLE = frozenset({"the", "battlefield", "base"})
"""Words that may be left out by the closed table of variants, or in a declared synonym ("power and base toughness")."""


@cache
def texts(card: Card) -> tuple[str, ...]:
    found: list[str] = []
    for face in card.faces:
        legendary = "Legendary" in face.type_line
        found += [p.text for p in paragraphs(face.oracle_text, face.name, legendary=legendary, known=frozenset(POOL))]
    return tuple(found)


@pytest.mark.parametrize("name", sorted(POOL))
def test_a_card_of_the_pool_is_read(name: str) -> None:
    assert compiled(POOL[name]).unread == ()


@pytest.mark.parametrize("name", sorted(POOL))
def test_it_is_printed_back_and_plainly_means_the_same(name: str) -> None:
    for text in texts(POOL[name]):
        reading = read(text)
        assert isinstance(reading, Reading), reading
        assert grammar().text(reading.value) == text
        plain = read(grammar().text(reading.value, plain=True))
        assert isinstance(plain, Reading), plain
        assert plain.value == reading.value


@pytest.mark.parametrize("name", sorted(POOL))
def test_no_word_of_it_is_ignored(name: str) -> None:
    for text in texts(POOL[name]):
        label = text.split(" — ")[0] if " — " in text else ""
        for word, without in without_each_word(text):
            if word not in label and word not in STYLE:
                assert not says_the_same(text, without), (word, text)


@pytest.mark.parametrize("name", sorted(POOL))
def test_its_references_are_bound(name: str) -> None:
    assert all(bound.is_bound for face in compiled(POOL[name]).faces for bound in face.bindings)
