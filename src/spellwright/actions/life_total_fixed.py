"""A life total that can't change: its player gains and loses no life (119.7, 119.8)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.clauses.timed_effect import TimedEffect
from spellwright.actions.walking import once
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.events.damage import GainLife, LoseLife
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.durations import Duration
from spellwright.words.owners import Owner
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class LifeTotalFixed(TimedEffect):
    """Somebody's life total can't change."""

    owner: Owner
    duration: Duration | None = None
    ENGLISH = "{owner} life total can't change"

    def effect(self) -> NoLifeChange:
        """The prohibition."""
        return once("fixed", self, lambda: NoLifeChange(self.owner))


@word
class NoLifeChange(Hooks):
    """That effect at work; damage is dealt all the same (120.3a)."""

    owner: Owner
    RULE = "119.8"

    def forbids(self) -> tuple[type[Event], ...]:
        """Gaining and losing life."""
        return (GainLife, LoseLife)

    def impossible(self, game: Game, me: Id, event: Any) -> bool:
        """If that player would."""
        return event.player in self.owner.players(scene_of(game, me))
