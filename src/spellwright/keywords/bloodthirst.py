"""702.54 Bloodthirst."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.entering_with import AsItEnters, scene_of_entering, with_more
from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.amounts import Amount, X
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Bloodthirst(AsItEnters, KeywordAbility):
    """Bloodthirst (702.54a)."""

    n: Amount
    RULE = "702.54"
    SUMMARY = "It enters with +1/+1 counters if an opponent was dealt damage this turn."
    CALLED = ("bloodthirst",)
    ENGLISH = "bloodthirst {n:digits}"

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """With N counters, or as many as the damage that opponents were dealt for X (702.54a-b)."""
        yield from ()
        opponents = game.opponents(event.affected(game))
        dealt = [e.event for e in game.this_turn() if isinstance(e.event, Damage) and e.event.victim in opponents]
        if not dealt:
            return (event,)
        total = sum(damage.amount for damage in dealt)
        number = total if isinstance(self.n, X) else self.n.value(scene_of_entering(game, me, event))
        return (with_more(event, "+1/+1", number),)
