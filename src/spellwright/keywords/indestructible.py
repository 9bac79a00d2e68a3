"""702.12 Indestructible."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Destroy
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Indestructible(KeywordAbility):
    """Indestructible (702.12a)."""

    RULE = "702.12"
    SUMMARY = "It can't be destroyed, by damage or otherwise."
    REDUNDANT = True
    ENGLISH = "indestructible"

    def forbids(self) -> tuple[type[Event], ...]:
        """Being destroyed, also by lethal damage (702.12b)."""
        return (Destroy,)

    def impossible(self, game: Game, me: Id, event: Event) -> bool:
        """Its own destruction (702.12b)."""
        return event.subject == me
