"""Entering with counters, as a part of what a keyword means (614.1c)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import with_counters
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


def enters_itself(me: Id, event: Any) -> bool:
    """Whether the event is that the object itself enters, face up."""
    return bool(event.enters and event.subject == me and event.face_down is None)


def with_more(event: Any, kind: str, number: int) -> Event:
    """The same entering with so many more counters."""
    changed: Event = replace(event, counters=with_counters(event.counters, kind, number))
    return changed


def scene_of_entering(game: Game, me: Id, event: Any) -> GameScene:
    """The scene of what enters, under the control of the player under whose control it enters."""
    return GameScene(game, me, event.affected(game))


class AsItEnters(Hooks):
    """The family of abilities that change how their own object enters."""

    __slots__ = ()

    def only_self(self) -> bool:
        """It is about its own object (614.12)."""
        return True

    def moves_to(self) -> tuple[str, ...]:
        """To the battlefield."""
        return ("battlefield",)

    def replaces(self) -> tuple[type[Event], ...]:
        """Entering."""
        return (Move, CreateToken)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """As it enters."""
        return enters_itself(me, event)


@word
class EntersWith(AsItEnters):
    """The permanent enters with N counters of a kind on it."""

    kind: str
    n: Amount

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """With the counters."""
        yield from ()
        number = self.n.value(scene_of_entering(game, me, event))
        return (with_more(event, self.kind, number),) if number > 0 else (event,)
