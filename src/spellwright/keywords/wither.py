"""702.80 Wither."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import controller
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import PutCounters
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.word import word


@word
class Wither(KeywordAbility):
    """Wither (702.80a)."""

    RULE = "702.80"
    SUMMARY = "It deals damage to creatures in the form of -1/-1 counters."
    REDUNDANT = True
    ENGLISH = "wither"

    def deals_as(self, game: Game, me: Id, damage: Damage) -> tuple[Event, ...] | None:
        """To a creature as -1/-1 counters, which the source's controller puts on it (702.80a, 120.3d)."""
        if damage.victim < FIRST_OBJECT:
            return None
        return (PutCounters(damage.victim, "-1/-1", damage.amount, controller(game, me), by_rule="120.3d"),)
