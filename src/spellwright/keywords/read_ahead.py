"""702.155 Read Ahead."""

from __future__ import annotations

from typing import Any, cast

from spellwright.actions.abilities.chapters import LORE
from spellwright.keywords.entering_with import AsItEnters, enters_itself, with_more
from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.hooks import Hooks, overridden
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.word import word


@word
class ReadAhead(AsItEnters, KeywordAbility):
    """Read ahead (702.155a)."""

    RULE = "702.155"
    SUMMARY = "You choose with which chapter the Saga starts; earlier ones don't trigger."
    REDUNDANT = True
    ENGLISH = "read ahead"

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """As it would enter with its first lore counter (714.3a)."""
        return enters_itself(me, event) and any(kind == LORE for kind, _ in getattr(event, "counters", ()))

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Its controller chooses a number up to its final chapter: with so many lore counters it enters (702.155b)."""
        chapters = (cast("Hooks", a).chapters(game, me) for a in game[me].copiable.hooks.get("chapters", ()))
        last = max((number for each in chapters for number in each), default=1)
        numbers = list(range(1, last + 1))
        chosen = yield from choose(event.affected(game), numbers, "choose", "Which chapter?", "702.155b", me)
        return (with_more(event, LORE, chosen - 1),)

    def keeps_from_triggering(self, game: Game, me: Id, other: Id, ability: Hooks, event: Any) -> bool:
        """Its chapter abilities the turn it entered, unless it has exactly the number of lore counters (702.155a)."""
        if other != me or "chapters" not in overridden(type(ability)):
            return False
        entered = any(e.new == me and getattr(e.event, "enters", False) for e in game.this_turn())
        return entered and game[me].counters_of(LORE) not in ability.chapters(game, me)
