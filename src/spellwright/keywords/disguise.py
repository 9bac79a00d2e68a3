"""702.168 Disguise."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spellwright.keywords.face_up import DISGUISED, THREE, turn_up
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.rules.hooks import Way
from spellwright.rules.offers import SpecialAction
from spellwright.state.game import Game
from spellwright.words.ability import EVERYWHERE
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Disguise(KeywordAbility):
    """Disguise (702.168a)."""

    price: Price
    RULE = "702.168"
    SUMMARY = "You may cast it face down as a 2/2 creature with ward {2} for {3}, and turn it up any time for its disguise cost."
    CALLED = ("disguise",)
    ENGLISH = "disguise {price}"

    def zones(self) -> frozenset[str]:
        """In any zone from which it could be cast, and while it is face down (702.168a)."""
        return EVERYWHERE

    def alternatives(self, game: Game, me: Id, player: Id, way: Way) -> Iterable[Way]:
        """Face down, as a 2/2 creature with ward {2}, for {3} (702.168b)."""
        yield replace(way, name="disguise", cost=THREE, face_down=DISGUISED, face=-2, alternative=True, rule="702.168a")

    def hidden_actions(self, game: Game, me: Id, player: Id) -> Iterable[SpecialAction]:
        """Turning it face up for its cost, any time its controller has priority (702.168d)."""
        costs = self.price.costs(game, me)
        yield SpecialAction(me, "turn face up", self, costs, rule="702.168d", hidden=True)

    def act_specially(self, game: Game, me: Id, player: Id, action: SpecialAction) -> Procedure[None]:
        """It is turned face up (702.168d); X is known to its other abilities."""
        yield from turn_up(game, me, action)
