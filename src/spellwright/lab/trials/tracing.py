"""Which words of a card have run: while a trial lasts, the methods in which words have their meaning note who was asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import wraps
from types import FunctionType
from typing import Any

from spellwright.actions.answering import Answering
from spellwright.actions.doing import Doing
from spellwright.actions.walking import children
from spellwright.lab.trials.layered import noting_layers
from spellwright.lab.trials.noticing import noticed
from spellwright.rules.hooks import Hooks
from spellwright.words.ability import Ability
from spellwright.words.word import Span, Word

Said = tuple[type[Word], Span]
"""A word and where it stands in its text."""

NOWHERE: Span = (0, 0)
"""The span of a word that isn't said but understood: "a card" is one; such words are alike everywhere."""
BASES = frozenset((*Hooks.__mro__, *Word.__mro__, Ability, Answering))
"""Their own methods stay as they are: whether a word overrides them tells what it answers."""
STRUCTURE = frozenset(
    {
        "ok", "many", "hooks", "zones", "means", "abilities", "triggers_on", "moves_to", "replaces", "kinds", "aims", "modal",
        "multiplied", "zones_of_source", "moves_source", "own_zones", "bodies", "optional", "lasts", "only_self", "rank",
        "once_per_batch", "batch", "looks_back", "layer", "layers", "costs_of", "heads", "name", "fixed", "meaning",
        "possible", "excepts", "itself", "leads", "alternatives", "always", "life", "instead_of", "retaining", "tailed",
        "duration", "by_choice", "changes_objects", "answers", "forbids", "on_stack", "anywhere", "about_subject", "moves",
        "completed", "to_a_permanent", "layer_parts", "meant", "marks_of_turn", "said_before", "for_time", "timed_as", "defines",
        "would_be",
    }
)  # fmt: skip
"""What is asked about a word before it does anything: what it contains, where it functions, which hooks it answers,
whether it could be done and how else it can be said; which parts of an effect in the layers it is (see `layered`)."""
SAID_BY_FAMILY = frozenset({"said_after"})
"""What the whole family answers, so that nothing is done: only a word that answers itself does something by it."""
LOOKED_FOR = frozenset({"AsLong", "BeRegenerated", "Both", "LevelLine"})
"""Words that the word around them looks for and carries out: a static clause its condition (611.3a), what destroys
whether that can be regenerated (608.2c), what is owned and controlled both things, a card its levels (711.2)."""


IF_TRUE = frozenset({"forbids_target"})
"""What is asked of every word that might answer: it runs if it says yes."""


@contextmanager
def tracing(words: Iterable[Word]) -> Iterator[set[Said]]:
    """The words of these words' classes that run until the context ends; nothing stays changed.

    No others are watched: it takes time, and some words ask of others which methods they have.
    """
    ran: set[Said] = set()
    classes = dict.fromkeys(map(type, words))
    undo: list[tuple[type[Word], str, Any]] = []
    for kind in classes:
        for name, function in meanings(kind).items():
            undo.append((kind, name, kind.__dict__.get(name)))
            setattr(kind, name, _noting(function, ran))
    try:
        with noting_layers(lambda word: ran.add(said(word))):
            yield ran
    finally:
        for kind, name, before in undo:
            if before is None:
                delattr(kind, name)
            else:
                setattr(kind, name, before)


def means_itself(word: Word) -> bool:
    """Whether a word that a text says has a meaning of its own, and isn't just read by the word around it."""
    return word.span != NOWHERE and bool(meanings(type(word))) and not is_looked_for(word)


def is_looked_for(word: Word) -> bool:
    """Whether the word around it reads a word, or all that it says: "can't be regenerated" with what destroys (701.19c)."""
    inside = children(word)
    return type(word).__name__ in LOOKED_FOR or (bool(inside) and all(map(is_looked_for, inside)))


def meanings(kind: type[Word]) -> dict[str, FunctionType]:
    """The methods in which a word has its meaning, its families' included."""
    found: dict[str, FunctionType] = {}
    for base in reversed(kind.__mro__):
        if base not in BASES:
            own = {name: value for name, value in base.__dict__.items() if isinstance(value, FunctionType)}
            aside = STRUCTURE | SAID_BY_FAMILY if base is Doing else STRUCTURE
            found |= {name: value for name, value in own.items() if not name.startswith("_") and name not in aside}
    return found


def said(word: Word) -> Said:
    """A word as it is noted."""
    return type(word), word.span


def has_run(word: Word, ran: set[Said]) -> bool:
    """Whether a word has run itself; that one of those that it is made of was asked says nothing about it.

    One that leaves something out is done as the word before it, in its own place: "deals 4 damage instead".
    """
    return said(word) in ran or (is_elliptic(word) and any(s == word.span for _, s in ran))


def is_elliptic(word: Word) -> bool:
    """Whether it leaves something out that the word before it says."""
    return bool(getattr(type(word), "ELLIPTIC", False))


def _noting(function: FunctionType, ran: set[Said]) -> Callable[..., Any]:
    @wraps(function)
    def noting(self: Word, *args: Any, **named: Any) -> Any:
        if noticed():
            ran.add((type(self), self.span))
        return function(self, *args, **named)

    @wraps(function)
    def noting_yes(self: Word, *args: Any, **named: Any) -> Any:
        says = function(self, *args, **named)
        if says and noticed():
            ran.add((type(self), self.span))
        return says

    return noting_yes if function.__name__ in IF_TRUE else noting
