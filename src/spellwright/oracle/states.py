"""Choice: all templates that a hole accepts are followed at once.

A state is some templates that have been read alike so far. What they share is read once, and the next token says which
of them go on: so a hundred templates that begin with a noun phrase cost little more than one. States are built when a
text first reaches them, and are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeAlias

from spellwright.oracle.entries import Target
from spellwright.oracle.errors import MOST_READINGS, TooManyReadings
from spellwright.oracle.items import Item, Maker
from spellwright.oracle.notation import FullStop
from spellwright.oracle.reading import Attempt, Reader, Result
from spellwright.oracle.starts import Start

MOST_PATHS = 2000
"""How many ways to read one phrase are followed at once."""
Path: TypeAlias = "tuple[object, ...]"
Move: TypeAlias = "tuple[State | None, Sequence[tuple[Reader, State]], Sequence[Reader]]"
"""What may follow at a token: the state after this word, holes that begin with it, and whole readings by others."""


class Library(Protocol):
    """Where states find the readers of their holes."""

    def reader(self, target: Target | FullStop) -> Reader:
        """The reader of a hole."""
        ...

    def start(self, target: Target | FullStop) -> Start:
        """What the hole's phrase can begin with."""
        ...


class State:
    """Some templates that have been read alike so far."""

    __slots__ = ("_begins", "_depth", "_holes", "_library", "_others", "_states", "_words", "final", "makers", "moves")

    def __init__(self, library: Library, depth: int, begins: bool = False) -> None:
        self._library = library
        self._depth = depth
        self._begins = begins
        self._words: dict[str, list[Item]] = {}
        self._holes: dict[Target | FullStop, list[Item]] = {}
        self._others: list[Target] = []
        self._states: dict[str | Target | FullStop, State] = {}
        self.makers: list[Maker] = []
        self.moves: dict[int, Move] = {}
        self.final = True
        """Whether nothing can follow."""

    def add(self, items: Iterable[Item]) -> None:
        """Follow templates in this state."""
        for item in items:
            for step, left in item.steps():
                if step is None:
                    self.makers.append(Maker(left))
                elif isinstance(step, str):
                    self._words.setdefault(step, []).append(left)
                elif isinstance(step, FullStop):
                    self._holes.setdefault(step, []).append(left)
                else:
                    target = left.entry.targets[step]
                    self._holes.setdefault(target, []).append(left.filled(step.field, self._depth))
        self.final = not (self._words or self._holes or self._others)

    def add_other(self, target: Target) -> None:
        """Take whole readings of another hole as readings of this one."""
        self._others.append(target)
        self.final = False

    def finish(self, found: list[Result], path: Path, begun: int, at: int) -> None:
        """Add the words that are read to their end."""
        for maker in self.makers:
            value = maker.make(path, (begun, at))
            if value is not None:
                _add(found, ((at, value),))

    def move(self, attempt: Attempt, at: int) -> Move:
        """What may follow at a token."""
        token = attempt.tokens[at]
        following = self._after(token.text, self._words[token.text]) if token.text in self._words else None
        library = self._library
        holes = [
            (library.reader(target), self._after(target, items))
            for target, items in self._holes.items()
            if library.start(target).begins(token)
        ]
        others = [library.reader(target) for target in self._others if library.start(target).begins(token)]
        move = self.moves[attempt.ids[at]] = (following, holes, others)
        return move

    def _after(self, step: str | Target | FullStop, items: list[Item]) -> State:
        state = self._states.get(step)
        if state is None:
            state = self._states[step] = State(self._library, self._depth + (not isinstance(step, str)))
            state.add(items)
        return state

    def expected(self) -> tuple[str, ...]:
        """What could follow, in names for people. Where a phrase begins, who asked for it has its name."""
        if self._begins:
            return ()
        return (*(f"“{word}”" for word in self._words), *(self._library.reader(hole).name for hole in self._holes))


class ChoiceReader:
    """Reads whatever a hole accepts: words of some classes, and what other readers read whole."""

    def __init__(self, name: str, state: State) -> None:
        self.name = name
        self._state = state

    def read(self, attempt: Attempt, at: int) -> Sequence[Result]:
        """Every reading that begins at a token; equal values that end at the same token are one.

        Raises:
            TooManyReadings: there are more readings than are worth following.
        """
        ids, memo, begun = attempt.ids, attempt.memo, at
        found: list[Result] = []
        todo: list[tuple[State, int, Path]] = [(self._state, at, ())]
        while todo:
            state, at, path = todo.pop()
            if state.makers:
                state.finish(found, path, begun, at)
            if len(todo) + len(found) > MOST_PATHS:
                raise TooManyReadings(self.name)
            if state.final:
                continue
            if at >= attempt.furthest:
                attempt.note(at, state)
            move = state.moves.get(ids[at])
            following, holes, others = state.move(attempt, at) if move is None else move
            if following is not None:
                todo.append((following, at + 1, path))
            for reader, after in holes:
                results = memo[at].get(reader)
                if results is None:
                    results = memo[at][reader] = reader.read(attempt, at)
                for end, value in results:
                    todo.append((after, end, (*path, value)))
            for reader in others:
                _add(found, attempt.read(reader, at))
        if len(found) > MOST_READINGS:
            raise TooManyReadings(self.name)
        return found


def _add(found: list[Result], results: Iterable[Result]) -> None:
    """Add readings unless equal ones are there. Few end at the same token, so looking at each is quick."""
    for end, value in results:
        if not any(other_end == end and other == value for other_end, other in found):
            found.append((end, value))
