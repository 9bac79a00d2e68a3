"""What happened because of the text itself: "if you search your library this way, shuffle" (608.2c)."""

from __future__ import annotations

from enum import Enum
from typing import Any

from spellwright.actions.clauses.leads import Lead
from spellwright.actions.happening import EventWord, Happening, PlayerEvent, PlayerHappening, ThingEvent
from spellwright.actions.happenings.becoming import IsDestroyed
from spellwright.actions.happenings.casting import CastsSpell
from spellwright.actions.happenings.moving import Enters, IsExiled
from spellwright.actions.walking import within
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.zones import Move
from spellwright.state.history import Entry
from spellwright.words.adjectives import InState, State
from spellwright.words.conditions import Fact
from spellwright.words.filters import Post
from spellwright.words.players import PlayerPost, Players, You
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.references import Done, Objects, referred
from spellwright.words.scene import Scene
from spellwright.words.word import word
from spellwright.words.zones import OwnedZone, Zone


def happened_this_way(scene: Any, event: EventWord) -> Memory | None:
    """What such an event mentioned that the spell or ability that is carried out has made happen; None if there was none."""
    ways = (getattr(scene, "stack_object", 0) or scene.source,)
    kinds, needed, size = event.kinds(), event.enough(scene), 0
    for entry in scene.game.this_turn():
        if entry.source in ways and isinstance(entry.event, kinds):
            for memory in event.matches(scene, entry.event, entry.new):
                size += event.size(entry.event)
                if size >= needed:
                    return memory
    return None


def happens_this_way(scene: Any, event: EventWord) -> bool:
    """Whether it has; what the event mentions is known from then on."""
    memory = happened_this_way(scene, event)
    if memory is not None:
        scene.memory.update(memory)
    return memory is not None


@word
class HappenedThisWay(Fact):
    """Whether the text has made such an event happen."""

    event: EventWord
    past: bool = False
    LOOKS = frozenset({"history"})
    LOOKS_BACK = True
    LOCAL = False
    ENGLISH = ("{event} this way", "{event@past} this way {past=True}")

    def ok(self) -> bool:
        """Casting this way is what a permission before it speaks of; what was exiled or destroyed is `WasDoneThisWay`."""
        if isinstance(self.event, ThingEvent):
            return not any(isinstance(happening, IsExiled | IsDestroyed) for happening in self.event.does)
        return not (isinstance(self.event, PlayerEvent) and isinstance(self.event.does[0], CastsSpell))

    def holds(self, scene: Any) -> bool:
        """Whether it has."""
        return happens_this_way(scene, self.event)


class DoneByPlayer(Enum):
    """What a player did with things, as a text looks back at its own acts."""

    EXILE = "<exiles|exile|exiled>"
    RETURN = "<returns|return|returned>"
    REVEAL = "<reveals|reveal|revealed>"
    DESTROY = "<destroys|destroy|destroyed>"
    CREATE = "<creates|create|created>"
    PUT = "<puts|put|put>"

    @property
    def done(self) -> str:
        """What the things are then, as a value of `references.Done`."""
        return _DONE[self]


_DONE = {
    DoneByPlayer.EXILE: Done.EXILED.value,
    DoneByPlayer.RETURN: Done.RETURNED.value,
    DoneByPlayer.REVEAL: Done.REVEALED.value,
    DoneByPlayer.DESTROY: Done.DESTROYED.value,
    DoneByPlayer.CREATE: Done.CREATED.value,
    DoneByPlayer.PUT: Done.PUT.value,
}


@word
class DidThisWay(Fact):
    """Whether a player has done something with such a thing: "if you return a nonland card to your hand this way"."""

    who: Players
    how: DoneByPlayer
    what: Objects
    to: Zone | None = None
    into: Zone | None = None
    past: bool = False
    negative: bool = False
    LOCAL = False
    ENGLISH = (
        "{who} {how@who} {what} [to {to}] [into {into}] this way",
        "{who} {how@past} {what} [to {to}] [into {into}] this way {past=True}",
        "{who} didn't {how@bare} {what} [to {to}] [into {into}] this way {past=True} {negative=True}",
    )

    def ok(self) -> bool:
        """What you put is told in the past, which looks the same (Sidequest: Catch a Fish)."""
        return self.past or self.how is not DoneByPlayer.PUT or not isinstance(self.who, You)

    def holds(self, scene: Any) -> bool:
        """Whether as many as it says are among what the act did it with."""
        done = [id for id in referred(scene, self) if id >= FIRST_OBJECT and self._there(scene, id)]
        found = tuple(id for id in done if self.what.describes(scene, id))
        if found:
            scene.remember(self.what.mark, found)
        return self.what.enough(scene, len(found)) != self.negative

    def _there(self, scene: Any, id: Id) -> bool:
        """Whether it is where the act took it, if that is said: others of them were put elsewhere."""
        zone, now = self.to or self.into, scene.now(id)
        return zone is None or zone.means(scene, now, scene.zone(now))


@word
class FromZoneThisWay(Post):
    """What the text did with it, and where it was: "exiled from their hand this way"."""

    how: Done
    zone: OwnedZone
    LOCAL = False
    ENGLISH = "{how} from {zone} this way"

    def fits(self, scene: Any, id: Id) -> bool:
        """Whether it is one of those that the act took out of there."""
        return id in self.found(scene)

    def found(self, scene: Any) -> tuple[Id, ...]:
        """Those that have left that zone."""
        gone = (id for id in referred(scene, self) if id >= FIRST_OBJECT and scene.zone(id) == "gone")
        return tuple(id for id in gone if self.zone.means(scene, id, scene.game[id].was))


@word
class ToZoneThisWay(Post):
    """What the text did with it, and where it is now: "card returned to your hand this way"."""

    how: Done
    zone: OwnedZone
    LOCAL = False
    ENGLISH = "{how} to {zone} this way"

    def fits(self, scene: Any, id: Id) -> bool:
        """Whether it is one of those that the act brought there."""
        return id in self.found(scene)

    def found(self, scene: Any) -> tuple[Id, ...]:
        """Those that are in that zone."""
        ids = scene.all_now(id for id in referred(scene, self) if id >= FIRST_OBJECT)
        return tuple(dict.fromkeys(id for id in ids if self.zone.contains(scene, id)))


@word
class ThatDidThisWay(Post):
    """What happened to it because of the text: "that died this way", "that were put into a graveyard this way"."""

    does: Happening
    TELLS_PAST = True
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "that {does@past} this way"

    def _things(self, scene: Any) -> tuple[Id, ...]:
        way = getattr(scene, "stack_object", 0) or scene.source
        entries = [e for e in scene.game.this_turn() if e.source == way and isinstance(e.event, self.does.EVENTS)]
        things = (_as_it_was(scene, e, self.does.thing(scene, e.event, e.new)) for e in reversed(entries))
        return tuple(dict.fromkeys(thing for thing in things if thing))

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it did."""
        return id in self._things(scene)

    def found(self, scene: Scene) -> tuple[Id, ...]:
        """All that did, be they still there or not."""
        return self._things(scene)


def _as_it_was(scene: Any, entry: Entry, thing: Id) -> Id:
    """What has left the battlefield is described as it was there (608.2h): "artifacts they controlled that were put …"."""
    event = entry.event
    if thing and thing == entry.new and isinstance(event, Move) and event.from_zone(scene.game) == "battlefield":
        return int(event.object)
    return thing


@word
class WhoDidThisWay(PlayerPost):
    """What the player did because of the text: "each player who searched their library this way"."""

    does: PlayerHappening
    negative: bool = False
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = ("who {does@past} this way", "who didn't {does@bare} this way {negative=True}")

    def fits(self, scene: Any, player: Id) -> bool:
        """Whether they did, or didn't."""
        way = getattr(scene, "stack_object", 0) or scene.source
        entries = (e for e in scene.game.this_turn() if e.source == way and isinstance(e.event, self.does.EVENTS))
        return any(self.does.player(scene, e.event, e.new) == player for e in entries) != self.negative


@word
class WhenThisWay(Lead):
    """When the text makes such an event happen: a reflexive ability triggers (603.12)."""

    event: EventWord | None = None
    fact: DidThisWay | None = None
    ENGLISH = ("when {event} this way ,", "when {fact} ,")

    def met(self, scene: GameScene) -> bool:
        """If it has."""
        if self.fact is not None:
            return self.fact.holds(scene)
        return self.event is not None and happens_this_way(scene, self.event)

    def reflexive(self) -> bool:
        """It is."""
        return True

    def returning(self) -> ThingEvent | None:
        """An exiled card enters: by what returns it, as the duration ends."""
        if not isinstance(self.event, ThingEvent) or not all(isinstance(each, Enters) for each in self.event.does):
            return None
        states = (word.states for word in within(self.event.subject) if isinstance(word, InState))
        return self.event if any(State.EXILED in each for each in states) else None
