"""Mutated texts: none is read as what the text before says, the closed table of style and declared synonyms aside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields
from random import Random
from typing import Any

from measures.dealt import BULK, every_card
from measures.figure import Figure, at_least, at_most
from spellwright.cards.compiling import compiled
from spellwright.cards.parallel import spread
from spellwright.cards.pool import pool
from spellwright.oracle.english import grammar, read
from spellwright.oracle.mutants import mutant, pieces
from spellwright.oracle.outcome import Reading
from spellwright.oracle.texts import paragraphs
from spellwright.words.word import Word

MUTANTS, SAMPLE = 10_000, 600
OF_A_TEXT = 4
"""So many mutants are made of a text."""
SHOWN = 30


@dataclass(frozen=True, slots=True)
class Same:
    """A mutant that is read as the text it was made of, and in which words the two are said differently."""

    text: str
    mutant: str
    differing: tuple[str, ...]
    unexplained: bool


def mutations(sample: bool) -> Iterator[Figure]:
    """10,000 seeded mutants of texts that are read: none has the same words, but where style or synonyms say so."""
    every = every_card() if BULK.is_file() else pool()
    chance = Random(20250919)
    texts: list[str] = []
    wanted = (SAMPLE if sample else MUTANTS) // OF_A_TEXT
    grammar()
    while len(texts) < wanted:
        cards = [chance.choice(every) for _ in range(512 if not sample else 128)]
        texts += [text for found in spread(texts_of, cards, chunk=16) for text in found]
    texts = texts[:wanted]
    vocabulary = tuple(dict.fromkeys(text[a:b] for text in texts for a, b in pieces(text)))
    jobs = [(text, seed, vocabulary) for seed, text in enumerate(texts)]
    results = list(spread(mutated, jobs, chunk=16))
    made, reads = sum(r[0] for r in results), sum(r[1] for r in results)
    same = [each for r in results for each in r[2]]
    told = Counter(name for each in same for name in each.differing)
    print(f"  {made} mutants, {reads} are read, {len(same)} say the same: {dict(told.most_common())}")
    unexplained = [each for each in same if each.unexplained]
    for each in unexplained[:SHOWN]:
        print(
            f"  the same: {each.text!r}\n            {each.mutant!r} ({', '.join(each.differing) or 'nothing differs'})"
        )
    yield at_least("mutants", made, wanted * OF_A_TEXT)
    yield at_most("mutants with the same words outside the closed table and synonyms", len(unexplained), 0)


def texts_of(card: Any) -> tuple[str, ...]:
    """The paragraphs of a card, if it is read."""
    if not compiled(card).is_read:
        return ()
    known = frozenset(each.name for each in pool())
    found = [
        paragraph.text
        for face in card.faces
        for paragraph in paragraphs(face.oracle_text, face.name, legendary="Legendary" in face.type_line, known=known)
    ]
    return tuple(text for text in found if isinstance(read(text), Reading))


def mutated(job: tuple[str, int, tuple[str, ...]]) -> tuple[int, int, tuple[Same, ...]]:
    """How many mutants were made of a text, how many of them are read, and those that say the same."""
    text, seed, vocabulary = job
    chance, made, reads, same = Random(seed), 0, 0, []
    first = read(text)
    assert isinstance(first, Reading)
    tries = 0
    while made < OF_A_TEXT and tries < 10 * OF_A_TEXT:
        tries += 1
        other = mutant(text, chance, vocabulary)
        if other == text or not other:
            continue
        made += 1
        second = read(other)
        if not isinstance(second, Reading):
            continue
        reads += 1
        if second.value == first.value:
            found = tuple(differing(first.value, second.value))
            names = tuple(dict.fromkeys(name for name, _ in found))
            same.append(Same(text, other, names, not found or not all(ok for _, ok in found)))
    return made, reads, tuple(same)


def differing(first: Any, second: Any) -> Iterator[tuple[str, bool]]:
    """The words that are said differently in two equal values, and whether style, a synonym or a label explains it."""
    if isinstance(first, tuple):
        for one, other in zip(first, second, strict=True):
            yield from differing(one, other)
        return
    if not isinstance(first, Word):
        return
    if first.style != second.style:
        same_template = first.style[0] == second.style[0]
        yield type(first).__name__, same_template or type(first).SYNONYMS
    for field in fields(first):
        one, other = getattr(first, field.name), getattr(second, field.name)
        if field.compare:
            yield from differing(one, other)
        elif field.name == "label" and one != other:
            yield "label", True
