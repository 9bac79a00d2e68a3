"""The counters with which some permanents enter by the rules: loyalty (306.5b), defense (310.4b), lore (714.3a)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.rules.hooks import Hooks
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import with_counters
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class EntersWithStartingCounters(Hooks):
    """A permanent enters with so many counters of a kind, or with X."""

    kind: str
    number: int
    x: bool = False
    RULE = "614.1c"

    def moves_to(self) -> tuple[str, ...]:
        """To the battlefield."""
        return ("battlefield",)

    def replaces(self) -> tuple[type[Event], ...]:
        """Its entering."""
        return (Move, CreateToken)

    def only_self(self) -> bool:
        """Its own."""
        return True

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """Whether it is entering, face up (708.3)."""
        return bool(event.enters) and event.subject == me and event.face_down is None

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """With the counters."""
        yield from ()
        number = _chosen_x(game, event) if self.x else self.number
        return (replace(event, counters=with_counters(event.counters, self.kind, number)),)


def _chosen_x(game: Game, event: Any) -> int:
    """The value of X for the spell that becomes the permanent; 0 if it was no spell (107.3m)."""
    choices = game[event.subject].choices if event.subject else None
    return choices.x if choices is not None else 0
