"""702.177 Exhaust."""

from __future__ import annotations

from typing import ClassVar

from spellwright.actions.abilities.activated import Activated
from spellwright.keywords.labelled import Labelled, times_activated
from spellwright.rules.asking import controller
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Exhaust(Labelled):
    """Exhaust (702.177a)."""

    ability: Activated
    RULE = "702.177"
    SUMMARY: ClassVar[str] = "It can be activated only once."
    CALLED = ("exhaust",)
    ENGLISH = "exhaust — {ability}"

    def restriction(self, game: Game, me: Id, player: Id) -> bool:
        """Only once (702.177a)."""
        return controller(game, me) == player and not times_activated(game, me, self, 0)
