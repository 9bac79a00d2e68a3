"""Reading a text: its tokens, what was read at each of them already, and the readers that fill holes."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import islice
from typing import Any, Protocol, TypeAlias

from spellwright.oracle.errors import MOST_READINGS, TooManyReadings
from spellwright.oracle.form import Form
from spellwright.oracle.lists import ListKind
from spellwright.oracle.members import phrases_of
from spellwright.oracle.tokens import END, Token, tokenize

Result: TypeAlias = "tuple[int, Any]"
"""A reading of a phrase: the token after its last, and its value."""
BEHIND = 4
"""How many tokens of the kind "end" follow a text, so that forms may look ahead."""


class Expects(Protocol):
    """What can say how a text could have gone on."""

    def expected(self) -> tuple[str, ...]:
        """Names for people."""
        ...


class Reader(Protocol):
    """What reads the phrases that fill a hole."""

    @property
    def name(self) -> str:
        """What the hole is called in messages."""
        ...

    def read(self, attempt: Attempt, at: int) -> Sequence[Result]:
        """Every reading that begins at a token."""
        ...


class Attempt:
    """A text being read."""

    __slots__ = ("folded", "furthest", "ids", "memo", "tokens", "waiting")

    def __init__(self, text: str, ids: dict[tuple[str, str], int]) -> None:
        self.tokens: list[Token] = [*tokenize(text), *[END] * BEHIND]
        self.folded = [token.text for token in self.tokens]
        self.ids = [ids.setdefault((token.text, token.kind), len(ids)) for token in self.tokens]
        self.memo: list[dict[Reader, Sequence[Result]]] = [{} for _ in self.tokens]
        self.furthest = 0
        self.waiting: list[Expects] = []

    @property
    def length(self) -> int:
        return len(self.tokens) - BEHIND

    def read(self, reader: Reader, at: int) -> Sequence[Result]:
        """What a reader finds at a token; it reads there but once."""
        cell = self.memo[at]
        found = cell.get(reader)
        if found is None:
            found = cell[reader] = reader.read(self, at)
        return found

    def note(self, at: int, waiting: Expects) -> None:
        """Remember what could have stood at a token, if no other is further."""
        if at > self.furthest:
            self.furthest = at
            self.waiting = [waiting]
        elif at == self.furthest:
            self.waiting.append(waiting)


class FormReader:
    """Reads a lexical form."""

    def __init__(self, form: Form) -> None:
        self.name = form.named
        self._form = form

    def read(self, attempt: Attempt, at: int) -> Sequence[Result]:
        """Every reading that begins at a token."""
        return tuple(self._form.read(attempt.tokens, at))


class ListReader:
    """Reads a list of items."""

    def __init__(self, kind: ListKind, item: Reader) -> None:
        self.name = item.name
        self._kind = kind
        self._item = item

    def read(self, attempt: Attempt, at: int) -> Sequence[Result]:
        """Every reading that begins at a token.

        Raises:
            TooManyReadings: the list can be read in more ways than are worth following.
        """
        item = self._item

        def read_item(start: int) -> Sequence[Result]:
            attempt.note(start, self)
            return attempt.read(item, start)

        found = tuple(islice(self._kind.read(read_item, attempt.folded, at), MOST_READINGS + 1))
        if len(found) > MOST_READINGS:
            raise TooManyReadings(self.name)
        return found

    def expected(self) -> tuple[str, ...]:
        """The name of an item."""
        return (self.name,)


class StopReader:
    """Reads {.}: a full stop, or nothing where a quotation ends: its own, or one with which the sentence ends."""

    name = "“.”"

    def read(self, attempt: Attempt, at: int) -> Sequence[Result]:
        """The one reading, or none."""
        if attempt.folded[at] == ".":
            return ((at + 1, None),)
        ended = at > 1 and attempt.folded[at - 1] == "”" and attempt.folded[at - 2] in (".", "”")
        return ((at, None),) if ended or attempt.folded[at] == "”" else ()


class EnumReader:
    """Reads the members of an enum, each of which is a phrase."""

    def __init__(self, kind: type[Enum], name: str) -> None:
        self.name = name
        self._table: dict[str, list[tuple[tuple[str, ...], Enum]]] = {}
        for member in kind:
            for words in phrases_of(member):
                self._table.setdefault(words[0], []).append((words, member))

    def read(self, attempt: Attempt, at: int) -> Sequence[Result]:
        """Every reading that begins at a token."""
        found: list[Result] = []
        for words, member in self._table.get(attempt.folded[at], ()):
            end = at
            for word in words:
                if attempt.folded[end] != word:
                    attempt.note(end, Awaited(word))
                    break
                end += 1
            else:
                found.append((end, member))
        return found


class Awaited:
    """A literal word that would have gone on with a phrase."""

    __slots__ = ("_word",)

    def __init__(self, word: str) -> None:
        self._word = word

    def expected(self) -> tuple[str, ...]:
        """The word, between quotation marks."""
        return (f"“{self._word}”",)
