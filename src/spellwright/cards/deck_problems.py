"""What is wrong with a deck list, all of it at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spellwright.cards.errors import CardsError, suggestion


@dataclass(frozen=True, slots=True)
class DeckProblem:
    """One thing wrong: the line's number (0: the whole list) and text, what is wrong, and the names meant perhaps."""

    line: int
    text: str
    message: str
    nearest: tuple[str, ...] = ()

    def __str__(self) -> str:
        where = f'line {self.line}, "{self.text}": ' if self.line else ""
        return f"{where}{self.message}{suggestion(self.nearest)}"


class DeckError(CardsError):
    """A deck list can't be used; `problems` has everything that is wrong with it."""

    def __init__(self, source: str, problems: Sequence[DeckProblem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        if len(problems) == 1:
            message = f"{source}: {problems[0]}"
        else:
            message = "\n  ".join([f"{source} has {len(problems)} problems:", *map(str, problems)])
        super().__init__(message)
