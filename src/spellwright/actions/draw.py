"""Drawing cards (121)."""

from __future__ import annotations

from typing import Any, ClassVar

from spellwright.actions.doing import Act
from spellwright.actions.happening import EventWord
from spellwright.rules.happen import happen
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Draw as DrawEvent
from spellwright.state.events.event import Event
from spellwright.words.amounts import Amount
from spellwright.words.players import Players
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Draw(Act):
    """Draw cards: one after the other (121.2)."""

    number: Amount
    SYNONYMS = True
    ENGLISH = ("<draws|draw> {number:count} <card|cards:number>", "<draws|draw> cards equal to {number:Quantity}")

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Each draw is an event of its own (121.2)."""
        number = self.number.value(scene)
        scene.remember(self.number.mark, number)
        drawn: list[Id] = []
        for _ in range(number):
            entries = yield from happen(scene.game, DrawEvent(player), source=scene.stack_object)
            drawn += [e.new for e in entries if e.new]
        scene.remember(self.mark, tuple(drawn))
        return number > 0


@word
class Draws(EventWord):
    """Somebody draws a card."""

    who: Players
    ENGLISH = "{who} <draws|draw> a card"
    EVENTS: ClassVar[tuple[type[Event], ...]] = (DrawEvent,)

    def kinds(self) -> tuple[type[Event], ...]:
        """Drawing."""
        return self.EVENTS

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """If one of those players draws."""
        if not self.who.describes(scene, event.player):
            return None
        return ((self.who.mark, (event.player,)),) if self.who.mark else ()
