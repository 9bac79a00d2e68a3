"""Walking through words: what a text contains, in the order in which it says it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, replace
from typing import TypeVar, cast

from spellwright.words.amounts import Quantity, X
from spellwright.words.remembering import once
from spellwright.words.targets import Aim
from spellwright.words.word import Word

__all__ = ["aims_in", "children", "defining_x", "field_names", "once", "within"]

T = TypeVar("T")

_BASE_FIELDS = frozenset(f.name for f in fields(Word))


_names: dict[type[Word], tuple[str, ...]] = {}


def field_names(kind: type[Word]) -> tuple[str, ...]:
    """The fields of a word that hold its meaning."""
    known = _names.get(kind)
    if known is None:
        known = _names[kind] = tuple(f.name for f in fields(kind) if f.name not in _BASE_FIELDS)
    return known


def children(word: Word) -> list[Word]:
    """The words directly inside a word, in the order of the text."""
    found: list[Word] = []
    for name in field_names(type(word)):
        value = getattr(word, name)
        items = value if isinstance(value, tuple) else (value,)
        found += [item for item in items if isinstance(item, Word)]
    return sorted(found, key=_start)


def _start(word: Word) -> int:
    return word.span[0]


def within(word: Word, into: Callable[[Word], bool] = lambda _: True) -> Iterator[Word]:
    """A word and everything inside it, in the order of the text; not inside those for which `into` is false."""
    yield word
    if into(word):
        for child in children(word):
            yield from within(child, into)


def aims_in(word: Word, into: Callable[[Word], bool] = lambda _: True) -> tuple[Aim, ...]:
    """Each instance of the word "target", in the order of the text (115.3); a clause may tell its own."""
    own: Callable[[], tuple[Aim, ...]] | None = getattr(word, "aims", None)
    if own is not None and getattr(type(word), "TELLS_AIMS", False):
        return own()
    found = (word,) if isinstance(word, Aim) else ()
    inside = _meant(word) if into(word) else ()
    described = tuple(aim for child in inside for aim in aims_in(child, into))
    aims = (*described, *found)  # "target cards from target player's graveyard": whose they are is known first
    x: Quantity | None = getattr(word, "what_x_is", None)
    return aims if x is None else tuple(_with_x(aim, x) for aim in aims)


def _meant(word: Word) -> Sequence[Word]:
    """What is inside a word, as it tells that this is meant where targets are chosen."""
    meant: Callable[[], tuple[Word, ...]] | None = getattr(word, "meant", None)
    return children(word) if meant is None else once("meant", word, meant)


def _with_x(aim: Aim, x: Quantity) -> Aim:
    return once("with X", aim, lambda: defining_x(aim, x))


def defining_x(word: T, x: Quantity) -> T:
    """A word with what X is in its place, so that this is known as targets are chosen, too (107.3c)."""
    if isinstance(word, X):
        return cast("T", x) if word == X() and not word.refers else word
    if isinstance(word, tuple):
        return cast("T", tuple(defining_x(each, x) for each in word))
    if not isinstance(word, Word):
        return word
    changes = {name: defining_x(getattr(word, name), x) for name in field_names(type(word))}
    return cast("T", replace(word, **changes))
