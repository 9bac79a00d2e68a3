"""What spells and abilities can't cause players to do: "can't cause you to sacrifice permanents" (101.2)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.holding import Holding
from spellwright.actions.restrictions.restriction import Restriction
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Sacrifice
from spellwright.state.game import Game
from spellwright.words.players import Players
from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class CauseToSacrifice(Restriction):
    """Cause a player to sacrifice certain permanents: what the player pays for spells and abilities of their own isn't meant."""

    who: Players
    what: Objects
    ENGLISH = "cause {who} to sacrifice {what}"

    def forbids(self) -> tuple[type[Event], ...]:
        """Sacrificing."""
        return (Sacrifice,)

    def impossible(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If the text of a subject makes such a player sacrifice such a permanent."""
        if not event.by or not holding.affects(game, me, event.by):
            return False
        scene = holding.scene_about(game, me, event.by)
        return self.who.describes(scene, event.player) and self.what.describes(scene, event.object)
