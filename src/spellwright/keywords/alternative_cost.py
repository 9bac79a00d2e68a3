"""Keywords that let a spell be cast for another cost (118.9), from wherever it may be cast."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum
from typing import ClassVar

from spellwright.actions.permissions import PermissionClause
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.rules.hooks import Hooks, Way
from spellwright.rules.state_scene import CAST_FOR
from spellwright.rules.ways import values_of
from spellwright.state.game import Game
from spellwright.words.conditions import Fact
from spellwright.words.procedure import Id
from spellwright.words.references import Self
from spellwright.words.scene import Scene
from spellwright.words.word import word
from spellwright.words.zones import OwnedZone


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


class Using(Enum):
    """The keywords that are said so."""

    BLITZ = "blitz"
    MUTATE = "mutate"
    WARP = "warp"


@word
class CastUsing(PermissionClause):
    """You may cast ~ from another zone using a keyword: "you may cast this card from your graveyard using its blitz ability"."""

    what: Self
    zone: OwnedZone
    using: Using
    ENGLISH = "you may cast {what} from {zone} using its {using} ability"

    def meaning(self) -> Hooks:
        """The permission."""
        return MayCastUsing(self.zone.name, self.using.value)


@word
class MayCastUsing(Hooks):
    """That permission at work."""

    zone: str
    using: str
    RULE = "601.3"

    def zones(self) -> frozenset[str]:
        """From where it can be cast."""
        return frozenset({self.zone})

    def permits(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """For the keyword's cost, as the keyword changes it, though it allows it only from elsewhere (101.1)."""
        if player != game[me].owner or game[me].zone != self.zone:
            return
        for ability in values_of(game, Way(me)).abilities:
            if isinstance(ability, CastForAnotherCost) and self.using == ability.WAY:
                priced = at_price(game, Way(me), ability.WAY, ability.price, ability.RULE)
                if priced is not None:
                    yield ability.changed(game, me, priced)
