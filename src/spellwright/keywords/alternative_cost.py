"""Keywords that let a spell be cast for another cost (118.9), from wherever it may be cast."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.rules.hooks import Way
from spellwright.rules.state_scene import CAST_FOR
from spellwright.rules.ways import values_of
from spellwright.state.game import Game
from spellwright.words.conditions import Fact
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.word import word


def at_price(game: Game, way: Way, name: str, price: Price, rule: str) -> Way | None:
    """The way with a keyword's cost instead of the mana cost; None if that can't be paid at all."""
    parts = price.parts(game, way.object, values_of(game, way))
    if parts is None:
        return None
    mana, others = parts
    return replace(way, name=name, cost=mana, costs=(*way.costs, *others), alternative=True, rule=rule)


class CastForAnotherCost(KeywordAbility):
    """The family of such keywords. `WAY` names the way to cast that it gives; `changed` may change more than the cost."""

    __slots__ = ()
    price: Price
    WAY: ClassVar[str] = ""

    def allowed(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """Whether that player may choose it now."""
        return True

    def changed(self, game: Game, me: Id, way: Way) -> Way:
        """The way with what else it changes about the spell."""
        return way

    def alternatives(self, game: Game, me: Id, player: Id, way: Way) -> Iterable[Way]:
        """The same spell for the keyword's cost (118.9)."""
        if self.allowed(game, me, player, way):
            priced = at_price(game, way, self.WAY, self.price, self.RULE)
            if priced is not None:
                yield self.changed(game, me, priced)


@word
class WasCastFor(Fact):
    """Whether that cost was paid for the spell that the source is or was (400.7d); no words of its own."""

    way: str

    def holds(self, scene: Scene) -> bool:
        """As it was cast."""
        return scene.status(scene.source, CAST_FOR + self.way)
