"""Why did something happen in a scenario, or not? It is played with tracing on, and the rules answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spellwright.lab.running import Failed, Run
from spellwright.lab.scenario import Scenario
from spellwright.lab.setting_up import Find, Nearest, find_cards
from spellwright.play.log import LogLine, log_lines
from spellwright.play.telling.naming import Names
from spellwright.play.why import Why, explain, proposed
from spellwright.rules.tracing import Note, tracing
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY


@dataclass(frozen=True, slots=True)
class Story:
    """A scenario that was played: its last state, what failed (or ""), and what was proposed and could not happen."""

    id: str
    failure: str
    state: Game
    notes: tuple[Note, ...]

    def lines(self) -> tuple[LogLine, ...]:
        """The events of the game, oldest first, each with its number; how it was set up is left out."""
        return tuple(line for line in log_lines(self.state) if line.turn)

    def why(self, number: int) -> Why:
        """Why the event with that number happened.

        Raises:
            LookupError: there is none.
        """
        return explain(self.state, number, list(self.notes))

    def could_not(self, after: int, before: int) -> tuple[str, ...]:
        """What was proposed from one event on, before another happened, and could not happen."""
        names = Names(self.state, NOBODY)
        between = [note for note in self.notes if after <= note.entries < before]
        return tuple(dict.fromkeys(proposed(names, note) for note in between))

    def told(self) -> Iterator[tuple[LogLine, tuple[str, ...]]]:
        """Each event, with what could not happen between it and the next one."""
        lines = self.lines()
        for line, following in zip(lines, (*(line.number for line in lines[1:]), self.state.entries + 1), strict=True):
            yield line, self.could_not(line.number, following)

    def about(self, words: str) -> tuple[tuple[LogLine, ...], tuple[str, ...]]:
        """The events whose lines contain these words, and what could not happen that contains them."""
        wanted = words.casefold()
        lines = tuple(line for line in self.lines() if wanted in line.text.casefold())
        refused = self.could_not(0, self.state.entries + 1)
        return lines, tuple(told for told in refused if wanted in told.casefold())


def played_for_reasons(scenario: Scenario, find: Find, nearest: Nearest | None = None) -> Story:
    """Play a scenario so that it can be asked why something happened in it, or not; it may fail.

    Raises:
        Unsupported: one of its cards isn't known, or isn't read.
    """
    position = find_cards(scenario, find, nearest)
    failure = ""
    with tracing() as notes:
        play = Run(position)
        try:
            play.play()
        except Failed as why:
            failure = str(why)
    return Story(scenario.id, failure, play.driver.state, tuple(notes))
