"""702.153 Casualty."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spellwright.actions.doing import ActCost
from spellwright.actions.sacrifice import Sacrifice
from spellwright.keywords.copying import copies_of
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.times import times_paid
from spellwright.rules.offers import Casting, OptionalCost
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.stack import Cast
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.amounts import Amount, Number
from spellwright.words.kinds import OfType
from spellwright.words.nouns import Things
from spellwright.words.number_posts import WithStat
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantified import A
from spellwright.words.stats import Compare, Stat
from spellwright.words.word import word


@word
class Casualty(KeywordAbility):
    """Casualty (702.153a)."""

    n: Amount
    RULE = "702.153"
    SUMMARY = "As you cast it, you may sacrifice a creature that is strong enough, to copy it."
    CALLED = ("casualty",)
    ENGLISH = "casualty {n:digits}"

    def zones(self) -> frozenset[str]:
        """On the stack (702.153a)."""
        return STACK

    def optional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Sacrificing a creature with power N or greater (702.153a)."""
        creature = Things(kinds=(OfType((), "creature"),), posts=(WithStat(Stat.POWER, self.n, Compare.GREATER),))
        yield OptionalCost(self._name, (ActCost(Sacrifice(A(creature, Number(1)))),))

    @property
    def _name(self) -> str:
        """What tells its cost from that of another casualty ability (702.153b)."""
        return f"casualty {getattr(self.n, 'n', 'X')}"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Casting."""
        return (Cast,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """When this spell is cast, if that cost was paid (702.153a)."""
        return () if event.object == me and times_paid(game, me, self._name) else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """One copy (702.153a)."""
        yield from copies_of(game, me, 1)
