"""What phrases of a sentence its conditions ask about, and which of them are known before it is carried out (608.2c)."""

from __future__ import annotations

from spellwright.actions.clauses.clause import Clause
from spellwright.actions.walking import within
from spellwright.words.groups import SomeOf
from spellwright.words.quantified import A
from spellwright.words.references import Attached, Objects, The
from spellwright.words.targets import Aim
from spellwright.words.word import Word


def is_chosen(word: Word) -> bool:
    """Whether a phrase leaves a choice to be made as the act is done (608.2d)."""
    return isinstance(word, A | SomeOf)


def is_asked_of(word: Objects, asks: set[int]) -> bool:
    """Whether a phrase denotes before the sentence is carried out what its condition, which asks those marks, speaks of."""
    if isinstance(word, The):
        return bool(word.refers)
    if isinstance(word, Aim):
        return any(inside.mark in asks for inside in within(word) if inside is not word and inside.mark)
    return isinstance(word, Attached) and bool(word.mark)


def with_exceptions(clause: Clause) -> bool:
    """Whether it is a copy with exceptions: "and it's a Spirit ..." is one of them (707.9)."""
    return any(getattr(type(inside), "OF_IT", False) for inside in within(clause))
