"""702.145 Daybound."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.keywords.entering_with import enters_itself
from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Transform
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word

BY_DAY_AND_NIGHT = "702.145"
"""The rule by which such permanents transform; nothing else transforms them."""


@word
class Daybound(KeywordAbility):
    """Daybound (702.145a)."""

    RULE = "702.145"
    SUMMARY = "It enters transformed at night, transforms as it becomes night, and not otherwise."
    REDUNDANT = True
    ENGLISH = "daybound"

    def only_self(self) -> bool:
        """It is about its own permanent."""
        return True

    def moves_to(self) -> tuple[str, ...]:
        """To the battlefield."""
        return ("battlefield",)

    def replaces(self) -> tuple[type[Event], ...]:
        """Entering."""
        return (Move,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If it is night, and its card has another face (702.145b)."""
        card = game[me].card
        return bool(game.day_night == "night" and enters_itself(me, event) and card is not None and len(card.faces) > 1)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """It enters transformed (702.145b)."""
        yield from ()
        return (replace(event, face=1),)

    def forbids(self) -> tuple[type[Event], ...]:
        """Transforming."""
        return (Transform,)

    def impossible(self, game: Game, me: Id, event: Any) -> bool:
        """But for its daybound ability (702.145b)."""
        return bool(event.object == me and event.by_rule != BY_DAY_AND_NIGHT)
