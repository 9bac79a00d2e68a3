"""Combat (506-511) as changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from spellwright.state.events.event import Bookkeeping
from spellwright.state.events.permanents import OfObject
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id

BAND = "band"
"""The note on the attackers of a band: the one of them that was named first (702.22c)."""


def band_of(game: Game, attacker: Id) -> tuple[Id, ...]:
    """The creatures that attack in one band with that one, itself included (702.22c, 702.22e-f)."""
    band = game[attacker].note(BAND)
    return tuple(id for id in game.battlefield if game[id].attacking and game[id].note(BAND) == band) if band else ()


def _leave_band(game: Game, id: Id) -> None:
    o = game.write(id, "notes")
    o.notes = tuple((name, value) for name, value in o.notes if name != BAND)


@dataclass(frozen=True, slots=True)
class Attack(OfObject):
    """A creature attacks a player, planeswalker or battle (508.1k)."""

    RULE: ClassVar[str] = "508.1k"

    defender: Id

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        o = game.write(self.object, "combat")
        o.attacking, o.blocked = self.defender, False
        return NOBODY


@dataclass(frozen=True, slots=True)
class Block(OfObject):
    """A creature blocks these attackers (509.1g)."""

    RULE: ClassVar[str] = "509.1g"

    attackers: tuple[Id, ...]

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        o = game.write(self.object, "combat")
        o.blocking = (*o.blocking, *(a for a in self.attackers if a not in o.blocking))
        return NOBODY


@dataclass(frozen=True, slots=True)
class BecomeBlocked(OfObject):
    """An attacking creature becomes blocked, by these creatures, or by an effect (509.1h)."""

    RULE: ClassVar[str] = "509.1h"

    blockers: tuple[Id, ...] = ()

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        for id in (self.object, *band_of(game, self.object)):  # 702.22i
            game.write(id, "combat").blocked = True
        return NOBODY


@dataclass(frozen=True, slots=True)
class BecomeUnblocked(OfObject):
    """An attacking creature isn't blocked (509.1h)."""

    RULE: ClassVar[str] = "509.1h"

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY


@dataclass(frozen=True, slots=True)
class RemoveFromCombat(OfObject):
    """A permanent is removed from combat (506.4)."""

    RULE: ClassVar[str] = "506.4"

    def possible(self, game: Game) -> bool:
        o = game[self.object]
        return bool(o.attacking or o.blocking)

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        o = game.write(self.object, "combat")
        o.attacking, o.blocking, o.blocked = NOBODY, (), False
        if o.note(BAND):
            _leave_band(game, self.object)
        for id in game.battlefield:
            if self.object in game[id].blocking:
                blocker = game.write(id, "combat")
                blocker.blocking = tuple(b for b in blocker.blocking if b != self.object)
        return NOBODY


@dataclass(frozen=True, slots=True)
class EndCombat(Bookkeeping):
    """All creatures are removed from combat as the combat phase ends (511.3)."""

    def apply(self, game: Game) -> None:
        for id in [o.id for o in game.permanents() if o.attacking or o.blocking or o.blocked or o.notes]:
            o = game[id]
            if o.attacking or o.blocking or o.blocked:
                o = game.write(id, "combat")
                o.attacking, o.blocking, o.blocked = NOBODY, (), False
            if o.note(BAND):
                _leave_band(game, id)
        game.struck = None


@dataclass(frozen=True, slots=True)
class Struck(Bookkeeping):
    """Which creatures dealt damage in the first of two combat damage steps (510.4); None where there is one step."""

    creatures: tuple[Id, ...] | None

    def apply(self, game: Game) -> None:
        game.struck = self.creatures
