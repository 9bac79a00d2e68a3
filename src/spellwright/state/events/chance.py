"""What chance decides: a choice at random (701.9b), the flip of a coin (705), the roll of a die (706)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from spellwright.state.events.event import Event
from spellwright.state.events.zones import draw_number
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id


@dataclass(frozen=True, slots=True)
class ChooseAtRandom(Event):
    """One of several things is chosen at random; its id is what the event makes."""

    RULE: ClassVar[str] = "701.9b"

    player: Id
    things: tuple[Id, ...]

    def affected(self, game: Game) -> Id:
        return self.player

    def possible(self, game: Game) -> bool:
        return bool(self.things)

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return self.things[draw_number(game, len(self.things))]


@dataclass(frozen=True, slots=True)
class FlipCoin(Event):
    """A player flips a coin (705.1). It makes 1 for heads or a flip won, 0 for tails or a flip lost (705.2).

    `called` tells that somebody wins or loses the flip, by having called it; `given` is a result told beforehand.
    """

    RULE: ClassVar[str] = "705.1"

    player: Id
    called: bool = True
    given: int | None = None

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return draw_number(game, 2) if self.given is None else self.given


@dataclass(frozen=True, slots=True)
class RollDie(Event):
    """A player rolls a die with so many sides (706.1); it makes the natural result (706.2), or a `given` one.

    `modifier` is what the instruction adds to that (706.2).
    """

    RULE: ClassVar[str] = "706.1"

    player: Id
    sides: int
    given: int | None = None
    modifier: int = 0

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return draw_number(game, self.sides) + 1 if self.given is None else self.given
