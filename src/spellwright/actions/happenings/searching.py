"""Searching, as replacement effects speak of it (701.23a)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.happening import PlayerHappening
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Search
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.word import word


@word
class SearchesALibrary(PlayerHappening):
    """Searches a library, whosever."""

    EVENTS = (Search,)
    ENGLISH = "<searches|search|searched> a library"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who does."""
        return int(event.player) if event.zone == "library" else NOBODY
