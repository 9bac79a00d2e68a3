"""The printer: the words of a value, from the same templates that read it. Agreement and number are decided here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum

from spellwright.oracle.entries import Entries, Entry, FormTarget, ListTarget, TypeTarget
from spellwright.oracle.errors import NoEnglish
from spellwright.oracle.lists import LISTS
from spellwright.oracle.manner import PLAIN, Manner, is_many
from spellwright.oracle.members import member_words
from spellwright.oracle.notation import (
    SURROUNDINGS,
    Agreement,
    Element,
    Flag,
    FullStop,
    Given,
    Group,
    Hole,
    Phrase,
    Template,
    Variant,
    fields_of,
)
from spellwright.oracle.spelling import ENDED
from spellwright.words.word import Word


class Printer:
    """Prints the values of a vocabulary."""

    def __init__(self, entries: Entries) -> None:
        self._entries = entries
        self._fields = {id(template): frozenset(template.fields()) for entry in entries for template in entry.templates}

    def words(self, value: Word, *, manner: Manner = PLAIN, plain: bool = False) -> list[str]:
        """The printed words of a value. `plain` ignores its style: the first template that fits, no variants.

        Raises:
            NoEnglish: no template prints these values.
        """
        entry = self._entry(value)
        own = manner._replace(many=manner.bare or is_many(value, manner.many))
        for place, template in self._templates(entry, value, plain=plain):
            style = {} if plain or place != value.style[0] else dict(value.style[1])
            try:
                return _Sentence(self, entry, value, own, style, plain=plain).words(template.elements)
            except NoEnglish:
                continue
        raise NoEnglish(f"no template prints {value!r}")

    def template(self, value: Word) -> Template:
        """The template that a value is said with: that of its style if it fits, else the first that does.

        Raises:
            NoEnglish: no template fits.
        """
        for _, template in self._templates(self._entry(value), value, plain=False):
            return template
        raise NoEnglish(f"no template prints {value!r}")

    def _entry(self, value: Word) -> Entry:
        entry = self._entries.by_word.get(type(value))
        if entry is None:
            raise NoEnglish(f"{type(value).__name__} is no word of this vocabulary")
        return entry

    def _templates(self, entry: Entry, value: Word, *, plain: bool) -> Iterator[tuple[int, Template]]:
        """The templates that mention whatever differs from its default; that of the value's style first."""
        order = list(range(len(entry.templates)))
        own = value.style[0]
        if not plain and own < len(order):
            order.remove(own)
            order.insert(0, own)
        differing = [name for name, default in entry.defaults.items() if getattr(value, name) != default]
        for place in order:
            template = entry.templates[place]
            mentioned = self._fields[id(template)]
            if all(name in mentioned for name in differing) and (place == own or not plain or _fits(value, place)):
                yield place, template

    def spelled(self, value: object, target: TypeTarget | FormTarget, manner: Manner, plain: bool) -> list[str]:
        """The words that fill a hole with a value.

        Raises:
            NoEnglish: the hole doesn't accept the value.
        """
        if isinstance(target, FormTarget):
            if value == "":
                raise NoEnglish("nothing has no words")
            return list(self._entries.forms[target.form].spell(value, manner.many))
        if not isinstance(value, target.types):
            raise NoEnglish(f"{value!r} is no {target.name}")
        if isinstance(value, Enum):
            return member_words(value, manner)
        if isinstance(value, Word):
            return self.words(value, manner=manner, plain=plain)
        raise NoEnglish(f"{value!r} is no word")


def _fits(value: Word, place: int) -> bool:
    """Whether a value can be said with that template: what says by itself that it replaces takes no "instead"."""
    said = replace(value, style=(place, ()))
    ok: Callable[[], bool] | None = getattr(said, "ok", None)  # an optional check of sense
    return ok is None or ok()


class _Sentence:
    """One word being printed with one template: its own number, and that of the last hole."""

    def __init__(
        self, printer: Printer, entry: Entry, value: Word, manner: Manner, style: Mapping[int, int], *, plain: bool
    ) -> None:
        self._printer = printer
        self._entry = entry
        self._value = value
        self._manner = manner
        self._last = manner.many
        self._style = style
        self._plain = plain

    def words(self, elements: Sequence[Element], before: Sequence[str] = ()) -> list[str]:
        """The printed words of elements in order; `before` are those that stand before them in the sentence."""
        words: list[str] = []
        for element in elements:
            match element:
                case Phrase(_, printed):
                    words += printed
                case Hole():
                    words += self._filled(element)
                case Agreement():
                    words += element.form(
                        self._agreed(element.agrees_with), self._manner.tense, self._manner.bare
                    ).printed
                case Flag(name, said):
                    words += said.printed if self._field(name) else ()
                case Given(name, _):
                    if self._field(name) != self._entry.given[element]:
                        raise NoEnglish(f"{name} differs from what the template gives")
                case Group(inside):
                    words += self._group(inside, (*before, *words)[-2:])
                case Variant(slot, alternatives, _):
                    words += alternatives[self._style.get(slot, 0)].printed
                case FullStop():
                    last = (*before, *words)[-2:]
                    ended = len(last) > 1 and last[1] == "”" and last[0] in (".", "”", ENDED)
                    words += (ENDED,) if ended else (".",)
        return words

    def _field(self, name: str) -> object:
        return getattr(self._value, name)

    def _agreed(self, agrees_with: str | None) -> bool:
        if agrees_with is None:
            return self._last or self._manner.bare
        if agrees_with == SURROUNDINGS:
            return self._manner.many
        return is_many(self._field(agrees_with), self._manner.many)

    def _group(self, inside: tuple[Element, ...], before: Sequence[str]) -> list[str]:
        """The words of an optional group, or none; agreement behind it is with what stood before it."""
        defaults = self._entry.defaults
        if all(self._field(name) == defaults[name] for name in fields_of(inside)):
            return []
        last = self._last
        words = self.words(inside, before)
        self._last = last
        return words

    def _filled(self, hole: Hole) -> list[str]:
        value = self._field(hole.field)
        if value is None:
            raise NoEnglish(f"{hole.field} is None")
        manner = self._manner_of(hole)
        target = self._entry.targets[hole]
        if isinstance(target, ListTarget):
            if not isinstance(value, tuple):
                raise NoEnglish(f"{hole.field} is no tuple")
            items = [self._printer.spelled(each, target.item, manner, self._plain) for each in value]
            words = LISTS[target.kind].words(items)
        else:
            words = self._printer.spelled(value, target, manner, self._plain)
        self._last = is_many(value, self._last)
        return words

    def _manner_of(self, hole: Hole) -> Manner:
        match hole.number:
            case None:
                return self._manner._replace(bare=False)
            case "one" | "many":
                return self._manner._replace(many=hole.number == "many", bare=False)
            case "bare":
                return Manner(many=True, bare=True)
            case "past" | "participle":
                return Manner(self._manner.many, hole.number)
            case name:
                return self._manner._replace(many=is_many(self._field(name), self._manner.many), bare=False)
