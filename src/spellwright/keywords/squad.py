"""702.157 Squad."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.keywords.saying import Meant
from spellwright.keywords.times import ANY_NUMBER_OF_TIMES, times_paid
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
class Squad(KeywordAbility):
    """Squad (702.157a)."""

    price: Price
    RULE = "702.157"
    SUMMARY = "You may pay its squad cost any number of times, for as many copies of it."
    CALLED = ("squad",)
    ENGLISH = "squad {price}"

    def means(self) -> Meant:
        """The optional cost, and the tokens for it (702.157a)."""
        return once("squad", self, lambda: (SquadCost(self.price), SquadTokens()))


@word
class SquadCost(Hooks):
    """You may pay the cost any number of times as you cast this spell (702.157a)."""

    price: Price
    RULE = "702.157a"

    def zones(self) -> frozenset[str]:
        """On the stack."""
        return STACK

    def optional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Its cost."""
        yield OptionalCost("squad", self.price.costs(game, me), ANY_NUMBER_OF_TIMES)


@word
class SquadTokens(WhenItEnters):
    """When this permanent enters, if the cost was paid, it creates copies of itself (702.157a)."""

    RULE = "702.157a"

    def fits(self, game: Game, me: Id) -> bool:
        """If the cost was paid."""
        return times_paid(game, me, "squad") > 0

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """One for each time it was paid."""
        scene = resolving_scene(game, me)
        token = CreateToken(scene.you, **token_copy(game, scene.source)._asdict())
        number = times_paid(game, scene.source, "squad")
        yield from bring_about(scene, *(token for _ in range(number)), rule="702.157a")
