"""What a spell or ability does to things, as triggers speak of it: exiles them, causes you to discard them (701.9, 701.13)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.happening import EventWord, follows, told
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Discard
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.words.ability import BATTLEFIELD, EVERYWHERE
from spellwright.words.players import Players
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.quantified import A, OneOrMore
from spellwright.words.references import Objects, Self
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


@word
class CausesDiscard(EventWord):
    """A spell or ability causes a player to discard a card: "causes you to discard ~"."""

    cause: A
    who: Players
    what: Objects
    ENGLISH = "{cause} <causes|cause|caused> {who} to discard {what}"

    def kinds(self) -> tuple[type[Event], ...]:
        """Discarding."""
        return (Discard,)

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """If such a player discards such a card because of such a spell or ability."""
        source = next((entry.source for entry in scene.game.this_turn() if entry.event is event), 0)
        if source < FIRST_OBJECT or not self.cause.describes(scene, source):
            return None
        if not self.who.describes(scene, event.player) or not follows(scene, self.what, event.object):
            return None
        controller = ((self.cause.mark, (source,)),) if self.cause.mark else ()
        return (*controller, *told((self.who, (event.player,)), (self.what, (event.object,))))

    def zones(self) -> frozenset[str]:
        """For its own card, wherever that is then (113.6k)."""
        return EVERYWHERE if isinstance(self.what, Self) else BATTLEFIELD
