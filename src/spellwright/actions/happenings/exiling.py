"""A spell or ability exiles something, as triggers speak of it (701.13)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.happening import EventWord, told
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.quantified import A, OneOrMore
from spellwright.words.word import word


@word
class Exiles(EventWord):
    """A spell or ability exiles permanents from the battlefield (Ranar the Ever-Watchful)."""

    by: A
    what: OneOrMore | A
    ENGLISH = "{by} <exiles|exile|exiled> {what} from the battlefield"

    def kinds(self) -> tuple[type[Event], ...]:
        """Moving."""
        return (Move,)

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """If such a permanent is exiled, and by such a spell or ability."""
        if event.to != "exile" or event.from_zone(scene.game) != "battlefield":
            return None
        source = next((entry.source for entry in scene.game.this_turn() if entry.event is event), 0)
        if source < FIRST_OBJECT or not self.by.describes(scene, source):
            return None
        return told((self.what, (event.object,))) if self.what.describes(scene, event.object) else None

    def batch(self, event: Any) -> Any:
        """All at the same time are one, if it says "one or more"."""
        return "all" if isinstance(self.what, OneOrMore) else None
