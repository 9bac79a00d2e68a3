"""What becomes of a spell that leaves the stack: exile instead of anywhere else (702.34a, 702.127a, 702.133a)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.rules.hooks import Hooks
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


def leaves_the_stack(game: Game, me: Id, event: Any) -> bool:
    """Whether that spell would be put from the stack anywhere but into exile."""
    return bool(event.object == me and game[me].zone == "stack" and event.to != "exile")


def into_exile(event: Any) -> Procedure[tuple[Event, ...]]:
    """The same move, into exile."""
    yield from ()
    return (replace(event, to="exile"),)


@word
class ExiledFromTheStack(Hooks):
    """Exile this card instead of putting it anywhere else any time it would leave the stack."""

    def zones(self) -> frozenset[str]:
        """On the stack."""
        return STACK

    def only_self(self) -> bool:
        """It is about its own spell."""
        return True

    def replaces(self) -> tuple[type[Event], ...]:
        """Moving."""
        return (Move,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """As it leaves the stack."""
        return leaves_the_stack(game, me, event)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Into exile."""
        return (yield from into_exile(event))
