"""702.180 Harmonize."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spellwright.keywords.alternative_cost import at_price
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.leaving_the_stack import ExiledFromTheStack
from spellwright.keywords.price import Price
from spellwright.keywords.tapping import could_be_tapped, untapped_creatures
from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.rules.scene import GameScene
from spellwright.state.events.permanents import Tap
from spellwright.state.game import Game
from spellwright.words.ability import GRAVEYARD
from spellwright.words.costs import Cost
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class Harmonize(KeywordAbility):
    """Harmonize (702.180a)."""

    price: Price
    RULE = "702.180"
    SUMMARY = (
        "You may cast it from your graveyard for its harmonize cost, cheaper by tapping a creature; then it is exiled."
    )
    CALLED = ("harmonize",)
    ENGLISH = "harmonize {price}"

    def zones(self) -> frozenset[str]:
        """In its owner's graveyard (702.180a)."""
        return GRAVEYARD

    def ways_to_cast(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """For its cost, or tapping a creature whose power makes it cheaper: one way for each (702.180a-b)."""
        if game[me].owner != player:
            return
        priced = at_price(game, Way(me, grants=(ExiledFromTheStack(),)), "harmonize", self.price, "702.180a")
        if priced is None or priced.cost is None:
            return
        yield priced
        for id in untapped_creatures(game, player):
            power = characteristics(game, id).power or 0
            if power > 0:
                yield replace(priced, cost=priced.cost.less(ManaCost(power)), costs=(*priced.costs, TapThat(id)))


@word
class TapThat(Cost):
    """Tap a certain creature."""

    id: Id

    def payable(self, scene: Scene, player: Id) -> bool:
        """If it is an untapped permanent of the player's."""
        assert isinstance(scene, GameScene)
        return could_be_tapped(scene.game, self.id, player)

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Tap it."""
        assert isinstance(scene, GameScene)
        yield from happen(scene.game, Tap(self.id, cause="cost"), rule="702.180b", source=scene.source)
