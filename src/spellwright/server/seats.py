"""Seats: who sits at a table, and the secret tokens that open them."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from spellwright.server.passing import Run, Settings

PERSON = "person"
COMPUTERS = ("heuristic", "random")
OPPONENTS = (*COMPUTERS, PERSON, "both")


def new_token() -> str:
    """A secret that nobody guesses: 128 bits."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """A name for a table; it opens nothing."""
    return secrets.token_hex(5)


@dataclass(slots=True)
class Seat:
    """A seat: its player's number and name, who plays ("person", "heuristic", "random"), and how they want to pass.

    `held_at` is the number of answers at which they are stopped whatever their settings say; `holding` means that they
    want to be stopped next time with something on the stack.
    """

    player: int
    name: str
    kind: str
    settings: Settings = field(default_factory=Settings)
    run: Run | None = None
    held_at: int = -1
    holding: bool = False

    @property
    def is_person(self) -> bool:
        """Whether a person answers."""
        return self.kind == PERSON
