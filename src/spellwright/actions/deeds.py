"""Events of what a player has done as a whole: "whenever you scry", "whenever you surveil" (701.22d, 701.25d)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.happening import EventWord
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Act as Deed
from spellwright.state.events.event import Event
from spellwright.words.players import Players
from spellwright.words.procedure import Id


class DeedEvent(EventWord):
    """The family of events that say who does something that is noted as a deed (`state.events.cards.Act`)."""

    __slots__ = ()
    who: Players

    def done(self, event: Any) -> bool:
        """Whether the deed is the one that it speaks of."""
        raise NotImplementedError

    def kinds(self) -> tuple[type[Event], ...]:
        """Deeds."""
        return (Deed,)

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """If one of those players did it."""
        if not (self.done(event) and self.who.describes(scene, event.player)):
            return None
        return ((self.who.mark, (event.player,)),) if self.who.mark else ()
