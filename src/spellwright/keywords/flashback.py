"""702.34 Flashback."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spellwright.keywords.alternative_cost import at_price
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.leaving_the_stack import ExiledFromTheStack
from spellwright.keywords.price import OwnManaCost, Price
from spellwright.rules.hooks import Casting, Way
from spellwright.rules.scene import scene_of
from spellwright.rules.ways import by_face, values_of
from spellwright.state.game import Game
from spellwright.words.ability import GRAVEYARD, STACK
from spellwright.words.amounts import Quantity
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id
from spellwright.words.word import word

_EXILED = (ExiledFromTheStack(),)


@word
class Flashback(KeywordAbility):
    """Flashback (702.34a)."""

    price: Price = OwnManaCost()
    less: Quantity | None = None
    RULE = "702.34"
    SUMMARY = "You may cast it from your graveyard for its flashback cost; then it is exiled."
    CALLED = ("flashback",)
    WAYS_LAST = True
    ENGLISH = (
        "flashback {price}",
        "flashback {price=OwnManaCost()}",
        "flashback {price} . this spell costs {X} less to cast this way , where X is {less} {.}",
    )

    def hooks(self) -> tuple[Any, ...]:
        """It reduces a cost only where it says so."""
        return tuple(h for h in KeywordAbility.hooks(self) if h != "reduces" or self.less is not None)

    def reduces(self, game: Game, me: Id, casting: Casting) -> ManaCost:
        """By what it says, for its own spell cast so (601.2f)."""
        if casting.way.name != "flashback" or casting.object != me or self.less is None:
            return ManaCost()
        return ManaCost(generic=max(0, self.less.value(scene_of(game, me))))

    def zones(self) -> frozenset[str]:
        """In its owner's graveyard (702.34a); on the stack for what it says of its own cost."""
        return GRAVEYARD if self.less is None else GRAVEYARD | STACK

    def ways_to_cast(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """From the graveyard, for this cost, if the spell is an instant or sorcery; it will be exiled (702.34a)."""
        if game[me].owner != player:
            return
        for way in by_face(game, Way(me, grants=_EXILED)):
            priced = at_price(game, way, "flashback", self.price, "702.34a")
            if priced is not None and not values_of(game, way).types.isdisjoint(("instant", "sorcery")):
                yield priced
