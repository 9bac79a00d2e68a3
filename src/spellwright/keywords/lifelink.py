"""702.15 Lifelink."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import controller
from spellwright.state.events.damage import Damage, GainLife
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Lifelink(KeywordAbility):
    """Lifelink (702.15a)."""

    RULE = "702.15"
    SUMMARY = "Its controller gains as much life as it deals damage."
    REDUNDANT = True  # 702.15f
    ENGLISH = "lifelink"

    def results(self, game: Game, me: Id, damage: Damage) -> tuple[Event, ...]:
        """Its controller, or its owner if it has none, gains that much life besides (702.15b)."""
        return (GainLife(controller(game, me), damage.amount, me, by_rule="702.15b"),)
