"""702.57 Forecast."""

from __future__ import annotations

from typing import ClassVar

from spellwright.actions.abilities.activated import Activated
from spellwright.keywords.labelled import Labelled, times_activated
from spellwright.state.game import Game
from spellwright.words.ability import HAND
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Forecast(Labelled):
    """Forecast (702.57a)."""

    ability: Activated
    RULE = "702.57"
    SUMMARY: ClassVar[str] = "It can be activated from hand, once during its owner's upkeep."
    CALLED = ("forecast",)
    ENGLISH = "forecast — {ability}"

    def zones(self) -> frozenset[str]:
        """In its owner's hand (702.57a)."""
        return HAND

    def restriction(self, game: Game, me: Id, player: Id) -> bool:
        """During its owner's upkeep, and only once each turn (702.57b)."""
        upkeep = game.step == "upkeep" and game.active == player == game[me].owner
        return upkeep and not times_activated(game, me, self, game.turn)
