"""Damage (120) and life (119)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from spellwright.state.events.event import Event, controller_of
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id


@dataclass(frozen=True, slots=True)
class Damage(Event):
    """A source deals damage to a player, creature, planeswalker or battle (120.2).

    What the damage results in (120.3: life loss, damage marked, loyalty counters removed, poison, -1/-1 counters, life
    gained by lifelink) are its `results`: events contained in it, worked out by the rules when it is proposed. So is how
    much of it would be `lethal` to a permanent by itself (120.10); None where there is no such amount.
    """

    RULE: ClassVar[str] = "120.2"

    source: Id
    victim: Id
    amount: int
    combat: bool = False
    results: tuple[Event, ...] = ()
    preventable: bool = True
    lethal: int | None = None

    def affected(self, game: Game) -> Id:
        return self.victim if self.victim < FIRST_OBJECT else controller_of(game, self.victim)

    @property
    def subject(self) -> Id:
        return self.victim if self.victim >= FIRST_OBJECT else NOBODY

    def possible(self, game: Game) -> bool:
        return self.amount > 0  # 120.8

    def parts(self, game: Game) -> tuple[Event, ...]:
        return self.results

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY


@dataclass(frozen=True, slots=True)
class MarkDamage(Event):
    """Damage is marked on a creature (120.3e)."""

    RULE: ClassVar[str] = "120.3e"

    object: Id
    amount: int
    source: Id = NOBODY

    def affected(self, game: Game) -> Id:
        return controller_of(game, self.object)

    @property
    def subject(self) -> Id:
        return self.object

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.write(self.object, "damage").damage += self.amount
        return NOBODY


@dataclass(frozen=True, slots=True)
class RemoveDamage(Event):
    """All damage marked on permanents is removed: in the cleanup step (514.2), or by regeneration (701.19a)."""

    RULE: ClassVar[str] = "514.2"

    objects: tuple[Id, ...]

    def affected(self, game: Game) -> Id:
        return game.active

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        for id in self.objects:
            game.write(id, "damage").damage = 0
        return NOBODY


@dataclass(frozen=True, slots=True)
class GainLife(Event):
    """A player gains life (119.3)."""

    RULE: ClassVar[str] = "119.3"

    player: Id
    amount: int
    by_damage_of: Id = NOBODY
    """The source whose damage causes it: what that deals at one time, to whomever, causes one gain (702.15e)."""

    def affected(self, game: Game) -> Id:
        return self.player

    def possible(self, game: Game) -> bool:
        return self.amount > 0

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.write_player(self.player, "life").life += self.amount
        return NOBODY


@dataclass(frozen=True, slots=True)
class LoseLife(Event):
    """A player loses life (119.3), by an effect, damage or payment ("pay", 119.4)."""

    RULE: ClassVar[str] = "119.3"

    player: Id
    amount: int
    cause: str = ""
    beside: int = field(default=0, compare=False, repr=False)
    """What changes the life total at the same time, as far as that is decided, where damage causes the loss (120.4d)."""

    def affected(self, game: Game) -> Id:
        return self.player

    def possible(self, game: Game) -> bool:
        return self.amount > 0

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.write_player(self.player, "life").life -= self.amount
        return NOBODY
