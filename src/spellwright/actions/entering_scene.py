"""What a permanent would be as it enters, for effects that speak of others' entering (614.12)."""

from __future__ import annotations

from spellwright.rules.entering import entered_copy
from spellwright.rules.scene import GameScene, scene_of
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def as_entered(game: Game, me: Id, event: Event) -> tuple[GameScene, Id]:
    """The scene of an ability in a copy of the game in which the event has happened, and the new permanent's id."""
    trial, new = entered_copy(game, event)
    return scene_of(trial, me), new
