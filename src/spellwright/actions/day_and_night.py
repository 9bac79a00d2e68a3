"""730. Day and night: becoming it because a text says so."""

from __future__ import annotations

from enum import Enum

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.clauses.clause import Full
from spellwright.rules.scene import GameScene
from spellwright.state.events.turns import BecomeDayNight
from spellwright.words.procedure import Procedure
from spellwright.words.word import word


class DayOrNight(Enum):
    """The two (730.1)."""

    DAY = "day"
    NIGHT = "night"


@word
class ItBecomes(Full):
    """It becomes day, or night (730.1)."""

    what: DayOrNight
    ENGLISH = "it becomes {what}"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Unless it is so already."""
        if scene.game.day_night == self.what.value:
            return False
        return bool((yield from bring_about(scene, BecomeDayNight(self.what.value))))
