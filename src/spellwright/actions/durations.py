"""Durations in a game: when an effect that begins now will end (611.2a-b, 514.2)."""

from __future__ import annotations

from spellwright.rules.scene import GameScene
from spellwright.state.history import Until
from spellwright.words.durations import Duration


def until(duration: Duration | None, scene: GameScene) -> Until:
    """When an effect with this duration ends; without one it lasts until the end of the game (611.2a)."""
    if duration is None:
        return Until("game", turn=scene.game.turn)
    return Until(duration.kind, duration.player(scene), scene.game.turn, duration.condition_from(scene))
