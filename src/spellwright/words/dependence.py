"""What a word looks at, so that the layers know when its meaning may have changed (613.8).

A word class declares `READS`, the characteristics of objects that it reads, and `LOOKS`, the aspects of the state that
it looks at. `LOCAL = False` marks a word whose answer depends on more than the object that it is asked about and the
controller of the source: on how many there are, on what something else is.
"""

from __future__ import annotations

from dataclasses import fields
from typing import NamedTuple

from spellwright.words.word import Word

NOTHING: frozenset[str] = frozenset()
CHARACTERISTICS: frozenset[str] = frozenset(
    {"types", "subtypes", "supertypes", "colors", "abilities", "power", "toughness", "name", "mana_value", "controller"}
)
"""What `READS` may name."""
ASPECTS: frozenset[str] = frozenset(
    {
        "tapped",
        "counters",
        "combat",
        "life",
        "hand",
        "graveyard",
        "zone",
        "attached",
        "turn",
        "damage",
        "history",
        "notes",
        "pool",
        "monarch",
    }
)
"""What `LOOKS` may name. "zone" is which objects are where; "notes" is what was chosen for or noted on an object;
"pool" is unspent mana; "monarch" is who has that designation."""


class Dependence(NamedTuple):
    """What a word with all words inside it looks at."""

    reads: frozenset[str]
    looks: frozenset[str]
    local: bool


_known: dict[Word, Dependence] = {}


def depends(word: Word) -> Dependence:
    """What the word reads and looks at, and whether it is decided by the object and the source's controller alone."""
    known = _known.get(word)
    if known is None:
        known = _known[word] = _walked(word)
    return known


def _walked(word: Word) -> Dependence:
    kind = type(word)
    reads: frozenset[str] = getattr(kind, "READS", NOTHING)
    looks: frozenset[str] = getattr(kind, "LOOKS", NOTHING)
    local: bool = getattr(kind, "LOCAL", True)
    for each in fields(word):
        value = getattr(word, each.name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Word):
                inner = depends(part)
                reads, looks, local = reads | inner.reads, looks | inner.looks, local and inner.local
            else:
                said = getattr(part, "depends", None)  # an enum's member says for itself what it looks at
                if isinstance(said, Dependence):
                    reads, looks, local = reads | said.reads, looks | said.looks, local and said.local
    return Dependence(reads, looks, local)
