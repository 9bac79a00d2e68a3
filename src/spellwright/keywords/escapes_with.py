"""702.138c. What escapes with counters."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.actions.entering import WithCountersOn
from spellwright.actions.enters import EntersSomehow, entering_scene
from spellwright.actions.holding import Holding
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class EscapesWithCounters(EntersSomehow):
    """Escapes with counters on it: if it escaped, it enters with them (702.138c)."""

    counters: WithCountersOn
    ENGLISH = "<escapes|escape> {counters}"

    def replacing(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If the spell that becomes it was cast for its escape cost."""
        if not EntersSomehow.replacing(self, holding, game, me, event) or not event.object:
            return False
        choices = game[event.object].choices
        return choices is not None and choices.way == "escape"

    def replace(self, holding: Holding, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """With so many more."""
        yield from ()
        more = self.counters.counters(entering_scene(holding, game, me, event))
        return (replace(event, counters=(*event.counters, *more)),)
