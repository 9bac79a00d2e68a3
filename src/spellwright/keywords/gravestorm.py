"""702.69 Gravestorm."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.copying import copies_of
from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.stack import Cast
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Gravestorm(KeywordAbility):
    """Gravestorm (702.69a)."""

    RULE = "702.69"
    SUMMARY = "When you cast it, it is copied for each permanent put into a graveyard this turn."
    ENGLISH = "gravestorm"

    def zones(self) -> frozenset[str]:
        """On the stack (702.69a)."""
        return STACK

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Casting."""
        return (Cast,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """When this spell is cast (702.69a)."""
        return () if event.object == me else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """A copy for each permanent put into a graveyard from the battlefield this turn (702.69a)."""
        dead = [e for e in game.this_turn() if isinstance(e.event, Move) and e.event.to == "graveyard"]
        yield from copies_of(game, me, sum(1 for e in dead if game[e.event.subject].was == "battlefield"))
