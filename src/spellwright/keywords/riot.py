"""702.136 Riot."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.keywords.entering_with import AsItEnters, with_more
from spellwright.keywords.haste import Haste
from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure, may
from spellwright.words.word import word


@word
class Riot(AsItEnters, KeywordAbility):
    """Riot (702.136a)."""

    RULE = "702.136"
    SUMMARY = "It enters with a +1/+1 counter or haste."
    ENGLISH = "riot"

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """With an additional +1/+1 counter, or else it gains haste (702.136a)."""
        if (yield from may(event.affected(game), "A +1/+1 counter? Otherwise haste.", "702.136a", me)):
            return (with_more(event, "+1/+1", 1),)
        return (replace(event, granted=(*event.granted, _HASTE)),)


_HASTE = Haste()
