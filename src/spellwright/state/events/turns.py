"""Turns, phases and steps (500), priority (117), and players leaving (104, 800.4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

from spellwright.state.events.event import Bookkeeping, Event
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id


@dataclass(frozen=True, slots=True)
class BeginTurn(Event):
    """A player's turn begins, with these steps (500.1)."""

    RULE: ClassVar[str] = "500.1"

    player: Id
    agenda: tuple[str, ...]
    extra: bool = False

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.turn += 1
        game.active, game.agenda, game.step = self.player, self.agenda, ""
        game.write_player(self.player, "turn").last_turn = game.turn
        for p in range(1, len(game.players) + 1):
            if game.player(p).lands_played:
                game.write_player(p, "lands").lands_played = 0  # 305.2
            if game.player(p).controlled_by:
                game.write_player(p, "turn").controlled_by = NOBODY  # 722.1
        game.touch(NOBODY, "turn")
        return NOBODY


@dataclass(frozen=True, slots=True)
class ControlPlayer(Event):
    """A player controls another one until the next turn begins (722.1)."""

    RULE: ClassVar[str] = "722.1"

    player: Id
    by: Id

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.write_player(self.player, "turn").controlled_by = self.by if self.by != self.player else NOBODY  # 722.9
        return NOBODY


@dataclass(frozen=True, slots=True)
class BeginStep(Event):
    """A step, or a main phase, begins (500.1)."""

    RULE: ClassVar[str] = "500.1"

    step: str
    player: Id

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.step = self.step
        game.touch(NOBODY, "step")
        return NOBODY


@lru_cache(maxsize=256)
def step_begins(step: str, player: Id) -> BeginStep:
    """That a step of a player's turn begins; always the same value, since there are few and they come often."""
    return BeginStep(step, player)


@dataclass(frozen=True, slots=True)
class SetAgenda(Bookkeeping):
    """The steps of the turn still to come are these: the next one is taken, or some are added (500.8) or skipped (500.11)."""

    agenda: tuple[str, ...]

    def apply(self, game: Game) -> None:
        game.agenda = self.agenda


@dataclass(frozen=True, slots=True)
class TakeStep(Bookkeeping):
    """The next step of the turn is taken off those still to come (500.1)."""

    def apply(self, game: Game) -> None:
        game.agenda = game.agenda[1:]


TAKE_STEP = TakeStep()


@dataclass(frozen=True, slots=True)
class ExtraTurn(Event):
    """A player gets an extra turn after this one (500.7)."""

    RULE: ClassVar[str] = "500.7"

    player: Id

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.extra_turns = (*game.extra_turns, self.player)
        return NOBODY


@dataclass(frozen=True, slots=True)
class TakeExtraTurn(Bookkeeping):
    """The extra turn created last begins now (500.7)."""

    def apply(self, game: Game) -> None:
        game.extra_turns = game.extra_turns[:-1]


@dataclass(frozen=True, slots=True)
class Priority(Bookkeeping):
    """A player has priority, after so many passes in succession (117.4); 0: nobody has it."""

    player: Id
    passes: int = 0

    def apply(self, game: Game) -> None:
        game.priority, game.passes = self.player, self.passes


@lru_cache(maxsize=256)
def priority(player: Id, passes: int = 0) -> Priority:
    """That a player has priority, after so many passes; always the same value, since there are few and they come often."""
    return Priority(player, passes)


@dataclass(frozen=True, slots=True)
class Checked(Bookkeeping):
    """State-based actions have been checked (704.3): of the objects known now and, if none applied, for this state."""

    applied: bool = False

    def apply(self, game: Game) -> None:
        game.checked = len(game.objects)
        game.unchecked = self.applied


@dataclass(frozen=True, slots=True)
class PlayLand(Event):
    """A player has played a land (305.1)."""

    RULE: ClassVar[str] = "305.1"

    player: Id
    object: Id
    zone: str = "hand"

    def affected(self, game: Game) -> Id:
        return self.player

    @property
    def subject(self) -> Id:
        return self.object

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.write_player(self.player, "lands").lands_played += 1
        return NOBODY


@dataclass(frozen=True, slots=True)
class LoseGame(Event):
    """A player loses the game (104.3)."""

    RULE: ClassVar[str] = "104.3"

    player: Id
    why: str = ""

    def affected(self, game: Game) -> Id:
        return self.player

    def possible(self, game: Game) -> bool:
        return not game.player(self.player).out

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.write_player(self.player, "out").out = "lost"
        return NOBODY


@dataclass(frozen=True, slots=True)
class WinGame(Event):
    """A player wins the game (104.2)."""

    RULE: ClassVar[str] = "104.2"

    player: Id
    why: str = ""

    def affected(self, game: Game) -> Id:
        return self.player

    def possible(self, game: Game) -> bool:
        return not game.player(self.player).out

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.write_player(self.player, "out").out = "won"
        return NOBODY


@dataclass(frozen=True, slots=True)
class DrawGame(Event):
    """The game is a draw for these players (104.4)."""

    RULE: ClassVar[str] = "104.4"

    players: tuple[Id, ...]
    why: str = ""

    def affected(self, game: Game) -> Id:
        return game.active

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        for p in self.players:
            if not game.player(p).out:
                game.write_player(p, "out").out = "drew"
        return NOBODY


@dataclass(frozen=True, slots=True)
class EndGame(Event):
    """The game is over (104.1)."""

    RULE: ClassVar[str] = "104.1"

    def affected(self, game: Game) -> Id:
        return game.active

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.over = True
        return NOBODY


@dataclass(frozen=True, slots=True)
class BecomeMonarch(Event):
    """A player becomes the monarch (724.3); 0: nobody is."""

    RULE: ClassVar[str] = "724.1"

    player: Id

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.monarch = self.player
        game.touch(NOBODY, "monarch")
        return NOBODY


@dataclass(frozen=True, slots=True)
class BecomeDayNight(Event):
    """It becomes day or night (730.1)."""

    RULE: ClassVar[str] = "730.1"

    value: str

    def affected(self, game: Game) -> Id:
        return game.active

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.day_night = self.value
        game.touch(NOBODY, "day")
        return NOBODY


@dataclass(frozen=True, slots=True)
class NoteOnPlayer(Bookkeeping):
    """Something is noted about a player ("" counts as no value)."""

    player: Id
    name: str
    value: int

    def apply(self, game: Game) -> None:
        p = game.write_player(self.player, "notes")
        kept = tuple((n, v) for n, v in p.notes if n != self.name)
        p.notes = (*kept, (self.name, self.value)) if self.value else kept


@dataclass(frozen=True, slots=True)
class SetPlayer(Bookkeeping):
    """A field of a player is set as the game is set up or by a check: life, name, max_hand, drew_from_empty, conceded."""

    player: Id
    field: str
    value: Any

    def apply(self, game: Game) -> None:
        setattr(game.write_player(self.player, self.field), self.field, self.value)


@dataclass(frozen=True, slots=True)
class SetGame(Bookkeeping):
    """A field of the game is set as it is set up: options, starting, state_based, by_hand, day_night, active."""

    field: str
    value: Any

    def apply(self, game: Game) -> None:
        setattr(game, self.field, self.value)
        game.touch(NOBODY, "effects")
