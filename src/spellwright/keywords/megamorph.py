"""702.37 Megamorph."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spellwright.actions.face_down import FACE_DOWN
from spellwright.keywords.face_up import THREE, turn_up
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.rules.hooks import Way
from spellwright.rules.offers import SpecialAction
from spellwright.state.events.permanents import PutCounters
from spellwright.state.game import Game
from spellwright.words.ability import EVERYWHERE
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Megamorph(KeywordAbility):
    """Megamorph (702.37a)."""

    price: Price
    RULE = "702.37"
    SUMMARY = "Like morph, but it gets a +1/+1 counter as it is turned up for its megamorph cost."
    CALLED = ("morph", "megamorph")
    ENGLISH = "megamorph {price}"

    def zones(self) -> frozenset[str]:
        """In any zone from which it could be cast, and while it is face down (702.37a)."""
        return EVERYWHERE

    def alternatives(self, game: Game, me: Id, player: Id, way: Way) -> Iterable[Way]:
        """Face down, as a 2/2 creature, for {3} (702.37c)."""
        yield replace(way, name="megamorph", cost=THREE, face_down=FACE_DOWN, face=-2, alternative=True, rule="702.37a")

    def hidden_actions(self, game: Game, me: Id, player: Id) -> Iterable[SpecialAction]:
        """Turning it face up for its cost, any time its controller has priority (702.37e)."""
        costs = self.price.costs(game, me)
        yield SpecialAction(me, "turn face up", self, costs, rule="702.37e", hidden=True)

    def act_specially(self, game: Game, me: Id, player: Id, action: SpecialAction) -> Procedure[None]:
        """It is turned face up (702.37e); X is known to its other abilities."""
        counter = PutCounters(me, "+1/+1", 1, player, by_rule="702.37b")
        yield from turn_up(game, me, action, counter)
