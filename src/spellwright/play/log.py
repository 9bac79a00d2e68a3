"""The log of a game: what has happened, in lines with the number of the rule that made it happen."""

from __future__ import annotations

from dataclasses import dataclass

from spellwright.play.telling.lines import line
from spellwright.play.telling.naming import Names
from spellwright.state.game import Game as State
from spellwright.words.procedure import NOBODY, Id


@dataclass(frozen=True, slots=True)
class LogLine:
    """One event: its number in the history, its turn and rule, and what is told of it. A batch is simultaneous."""

    number: int
    turn: int
    rule: str
    text: str
    batch: int

    def __str__(self) -> str:
        return f"[{self.rule}] {self.text}"


def log_lines(state: State, viewer: Id = NOBODY) -> tuple[LogLine, ...]:
    """What a player may know of the whole history, oldest first; 0 for someone who may know everything."""
    names = Names(state, viewer)
    lines: list[LogLine] = []
    entry = state.history
    while entry is not None:
        text = line(names, entry)
        if text:
            lines.append(LogLine(entry.number, entry.turn, entry.rule, text, entry.batch))
        entry = entry.before
    return tuple(reversed(lines))
