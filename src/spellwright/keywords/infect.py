"""702.90 Infect."""

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
class Infect(KeywordAbility):
    """Infect (702.90a)."""

    RULE = "702.90"
    SUMMARY = "It deals damage to creatures as -1/-1 counters and to players as poison counters."
    REDUNDANT = True
    ENGLISH = "infect"

    def deals_as(self, game: Game, me: Id, damage: Damage) -> tuple[Event, ...] | None:
        """To a player as poison counters, to a creature as -1/-1 counters (702.90b-c, 120.3b, 120.3d)."""
        player = damage.victim < FIRST_OBJECT
        kind, rule = ("poison", "120.3b") if player else ("-1/-1", "120.3d")
        return (PutCounters(damage.victim, kind, damage.amount, controller(game, me), by_rule=rule),)
