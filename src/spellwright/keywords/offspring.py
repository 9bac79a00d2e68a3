"""702.175 Offspring."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.keywords.saying import Meant
from spellwright.keywords.times import times_paid
from spellwright.keywords.triggering import WhenItEnters
from spellwright.rules.hooks import Hooks
from spellwright.rules.offers import Casting, OptionalCost
from spellwright.rules.scene import resolving_scene
from spellwright.rules.token_copies import token_copy
from spellwright.state.events.stack import CreateToken
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Offspring(KeywordAbility):
    """Offspring (702.175a)."""

    price: Price
    RULE = "702.175"
    SUMMARY = "You may pay its offspring cost for a 1/1 copy of it."
    CALLED = ("offspring",)
    ENGLISH = "offspring {price}"

    def means(self) -> Meant:
        """The optional cost, and the tokens for it (702.175a)."""
        return once("offspring", self, lambda: (OffspringCost(self.price), OffspringTokens()))


@word
class OffspringCost(Hooks):
    """You may pay the cost as you cast this spell (702.175a)."""

    price: Price
    RULE = "702.175a"

    def zones(self) -> frozenset[str]:
        """On the stack."""
        return STACK

    def optional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Its cost."""
        yield OptionalCost("offspring", self.price.costs(game, me))


@word
class OffspringTokens(WhenItEnters):
    """When this permanent enters, if the cost was paid, it creates copies of itself (702.175a)."""

    RULE = "702.175a"

    def fits(self, game: Game, me: Id) -> bool:
        """If the cost was paid."""
        return times_paid(game, me, "offspring") > 0

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """One, which is 1/1."""
        scene = resolving_scene(game, me)
        copy = token_copy(game, scene.source, lambda values: replace(values, power=1, toughness=1))
        yield from bring_about(scene, CreateToken(scene.you, **copy._asdict()), rule="702.175a")
