"""702.64 Absorb."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.damage import changed_damage
from spellwright.rules.scene import scene_of
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Absorb(KeywordAbility):
    """Absorb (702.64a)."""

    n: Amount
    RULE = "702.64"
    SUMMARY = "Part of the damage from each source is prevented."
    CALLED = ("absorb",)
    ENGLISH = "absorb {n:digits}"

    def replaces(self) -> tuple[type[Event], ...]:
        """Damage."""
        return (Damage,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """Damage that would be dealt to this creature (702.64a-b)."""
        return bool(event.victim == me and event.preventable)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """N of it is prevented (702.64a)."""
        yield from ()
        left = event.amount - self.n.value(scene_of(game, me))
        return (changed_damage(game, event, amount=left),) if left > 0 else ()
