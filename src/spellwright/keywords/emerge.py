"""702.119 Emerge."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spellwright.keywords.alternative_cost import at_price
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.keywords.saying import CREATURE
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.rules.scene import GameScene, mana_value
from spellwright.state.events.permanents import Sacrifice
from spellwright.state.game import Game
from spellwright.words.costs import Cost
from spellwright.words.mana import ManaCost
from spellwright.words.nouns import Things
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class Emerge(KeywordAbility):
    """Emerge (702.119a)."""

    price: Price
    what: Things | None = None
    RULE = "702.119"
    SUMMARY = "You may cast it for its emerge cost and a creature to sacrifice, whose mana value makes it cheaper."
    CALLED = ("emerge",)
    ENGLISH = ("emerge {price}", "emerge from {what@one} {price}")

    def alternatives(self, game: Game, me: Id, player: Id, way: Way) -> Iterable[Way]:
        """One way for each permanent that can be sacrificed: it is chosen as the cost is (702.119a-c)."""
        priced = at_price(game, way, "emerge", self.price, "702.119a")
        if priced is None or priced.cost is None:
            return
        scene = GameScene(game, me, player)
        what = CREATURE if self.what is None else self.what
        for id in what.candidates(scene):
            if controller(game, id) == player:
                cost = priced.cost.less(ManaCost(mana_value(game, id)))
                yield replace(priced, cost=cost, costs=(*priced.costs, SacrificeThat(id)))


@word
class SacrificeThat(Cost):
    """Sacrifice a certain permanent."""

    id: Id

    def payable(self, scene: Scene, player: Id) -> bool:
        """If the player controls it."""
        return scene.zone(self.id) == "battlefield" and scene.controller(self.id) == player

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Sacrifice it."""
        assert isinstance(scene, GameScene)
        yield from happen(scene.game, Sacrifice(self.id, player), rule="702.119c", source=scene.source)
