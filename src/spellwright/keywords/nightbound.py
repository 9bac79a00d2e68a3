"""702.145 Nightbound."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.daybound import BY_DAY_AND_NIGHT
from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Transform
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Nightbound(KeywordAbility):
    """Nightbound (702.145a)."""

    RULE = "702.145"
    SUMMARY = "It transforms as it becomes day, and not otherwise."
    REDUNDANT = True
    ENGLISH = "nightbound"

    def forbids(self) -> tuple[type[Event], ...]:
        """Transforming."""
        return (Transform,)

    def impossible(self, game: Game, me: Id, event: Any) -> bool:
        """But for its nightbound ability (702.145e)."""
        return bool(event.object == me and event.by_rule != BY_DAY_AND_NIGHT)
