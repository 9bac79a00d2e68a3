"""Effects on no object begin and end: continuous ones (611.2), replacements (614), delayed triggers (603.7)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from spellwright.state.events.event import Bookkeeping, Event, controller_of
from spellwright.state.game import Game
from spellwright.state.history import Floating
from spellwright.words.procedure import NOBODY, Id


@dataclass(frozen=True, slots=True)
class Begin(Event):
    """An effect begins; it is given its key and timestamp as it does (613.7)."""

    RULE: ClassVar[str] = "611.2"

    effect: Floating

    def affected(self, game: Game) -> Id:
        return self.effect.controller

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return begin(game, self.effect)


def begin(game: Game, effect: Floating) -> Id:
    """Add an effect to the game; its key comes back (for events only)."""
    game.clock += 1
    made = replace(effect, key=-game.clock, timestamp=game.clock)
    game.floating = (*game.floating, made)
    game.expect((made.ability,))
    game.touch(NOBODY, "effects")
    return made.key


@dataclass(frozen=True, slots=True)
class End(Bookkeeping):
    """Effects end: their duration is over, or they have been used."""

    keys: tuple[Id, ...]

    def apply(self, game: Game) -> None:
        game.floating = tuple(f for f in game.floating if f.key not in self.keys)
        game.touch(NOBODY, "effects")


@dataclass(frozen=True, slots=True)
class UseUp(Bookkeeping):
    """Some of a shield against damage is used up (615.7); it ends when nothing is left."""

    key: Id
    amount: int

    def apply(self, game: Game) -> None:
        used = tuple(replace(f, x=f.x - self.amount) if f.key == self.key else f for f in game.floating)
        game.floating = tuple(f for f in used if f.key != self.key or f.x > 0)
        game.touch(NOBODY, "effects")


@dataclass(frozen=True, slots=True)
class ChangeController(Event):
    """A permanent, spell or ability comes under another player's control for good, by no continuous effect (108.4)."""

    RULE: ClassVar[str] = "108.4"

    object: Id
    player: Id

    def affected(self, game: Game) -> Id:
        return controller_of(game, self.object)

    @property
    def subject(self) -> Id:
        return self.object

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        o = game.write(self.object, "controller")
        o.controller, o.since = self.player, game.turn
        return NOBODY


@dataclass(frozen=True, slots=True)
class ComesUnderControl(Event):
    """A control-changing effect has begun or ended: the permanent is under another player's control since now (302.6).

    `before` is who controlled it until then.
    """

    RULE: ClassVar[str] = "302.6"

    object: Id
    player: Id
    before: Id

    def affected(self, game: Game) -> Id:
        return self.player

    @property
    def subject(self) -> Id:
        return self.object

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        o = game.write(self.object, "since")
        o.since, o.attacking, o.blocking, o.blocked = game.turn, NOBODY, (), False  # 506.4
        return NOBODY


@dataclass(frozen=True, slots=True)
class PossibleHooks(Bookkeeping):
    """Cards have joined the game (as it starts, or from outside): their abilities may answer these hooks."""

    hooks: frozenset[object]

    def apply(self, game: Game) -> None:
        game.possible = game.possible | self.hooks
