"""122.1c-h. Counters whose effects the rules define: shield, stun and finality counters. They are no abilities."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.rules.hooks import Hooks
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Destroy, RemoveCounters, Untap
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class ShieldFromDestruction(Hooks):
    """If it would be destroyed as the result of an effect, instead a shield counter is removed from it (122.1c)."""

    RULE = "122.1c"

    def replaces(self) -> tuple[type[Event], ...]:
        """Its destruction."""
        return (Destroy,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """Not by lethal damage, which is a state-based action."""
        return event.object == me and not event.by_rule.startswith("704")

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """A counter is removed."""
        yield from ()
        return (RemoveCounters(me, "shield", 1, by_rule=self.RULE),)


@word
class ShieldFromDamage(Hooks):
    """If damage would be dealt to it, that is prevented and a shield counter is removed from it (122.1c)."""

    RULE = "122.1c"

    def replaces(self) -> tuple[type[Event], ...]:
        """Damage to it."""
        return (Damage,)

    def besides_once(self) -> bool:
        """One counter is removed, from however many sources the damage is."""
        return True

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If it's dealt to this permanent."""
        return bool(event.victim == me)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """A counter is removed, also if the damage can't be prevented (615.12)."""
        yield from ()
        removed = RemoveCounters(me, "shield", 1, by_rule=self.RULE)
        return (removed,) if event.preventable else (event, removed)


@word
class Stunned(Hooks):
    """If it would become untapped, instead a stun counter is removed from it (122.1d)."""

    RULE = "122.1d"

    def replaces(self) -> tuple[type[Event], ...]:
        """Its untapping."""
        return (Untap,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If it is this permanent."""
        return bool(event.object == me)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """A counter is removed."""
        yield from ()
        return (RemoveCounters(me, "stun", 1, by_rule=self.RULE),)


@word
class Final(Hooks):
    """If it would be put into a graveyard from the battlefield, it is exiled instead (122.1h)."""

    RULE = "122.1h"

    def replaces(self) -> tuple[type[Event], ...]:
        """Its moving."""
        return (Move,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """From the battlefield to a graveyard."""
        return bool(event.object == me and event.to == "graveyard")

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """To exile."""
        yield from ()
        return (replace(event, to="exile"),)


COUNTER_EFFECTS: tuple[tuple[str, Hooks], ...] = (
    ("shield", ShieldFromDestruction()),
    ("shield", ShieldFromDamage()),
    ("stun", Stunned()),
    ("finality", Final()),
)


def counter_effects(game: Game, id: Id, event: Event) -> list[tuple[Id, Hooks]]:
    """The effects of the counters on a permanent that could replace this event."""
    o = game[id]
    if not o.counters or o.zone != "battlefield":
        return []
    return [
        (id, effect) for kind, effect in COUNTER_EFFECTS if o.counters_of(kind) and isinstance(event, effect.replaces())
    ]
