"""Paying life, as triggers and replacement effects speak of it (119.4)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.happening import PlayerHappening, told
from spellwright.rules.paying_life import LIFE_PAID
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.damage import LoseLife
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.word import word


@word
class PaysLife(PlayerHappening):
    """Pays life (119.4)."""

    EVENTS = (LoseLife,)
    AMOUNT = True
    ENGLISH = "<pays|pay|paid> life"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who pays it."""
        return int(event.player) if event.cause == LIFE_PAID else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """How much."""
        return told((self, event.amount))
