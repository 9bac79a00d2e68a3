"""Records of games: how the game was set up, and the answers given; the same record plays the same game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from spellwright.play.option_text import option_text
from spellwright.play.standards import standards
from spellwright.rules.starting import Setup, StateBased
from spellwright.state.card import Card
from spellwright.state.game import Game as State
from spellwright.words.procedure import Choose

HEADING = "spellwright record 1"
BESIDE = "outside"
"""Before the cards that a player owns outside the game (100.4)."""


class BadRecord(Exception):
    """The text is no record, or the game it tells isn't the one that is played from it."""


@dataclass(frozen=True, slots=True)
class Line:
    """An answer: the index of the option and its text. A player's concession has their number, negative (104.3a)."""

    index: int
    text: str


@dataclass(frozen=True, slots=True)
class Record:
    """A record, read. `decks` holds the names of each player's cards in their order before the first shuffle."""

    settings: dict[str, object]
    names: tuple[str, ...]
    decks: tuple[tuple[str, ...], ...]
    answers: tuple[Line, ...]
    sideboards: tuple[tuple[str, ...], ...] = ()

    def setup(self, find: Callable[[str], Card], state_based: StateBased = ()) -> Setup:
        """The set-up of the game, with cards found by name."""
        cards = {name: find(name) for deck in (*self.decks, *self.sideboards) for name in dict.fromkeys(deck)}
        return Setup(
            decks=tuple(tuple(cards[name] for name in deck) for deck in self.decks),
            seed=self._number("seed"),
            names=self.names,
            life=self._number("life"),
            starting=self._number("starting"),
            options=tuple(self._options().items()),
            by_hand=bool(self.settings.get("by_hand", False)),
            state_based=state_based,
            standards=standards(),
            sideboards=tuple(tuple(cards[name] for name in sideboard) for sideboard in self.sideboards),
        )

    def option(self, name: str) -> Any:
        """How the game was played in some respect; None where the record doesn't say."""
        return self._options().get(name)

    def _options(self) -> dict[str, Any]:
        options = self.settings.get("options", {})
        if not isinstance(options, dict):
            raise BadRecord("the options aren't an object")
        return options

    def _number(self, name: str) -> int:
        value = self.settings.get(name)
        if not isinstance(value, int):
            raise BadRecord(f"{name} is missing or no number")
        return value


def line_of(state: State, decision: Choose | None, index: int) -> Line:
    """The line of an answer."""
    if index < 0:
        return Line(index, "concede")
    assert decision is not None
    text = option_text(state, decision, decision.options[index])
    return Line(index, " ".join(text.split()))


def write_record(setup: Setup, answers: Iterable[Line]) -> str:
    """The text of a record."""
    settings = {
        "seed": setup.seed,
        "life": setup.life,
        "starting": setup.starting,
        "options": dict(setup.options),
        "by_hand": setup.by_hand,
    }
    lines = [HEADING, *(f"{name} {json.dumps(value, sort_keys=True)}" for name, value in settings.items())]
    for number, deck in enumerate(setup.decks):
        lines.append(f"player {setup.names[number] if setup.names else f'Player {number + 1}'}")
        lines += [f"{sum(1 for _ in same)} {name}" for name, same in groupby(card.name for card in deck)]
        for name, same in groupby(card.name for card in setup.sideboards[number]) if setup.sideboards else ():
            lines.append(f"{BESIDE} {sum(1 for _ in same)} {name}")
    lines.append("answers")
    lines += [f"{answer.index} {answer.text}" for answer in answers]
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """Read the text of a record.

    Raises:
        BadRecord: it is none; the message tells the line.
    """
    lines = text.splitlines()
    if not lines or lines[0] != HEADING:
        raise BadRecord(f"a record begins with {HEADING!r}")
    settings: dict[str, object] = {}
    names: list[str] = []
    decks: list[list[str]] = []
    sideboards: list[list[str]] = []
    answers: list[Line] = []
    answering = False
    for number, line in enumerate(lines[1:], 2):
        first, _, rest = line.partition(" ")
        try:
            if answering:
                answers.append(Line(int(first), rest))
            elif line == "answers":
                answering = True
            elif first == "player":
                names.append(rest)
                decks.append([])
                sideboards.append([])
            elif decks and first == BESIDE:
                number_of, _, name = rest.partition(" ")
                sideboards[-1] += [name] * int(number_of)
            elif decks:
                decks[-1] += [rest] * int(first)
            else:
                settings[first] = json.loads(rest)
        except ValueError as error:
            raise BadRecord(f"line {number} of the record: {line!r}") from error
    return Record(settings, tuple(names), tuple(map(tuple, decks)), tuple(answers), tuple(map(tuple, sideboards)))
