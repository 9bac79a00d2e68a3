"""702.164 Toxic."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import controller, is_type
from spellwright.rules.scene import scene_of
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import PutCounters
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.word import word


@word
class Toxic(KeywordAbility):
    """Toxic (702.164a)."""

    RULE = "702.164"
    SUMMARY = "Players dealt combat damage by it also get that many poison counters."
    CALLED = ("toxic",)
    ENGLISH = "toxic {n:digits}"

    n: Amount

    def results(self, game: Game, me: Id, damage: Damage) -> tuple[Event, ...]:
        """Combat damage to a player also gives poison counters: each instance its number (702.164b-c, 120.3g)."""
        number = self.n.value(scene_of(game, me))
        if not damage.combat or damage.victim >= FIRST_OBJECT or not is_type(game, me, "creature"):
            return ()
        return (PutCounters(damage.victim, "poison", number, controller(game, me), by_rule="120.3g"),)
