"""What is noted of a table: answers given, passes made for players, who asks to take back; and refusals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spellwright.server.store import Entry
from spellwright.words.procedure import Id


class Refused(Exception):
    """A message asks for what can't be done; nothing has changed. `code` is for programs."""

    def __init__(self, code: str, text: str, **more: Any) -> None:
        super().__init__(text)
        self.code, self.text, self.more = code, text, more


@dataclass(frozen=True, slots=True)
class Given:
    """An answer given: the index (negative: that player conceded), whether it was made for the player, and whose it was."""

    index: int
    auto: bool
    player: Id

    def entry(self) -> Entry:
        """As it is kept."""
        return Entry("answer", [self.index, int(self.auto), self.player])


@dataclass(frozen=True, slots=True)
class Passed:
    """A pass made for a player: where, and why."""

    n: int
    player: Id
    turn: int
    step: str
    why: str


@dataclass(slots=True)
class Asked:
    """Someone asks to take back: who, and how many answers are to remain."""

    by: Id
    remain: int
    text: str
