"""How often an optional cost may be, and was, paid (601.2b)."""

from __future__ import annotations

from spellwright.state.game import Game
from spellwright.words.procedure import Id

ANY_NUMBER_OF_TIMES = 99
"""How often a cost is offered that may be paid any number of times."""


def times_paid(game: Game, spell: Id, name: str) -> int:
    """How often an optional cost with that name was paid for the spell, or for what it has become."""
    choices = game[spell].choices
    return choices.paid.count(name) if choices is not None else 0
