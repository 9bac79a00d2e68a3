"""A template being read: what is left of it, and what is known of the word so far.

The reader follows many templates at once. `Item.steps` takes a template apart into the ways to go on: a literal word,
a hole to fill, or its end. Optional groups, flags, agreements and variants become separate ways at once, so that what
remains is free of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import Any, TypeAlias

from spellwright.oracle.entries import Entry
from spellwright.oracle.notation import (
    Agreement,
    Element,
    Flag,
    FullStop,
    Given,
    Group,
    Hole,
    Phrase,
    Variant,
    fields_of,
)
from spellwright.words.word import Style, Word


@dataclass(frozen=True, slots=True)
class Stop:
    """The target of {.}: a full stop, or nothing behind a quotation that ended with one."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a field's value is found: at this place of the path of values that the holes were filled with."""

    at: int


@dataclass(frozen=True, slots=True)
class Constant:
    """A field's value that the template gives."""

    value: object


Source: TypeAlias = Place | Constant


@dataclass(frozen=True, slots=True)
class Item:
    """A template of a word with its first elements read."""

    entry: Entry
    template: int
    rest: tuple[Element, ...]
    sources: tuple[tuple[str, Source], ...] = ()
    styles: tuple[tuple[int, int], ...] = ()
    groups: tuple[tuple[str, ...], ...] = ()
    """Of each optional group that was read, the fields: one of them has to differ from its default."""

    def steps(self) -> Iterator[tuple[str, Item] | tuple[Hole | FullStop, Item] | tuple[None, Item]]:
        """The ways to go on: a literal word, a hole or full stop, each with what is left then; None at the end."""
        if not self.rest:
            yield None, self
            return
        element, rest = self.rest[0], self.rest[1:]
        match element:
            case Phrase(folded, printed):
                yield from self._words(Phrase(folded, printed), rest)
            case Hole() | FullStop():
                yield element, replace(self, rest=rest)
            case _:
                for way in self._ways(element, rest):
                    yield from way.steps()

    def _words(self, words: Phrase, rest: tuple[Element, ...]) -> Iterator[tuple[Any, Item]]:
        if not words.folded:
            yield from replace(self, rest=rest).steps()
            return
        left = (Phrase(words.folded[1:], ()), *rest) if len(words.folded) > 1 else rest
        yield words.folded[0], replace(self, rest=left)

    def _ways(self, element: Element, rest: tuple[Element, ...]) -> Iterator[Item]:
        """The template with its first element decided."""
        match element:
            case Agreement():
                for folded in dict.fromkeys(form.folded for form in element.forms):
                    yield replace(self, rest=(Phrase(folded, ()), *rest))
            case Flag(name, words):
                yield replace(self, rest=(words, *rest), sources=(*self.sources, (name, Constant(True))))
                yield replace(self, rest=rest, sources=(*self.sources, (name, Constant(False))))
            case Given(name, _):
                value = Constant(self.entry.given[element])
                yield replace(self, rest=rest, sources=(*self.sources, (name, value)))
            case Variant(slot, alternatives, _):
                for number, words in enumerate(alternatives):
                    styles = (*self.styles, (slot, number)) if number else self.styles
                    yield replace(self, rest=(words, *rest), styles=styles)
            case Group(inside):
                groups = (*self.groups, fields_of(inside))
                yield replace(self, rest=(*inside, *rest), groups=groups)
                yield replace(self, rest=rest)

    def filled(self, name: str, place: int) -> Item:
        """The item when the hole of a field was filled with the value at a place of the path."""
        return replace(self, sources=(*self.sources, (name, Place(place))))


class Maker:
    """What makes a word of the values of a template's holes, when the template is read to its end."""

    __slots__ = ("_constants", "_entry", "_groups", "_ok", "_pick", "style", "word")

    def __init__(self, item: Item) -> None:
        self._entry = item.entry
        self.word = item.entry.word
        self.style: Style = (item.template, item.styles)
        sources = dict(item.sources)
        ordered = [sources.get(name, Constant(default)) for name, default in item.entry.defaults.items()]
        self._constants = tuple(each.value for each in ordered if isinstance(each, Constant))
        constants = iter(range(len(self._constants)))
        indices = [
            next(constants) if isinstance(each, Constant) else len(self._constants) + each.at for each in ordered
        ]
        self._pick = _picker(indices)
        self._groups = tuple(group for group in item.groups if self._may_be_plain(group, sources))
        self._ok = hasattr(self.word, "ok")

    def _may_be_plain(self, group: Sequence[str], sources: dict[str, Source]) -> bool:
        """Whether a group could hold nothing but defaults. A hole whose default is None always differs."""
        defaults = self._entry.defaults
        for name in group:
            source = sources.get(name)
            if isinstance(source, Place) and defaults[name] is None:
                return False
            if isinstance(source, Constant) and source.value != defaults[name]:
                return False
        return True

    def make(self, path: tuple[object, ...], span: tuple[int, int]) -> Word | None:
        """The word; None if its own sense check rejects it, or an optional group says only defaults."""
        value: Any = self.word(*self._pick(self._constants + path), style=self.style, span=span)
        for group in self._groups:
            if all(getattr(value, name) == self._entry.defaults[name] for name in group):
                return None
        if self._ok and not value.ok():
            return None
        return value  # type: ignore[no-any-return]  # it is of the class `word`


def _picker(indices: Sequence[int]) -> Any:
    """What takes values out of a tuple, as a tuple."""
    if not indices:
        return lambda values: ()
    if len(indices) == 1:
        (only,) = indices
        return lambda values: (values[only],)
    return itemgetter(*indices)
