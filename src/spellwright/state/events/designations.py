"""Designations that players have: the city's blessing (702.131c), speed (702.179)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id


@dataclass(frozen=True, slots=True)
class PlayerGets(Event):
    """A player gets a designation, or a new value of one; 0 takes it away."""

    RULE: ClassVar[str] = "702.131c"

    player: Id
    name: str
    value: int = 1

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        p = game.write_player(self.player, "notes")
        kept = tuple((n, v) for n, v in p.notes if n != self.name)
        p.notes = (*kept, (self.name, self.value)) if self.value else kept
        return NOBODY


def designation(game: Game, player: Id, name: str) -> int:
    """The value of a player's designation; 0 if they haven't got it."""
    return next((value for noted, value in game.player(player).notes if noted == name), 0)
