"""309. Dungeons: a venture marker moves, a dungeon card leaves the game; and who has the initiative (725)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from spellwright.state.events.event import Event
from spellwright.state.events.permanents import OfObject
from spellwright.state.events.zones import Cease
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id

MARKER = "venture marker"
"""The note on a dungeon card that tells in which of its rooms the venture marker is, counted from the topmost."""
COMPLETED = "completed "
"""Under this and a dungeon's name is noted how often a player has completed that dungeon."""
INITIATIVE = "initiative"
"""The designation of who has the initiative (725.1)."""


@dataclass(frozen=True, slots=True)
class MoveMarker(OfObject):
    """A player's venture marker moves into a room of their dungeon card (309.5a)."""

    RULE: ClassVar[str] = "309.5a"

    room: int
    name: str = ""

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        o = game.write(self.object, "notes")
        o.notes = (*(note for note in o.notes if note[0] != MARKER), (MARKER, self.room))
        return NOBODY


@dataclass(frozen=True, slots=True)
class RemoveDungeon(OfObject):
    """A dungeon card is removed from the game: its owner completes it (309.7)."""

    RULE: ClassVar[str] = "309.7"

    def affected(self, game: Game) -> Id:
        return game[self.object].owner

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        o = game[self.object]
        name = COMPLETED + o.copiable.name
        Cease(self.object).apply(game)
        p = game.write_player(o.owner, "notes")
        before = dict(p.notes).get(name, 0)
        p.notes = (*(note for note in p.notes if note[0] != name), (name, before + 1))
        return NOBODY


@dataclass(frozen=True, slots=True)
class TakeInitiative(Event):
    """A player takes the initiative, and whoever had it has it no more (725.3)."""

    RULE: ClassVar[str] = "725.3"

    player: Id

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        for other in game.players:
            if any(name == INITIATIVE for name, _ in other.notes):
                p = game.write_player(other.id, "notes")
                p.notes = tuple(note for note in p.notes if note[0] != INITIATIVE)
        p = game.write_player(self.player, "notes")
        p.notes = (*p.notes, (INITIATIVE, 1))
        return NOBODY
