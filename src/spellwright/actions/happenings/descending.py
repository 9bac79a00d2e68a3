"""700.11. Descending: a permanent card is put into a player's graveyard, from anywhere."""

from __future__ import annotations

from typing import Any

from spellwright.actions.happening import PlayerHappening
from spellwright.rules.scene import GameScene
from spellwright.state.events.zones import Move
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id
from spellwright.words.word import word

PERMANENT_TYPES = frozenset({"artifact", "battle", "creature", "enchantment", "land", "planeswalker"})
"""110.4."""


@word
class Descends(PlayerHappening):
    """A permanent card is put into the player's graveyard; it needn't still be there (700.11)."""

    EVENTS = (Move,)
    ENGLISH = "<descends|descend|descended>"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Whose graveyard it was put into, if it is a permanent card (110.4a)."""
        if event.to != "graveyard" or new < FIRST_OBJECT or not scene.is_card(new):
            return NOBODY
        return scene.owner(new) if PERMANENT_TYPES & scene.traits(new).types else NOBODY
