"""Damage that would reduce a life total below a number reduces it to that number (614.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.actions.clauses.timed_effect import TimedEffect
from spellwright.actions.walking import once
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.conditions import Condition
from spellwright.words.durations import Duration
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class DamageLeavesLife(TimedEffect):
    """Damage that would reduce your life total to less than 1 reduces it to 1 instead (Worship)."""

    least: Amount
    same: Amount
    duration: Duration | None = None
    ENGLISH = "damage that would reduce your life total to less than {least:digits} reduces it to {same:digits} instead"

    def ok(self) -> bool:
        """The same number twice."""
        return self.least == self.same

    def effect(self) -> LifeFloor:
        """The effect that it means."""
        return once("floor", self, lambda: LifeFloor(self.least))


@word
class LifeFloor(Hooks):
    """That effect: the damage is dealt, and less life lost by it (120.4)."""

    least: Amount
    condition: Condition | None = None
    RULE = "614.1"

    def replaces(self) -> tuple[type[Event], ...]:
        """Losing life."""
        return (LoseLife,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If it is yours, by damage, and would leave you with less."""
        scene = scene_of(game, me)
        if event.cause != "damage" or event.player != scene.you:
            return False
        if self.condition is not None and not self.condition.holds(scene):
            return False
        return _left(game, event) - int(event.amount) < self.least.value(scene)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Only what leaves you with that much."""
        yield from ()
        lost = _left(game, event) - self.least.value(scene_of(game, me))
        return (replace(event, amount=lost),) if lost > 0 else ()


def _left(game: Game, event: LoseLife) -> int:
    """The life total, with what else changes it at the same time (120.4d)."""
    return game.player(event.player).life + event.beside
