"""What players had enter: "if you had a land enter under your control this turn" (landfall's kin)."""

from __future__ import annotations

from collections import Counter as Tally
from typing import Any

from spellwright.actions.past.spans import Span
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.zones import Move
from spellwright.words.conditions import Fact
from spellwright.words.owners import Owner
from spellwright.words.players import Players
from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class HadEnter(Fact):
    """So many such permanents have entered under a player's control in a time."""

    who: Players
    what: Objects
    whose: Owner
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "{who} had {what} enter (|the battlefield) under {whose} control {within}"

    def holds(self, scene: Any) -> bool:
        """If it were enough for one of the players: whoever controlled each as it entered, also of what has left."""
        entered: Tally[Id] = Tally()
        for entry in self.within.entries(scene.game):
            event: Any = entry.event
            if entry.new and _enters(event) and self.what.describes(scene, entry.new):
                entered[event.controller or scene.owner(entry.new)] += 1
        return any(self.what.enough(scene, entered[player]) for player in self.who.find(scene))


def _enters(event: Any) -> bool:
    return isinstance(event, CreateToken) or (isinstance(event, Move) and event.to == "battlefield")
