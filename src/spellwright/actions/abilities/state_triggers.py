"""State triggers that speak of what they wait for (603.8)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.abilities.triggered import TriggerHead
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.words.conditions import Fact
from spellwright.words.procedure import Id
from spellwright.words.quantified import OneOrMore
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class AreThere(Fact):
    """Whether there are as many as a phrase says; no words of its own."""

    what: OneOrMore
    LOOKS = frozenset({"zone"})
    LOCAL = False

    def holds(self, scene: Scene) -> bool:
        """Whether there are; the phrase is remembered for the rest of the text."""
        return self.what.enough(scene, len(self.what.find(scene)))


@word
class WheneverThere(TriggerHead):
    """Whenever one or more things of a kind are on the battlefield (City in a Bottle)."""

    what: OneOrMore
    FOR_STATE = True
    ENGLISH = "whenever {what} are on the battlefield"

    def kinds(self) -> tuple[type[Event], ...]:
        """No event: the state is looked at whenever a player would receive priority."""
        return ()

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """Never by an event."""
        return None

    def state(self) -> AreThere:
        """That some are there."""
        return AreThere(self.what)
