"""A player's answers in their queues: choices, targets and modes, first come, first served."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from spellwright.lab.scenario import Choice, Thing
from spellwright.words.procedure import Id

TARGETS = ("target", "target_amount")
NUMBERS = ("amount", "x")
"""The kinds of answers that are numbers: the parts of a divided amount may be either."""


@dataclass(slots=True, eq=False)
class Pending:
    """An answer that is still to be used, and what of it is left to pick."""

    choice: Choice
    things: list[Thing]


class Queues:
    """The answers of one player that wait to be used. `amount` is what goes to the target picked last."""

    def __init__(self, choices: Iterable[Choice], player: Id) -> None:
        self.waiting = [choice for choice in choices if choice.player == player]
        self.choices: list[Pending] = []
        self.targets: list[Pending] = []
        self.modes: list[Choice] = []
        self.amount: tuple[Thing, int] | None = None
        self.open(0)

    @property
    def empty(self) -> bool:
        """Whether every answer has been used."""
        return not (self.waiting or self.choices or self.targets or self.modes)

    def open(self, stage: int) -> None:
        """The answers of that stage come into play."""
        for choice in [choice for choice in self.waiting if choice.stage <= stage]:
            self.waiting.remove(choice)
            if choice.kind == "mode":
                self.modes.append(choice)
            else:
                queue = self.targets if choice.kind in TARGETS else self.choices
                queue.append(Pending(choice, list(choice.things)))

    def use(self, entry: Pending) -> None:
        """The next thing of an entry has been picked; an entry of which nothing is left is gone."""
        if entry.things:
            del entry.things[0]
        if not entry.things:
            for queue in (self.choices, self.targets):
                if entry in queue:
                    queue.remove(entry)

    def flag(self, kind: str) -> bool | None:
        """The next yes or no of a kind."""
        for entry in self.choices:
            if entry.choice.kind == kind:
                self.choices.remove(entry)
                return entry.choice.yes
        return None

    def number(self, kinds: Sequence[str], options: Sequence[Any]) -> int | None:
        """The next number of these kinds that is among the options."""
        for entry in self.choices:
            if entry.choice.kind in kinds and entry.choice.number in options:
                self.choices.remove(entry)
                return entry.choice.number
        return None

    def drop_amount(self, amount: int) -> None:
        """Take away an amount that comes next."""
        if self.choices and self.choices[0].choice.kind in NUMBERS and self.choices[0].choice.number == amount:
            del self.choices[0]

    def amounts(self, number: int, total: int = -1) -> list[int]:
        """The first so many amounts in the queue, or the first such group that adds up to a total; none if too few."""
        entries = [entry for entry in self.choices if entry.choice.kind in NUMBERS]
        groups = [entries[at : at + number] for at in range(0, len(entries) - number + 1, max(number, 1))]
        if not groups or not number:
            return []
        fitting = [group for group in groups if sum(entry.choice.number for entry in group) == total]
        taken = (fitting or groups)[0]
        for entry in taken:
            self.choices.remove(entry)
        return [entry.choice.number for entry in taken]

    def next_mode(self) -> Choice | None:
        """The next mode."""
        return self.modes.pop(0) if self.modes else None

    def drop_modes(self, modes: Sequence[int], number: int) -> None:
        """Take away so many modes that come next, as far as they are among those that were chosen unasked."""
        while number > 0 and self.modes and not self.modes[0].skip and self.modes[0].number - 1 in modes:
            del self.modes[0]
            number -= 1

    def special(self, text: str) -> bool:
        """Whether this special answer comes next; it is used then."""
        if self.choices and self.choices[0].choice.kind == "special" and self.choices[0].choice.text == text:
            del self.choices[0]
            return True
        return False

    def left(self) -> list[tuple[Choice, tuple[Thing, ...]]]:
        """The answers that were not used, or not wholly, and what they still name."""
        begun = [(entry.choice, tuple(entry.things)) for entry in (*self.choices, *self.targets)]
        return begun + [(choice, choice.things) for choice in (*self.modes, *self.waiting)]
