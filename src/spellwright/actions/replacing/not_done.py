"""What replaces an event by nothing: "that player skips that draw instead", "gains no life instead" (614.10, 614.1a)."""

from __future__ import annotations

from enum import Enum

from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Draw
from spellwright.state.events.damage import GainLife
from spellwright.state.events.event import Event
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


class NotDone(Enum):
    """What isn't done, each with the kind of event."""

    DRAW = "<skips|skip> that draw"
    LIFE = "<gains|gain> no life"

    @property
    def event(self) -> type[Event]:
        """The kind of event."""
        return Draw if self is NotDone.DRAW else GainLife


@word
class IsNotDone(Act):
    """Skip that draw, gain no life: the event that is replaced doesn't happen, and nothing takes its place."""

    what: NotDone
    ENGLISH = "{what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Propose nothing; it is done if such an event is replaced."""
        yield from ()
        return isinstance(scene.replaced, self.what.event)
