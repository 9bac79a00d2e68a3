"""702.138c-d. What escapes with counters, or with an ability."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.actions.abilities.keyword_line import Quoted
from spellwright.actions.entering import WithCountersOn
from spellwright.actions.enters import EntersSomehow, entering_scene
from spellwright.actions.holding import Holding
from spellwright.actions.put_counters import AKind
from spellwright.rules.happen import would_be_controlled_by
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.word import word


def escapes(game: Game, event: Any) -> bool:
    """Whether what enters is a spell that was cast for its escape cost (702.138b)."""
    choices = game[event.object].choices if isinstance(event, Move) and event.object else None
    return choices is not None and choices.way == "escape"


@word
class EscapesWithCounters(EntersSomehow):
    """Escapes with counters on it: if it escaped, it enters with them (702.138c)."""

    counters: WithCountersOn
    ENGLISH = "<escapes|escape> {counters}"

    def replacing(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If the spell that becomes it was cast for its escape cost."""
        return EntersSomehow.replacing(self, holding, game, me, event) and escapes(game, event)

    def replace(self, holding: Holding, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """With so many more."""
        yield from ()
        more = self.counters.counters(entering_scene(holding, game, me, event))
        return (replace(event, counters=(*event.counters, *more)),)


@word
class EntersOrEscapesWith(EntersSomehow):
    """Enters with counters on it; if it escaped, with others instead (Polukranos)."""

    counters: WithCountersOn
    escaping: WithCountersOn
    ENGLISH = "<enters|enter> (|the battlefield) {counters} . it escapes {escaping} instead"

    def replace(self, holding: Holding, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """With the ones or the others."""
        yield from ()
        said = self.escaping if escapes(game, event) else self.counters
        more = said.counters(entering_scene(holding, game, me, event))
        return (replace(event, counters=(*event.counters, *more)),)


@word
class EscapesWithChosenCounter(EntersSomehow):
    """If it escaped, it enters with a counter of one of several kinds, as its controller chooses (702.138c)."""

    kinds: tuple[AKind, ...]
    ENGLISH = "<escapes|escape> with your choice of {kinds:or} on it"

    def ok(self) -> bool:
        """One kind is no choice."""
        return len(self.kinds) > 1

    def replacing(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If the spell that becomes it was cast for its escape cost."""
        return EntersSomehow.replacing(self, holding, game, me, event) and escapes(game, event)

    def replace(self, holding: Holding, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """With one such counter."""
        names = tuple(each.kind for each in self.kinds)
        you = would_be_controlled_by(game, event)
        kind = yield from choose(you, names, "name", "With which counter does it enter?", "702.138c", event.object)
        return (replace(event, counters=(*event.counters, (kind, 1))),)


@word
class EscapesWithAbility(EntersSomehow):
    """If it escaped, it has an ability (702.138d)."""

    ability: Quoted
    ENGLISH = "<escapes|escape> with {ability}"

    def replacing(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If the spell that becomes it was cast for its escape cost."""
        return EntersSomehow.replacing(self, holding, game, me, event) and escapes(game, event)

    def replace(self, holding: Holding, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """It enters with that ability."""
        yield from ()
        return (replace(event, granted=(*event.granted, self.ability)),)
