"""702.98 Unleash."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.entering_with import AsItEnters, with_more
from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure, may
from spellwright.words.word import word


@word
class Unleash(AsItEnters, KeywordAbility):
    """Unleash (702.98a)."""

    RULE = "702.98"
    SUMMARY = "It may enter with a +1/+1 counter; it can't block while it has one."
    ENGLISH = "unleash"

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """You may have it enter with an additional +1/+1 counter (702.98a)."""
        if (yield from may(event.affected(game), "Enter with a +1/+1 counter?", "702.98a", me)):
            return (with_more(event, "+1/+1", 1),)
        return (event,)

    def can_block(self, game: Game, me: Id, attacker: Id) -> bool:
        """Not as long as it has a +1/+1 counter on it (702.98a)."""
        return game[me].counters_of("+1/+1") == 0
