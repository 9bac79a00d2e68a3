"""702.104 Tribute."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.keywords.entering_with import AsItEnters, scene_of_entering, with_more
from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.entering import entered_copy
from spellwright.rules.happen import is_forbidden
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import PutCounters
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure, choose, may
from spellwright.words.word import word


@word
class Tribute(AsItEnters, KeywordAbility):
    """Tribute (702.104a)."""

    n: Amount
    RULE = "702.104"
    SUMMARY = "As it enters, an opponent may put +1/+1 counters on it; otherwise it does something else."
    CALLED = ("tribute",)
    ENGLISH = "tribute {n:digits}"

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Choose an opponent, who may put N additional +1/+1 counters on it (702.104a); whether they did is noted."""
        if not _could_be_put(game, event):
            return (event,)
        player = event.affected(game)
        opponent = yield from choose(player, game.opponents(player), "choose", "Which opponent?", "702.104a", me)
        number = self.n.value(scene_of_entering(game, me, event))
        if not (yield from may(opponent, f"Let it have {number} +1/+1 counters?", "702.104a", me)):
            return (event,)
        return (with_more(replace(event, notes=(*event.notes, ("tribute", 1))), "+1/+1", number),)


def _could_be_put(game: Game, event: Any) -> bool:
    """Whether such counters could be put on it as it would exist: else nobody can choose to (614.12, 614.17)."""
    there, new = entered_copy(game, event)
    return not is_forbidden(there, PutCounters(new, "+1/+1", 1))
