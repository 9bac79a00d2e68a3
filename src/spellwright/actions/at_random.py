"""Choosing at random (701.9b)."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.actions.bringing_about import bring_about
from spellwright.rules.scene import GameScene
from spellwright.state.events.chance import ChooseAtRandom
from spellwright.words.procedure import Id, Procedure


def some_at_random(scene: GameScene, player: Id, things: Iterable[Id], number: int) -> Procedure[tuple[Id, ...]]:
    """So many of the things, or all if there are no more."""
    left = list(things)
    chosen: list[Id] = []
    while left and len(chosen) < number:
        entries = yield from bring_about(scene, ChooseAtRandom(player, tuple(left)))
        one = entries[0].new
        left.remove(one)
        chosen.append(one)
    return tuple(chosen)
