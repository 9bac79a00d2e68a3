"""How far back a text looks: this turn, last turn, this combat, this game."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.state.history import Entry


class Span(Enum):
    """The stretches of time that texts speak of."""

    THIS_TURN = "this turn"
    LAST_TURN = "last turn"
    THIS_STEP = "this step"
    THIS_COMBAT = "this combat"
    THIS_GAME = "this game"

    def has_been(self, game: Game) -> bool:
        """Whether there was such a time: the first turn has no last turn, of which nothing can be said."""
        return self is not Span.LAST_TURN or game.turn > 1

    def entries(self, game: Game) -> Iterator[Entry]:
        """What happened in it, newest first."""
        if self is Span.THIS_GAME:
            yield from game.since(0)
        elif self is Span.LAST_TURN:
            yield from (entry for entry in game.since(game.turn - 1) if entry.turn == game.turn - 1)
        else:
            for entry in game.this_turn():
                event = entry.event
                if isinstance(event, BeginStep) and (
                    self is Span.THIS_STEP or (self is Span.THIS_COMBAT and event.step == "beginning of combat")
                ):
                    return
                yield entry
