"""702.142 Boast."""

from __future__ import annotations

from typing import ClassVar

from spellwright.actions.abilities.activated import Activated
from spellwright.keywords.labelled import Labelled, times_activated
from spellwright.rules.asking import controller
from spellwright.state.events.combat import Attack
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Boast(Labelled):
    """Boast (702.142a)."""

    ability: Activated
    RULE = "702.142"
    SUMMARY: ClassVar[str] = "It can be activated once each turn, if the creature attacked this turn."
    CALLED = ("boast",)
    ENGLISH = "boast — {ability}"

    def restriction(self, game: Game, me: Id, player: Id) -> bool:
        """If the creature attacked this turn, and only once each turn (702.142a)."""
        attacked = any(isinstance(e.event, Attack) and e.event.object == me for e in game.this_turn())
        mine = controller(game, me) == player
        return mine and attacked and not times_activated(game, me, self, game.turn)
