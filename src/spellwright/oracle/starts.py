"""What a phrase can begin with. It spares the reader most attempts, and shows left recursion before a text is read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from spellwright.oracle.entries import Entries, Entry, FormTarget, ListTarget, Target, named
from spellwright.oracle.errors import GrammarError
from spellwright.oracle.lists import LISTS
from spellwright.oracle.members import phrases_of
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
)
from spellwright.oracle.tokens import Token


@dataclass(frozen=True, slots=True)
class Start:
    """The folded words and the kinds of tokens that a phrase can begin with, and whether it can be empty."""

    texts: frozenset[str] = frozenset()
    kinds: frozenset[str] = frozenset()
    empty: bool = False

    def begins(self, token: Token) -> bool:
        """Whether the phrase can begin at a token."""
        return self.empty or token.text in self.texts or token.kind in self.kinds

    def either(self, other: Start) -> Start:
        """The start of one phrase or the other."""
        return Start(self.texts | other.texts, self.kinds | other.kinds, self.empty or other.empty)


NOTHING = Start(empty=True)
NEVER = Start()


class Starts:
    """The starts of all targets of a vocabulary."""

    def __init__(self, entries: Entries) -> None:
        self._entries = entries
        self._targets: dict[Target, Start] = {}
        self._kinds: dict[type, Start] = {}
        self._busy: list[tuple[type, str]] = []

    def check_recursion(self) -> None:
        """Raise a `GrammarError` for a word that begins with itself: reading it would never end."""
        for entry in self._entries:
            self._of_kind(entry.word)
            for target in entry.targets.values():
                self.of(target)

    def of(self, target: Target) -> Start:
        """What a hole's phrase begins with."""
        known = self._targets.get(target)
        if known is None:
            known = self._targets[target] = self._of_target(target)
        return known

    def _of_target(self, target: Target) -> Start:
        if isinstance(target, FormTarget):
            form = self._entries.forms[target.form]
            return Start(form.texts, frozenset(form.kinds))
        if isinstance(target, ListTarget):
            item = self.of(target.item)
            return item.either(NOTHING) if LISTS[target.kind].empty else item
        start = NEVER
        for kind in self._entries.below(target.types):
            start = start.either(self._of_kind(kind))
        return start

    def _of_kind(self, kind: type) -> Start:
        """What a word class or an enum begins with."""
        known = self._kinds.get(kind)
        if known is None:
            known = self._kinds[kind] = self._of_enum(kind) if issubclass(kind, Enum) else self._of_word(kind)
        return known

    def _of_enum(self, kind: type[Enum]) -> Start:
        return Start(frozenset(words[0] for member in kind for words in phrases_of(member)))

    def _of_word(self, kind: type) -> Start:
        begun = [each for each, _ in self._busy]
        if kind in begun:
            chain = self._busy[begun.index(kind) :]
            steps = ", which begins with ".join(f"{each.__name__} {source!r}" for each, source in chain)
            raise GrammarError(
                f"{kind.__name__} begins with itself (left recursion): {steps}, which begins with {named(kind)}"
            )
        entry = self._entries.by_word[kind]
        start = NEVER
        for template in entry.templates:
            self._busy.append((kind, template.source))
            start = start.either(self._of_elements(entry, template.elements))
            self._busy.pop()
        return start

    def _of_elements(self, entry: Entry, elements: Sequence[Element]) -> Start:
        """What a sequence begins with: its elements up to the first that can't be empty."""
        start = NOTHING
        for element in elements:
            own = self._of_element(entry, element)
            start = Start(start.texts | own.texts, start.kinds | own.kinds, own.empty)
            if not own.empty:
                break
        return start

    def _of_element(self, entry: Entry, element: Element) -> Start:
        match element:
            case Phrase(folded, _):
                return Start(frozenset(folded[:1]), empty=not folded)
            case Agreement():
                return _either(element.forms)
            case Variant(_, alternatives, _):
                return _either(alternatives)
            case Flag(_, words):
                return self._of_element(entry, words).either(NOTHING)
            case Group(inside):
                return self._of_elements(entry, inside).either(NOTHING)
            case FullStop():
                return Start(frozenset("."), empty=True)
            case Given():
                return NOTHING
            case Hole():
                return self.of(entry.targets[element])


def _either(phrases: Sequence[Phrase]) -> Start:
    """What one of several phrases begins with."""
    firsts = frozenset(phrase.folded[0] for phrase in phrases if phrase.folded)
    return Start(firsts, empty=any(not phrase.folded for phrase in phrases))
