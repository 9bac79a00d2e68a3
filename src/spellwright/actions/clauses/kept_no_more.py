"""A later time at which something isn't kept tapped any more: it becomes untapped, leaves, or control is lost (603.7)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.clauses.delayed import DelayedTime
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.effects import ComesUnderControl
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Untap
from spellwright.state.events.zones import Move
from spellwright.words.procedure import Id
from spellwright.words.references import Self
from spellwright.words.word import word


@word
class WhenItIsKeptNoMore(DelayedTime):
    """When the object itself becomes untapped, or is lost."""

    what: Self
    again: Self | None = None
    ENGLISH = (
        "when {what} leaves the battlefield or becomes untapped",
        "when {what} becomes untapped or you lose control of {again}",
    )

    def kinds(self) -> tuple[type[Event], ...]:
        """Untapping, moves, and changes of control unless it speaks only of leaving."""
        return (Untap, Move) if self.again is None else (Untap, ComesUnderControl, Move)

    def comes(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """If that happens to the object."""
        if event.object != scene.source:
            return None
        if isinstance(event, Untap):
            return ()
        left = isinstance(event, Move) and scene.game[event.object].was == "battlefield"
        if self.again is None:
            return () if left else None
        before = event.before if isinstance(event, ComesUnderControl) else scene.controller(event.object)
        return () if before == scene.you and (left or isinstance(event, ComesUnderControl)) else None
