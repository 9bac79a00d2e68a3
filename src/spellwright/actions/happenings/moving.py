"""Entering, leaving, dying, being put somewhere (603.6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.actions.happening import Happening
from spellwright.rules.scene import GameScene
from spellwright.state.events.components import became
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.zones import PUBLIC, Move
from spellwright.words.ability import BATTLEFIELD, EVERYWHERE
from spellwright.words.owners import Owner
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.word import word
from spellwright.words.zones import SharedZone, TheZone, Zone


@word
class Enters(Happening):
    """Enters the battlefield (603.6a), under somebody's control, from somewhere."""

    under: Owner | None = None
    tapped: bool = False
    untapped: bool = False
    origin: Zone | None = None
    EVENTS = (Move, CreateToken)
    TO = "battlefield"
    ENGLISH = (
        (
            "<enters|enter|entered> (|the battlefield) {tapped?tapped} {untapped?untapped} [under {under} control] "
            "[from {origin}]"
        ),
        "<enters|enter|entered> (|the battlefield) tapped and under {under} control {tapped=True}",
    )
    SYNONYMS = True

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The new object."""
        if not event.enters or not new:
            return NOBODY
        if self.under is not None and not self.under.means(scene, scene.controller(new)):
            return NOBODY
        if (self.tapped and not event.tapped) or (self.untapped and event.tapped):
            return NOBODY
        if self.origin is None:
            return new
        was = event.from_zone(scene.game) if isinstance(event, Move) else ""
        return new if self.origin.means(scene, new, was) else NOBODY

    def own_zones(self) -> frozenset[str]:
        """The battlefield, whereto it comes."""
        return BATTLEFIELD


def leaves(scene: GameScene, event: Any) -> bool:
    """Whether the event takes something from the battlefield to another zone."""
    return isinstance(event, Move) and not event.enters and event.from_zone(scene.game) == "battlefield"


@word
class Dies(Happening):
    """Dies: is put into a graveyard from the battlefield (700.4)."""

    under: Owner | None = None
    EVENTS = (Move,)
    TO = "graveyard"
    ENGLISH = "<dies|die|died> [under {under} control]"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The permanent, as it last was."""
        if event.to != "graveyard" or not leaves(scene, event):
            return NOBODY
        if self.under is not None and not self.under.means(scene, scene.controller(event.object)):
            return NOBODY
        return int(event.object)

    def looks_back(self, event: Any) -> bool:
        """At what leaves (603.10a)."""
        return bool(event.to == "graveyard")

    def moves(self) -> bool:
        """It does."""
        return True


@word
class Leaves(Happening):
    """Leaves the battlefield (603.6c), under somebody's control, perhaps other than by dying."""

    under: Owner | None = None
    without_dying: bool = False
    EVENTS = (Move,)
    ENGLISH = "<leaves|leave|left> the battlefield [under {under} control] {without_dying?without dying}"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The permanent, as it last was."""
        if not leaves(scene, event) or (self.without_dying and event.to == "graveyard"):
            return NOBODY
        if self.under is not None and not self.under.means(scene, scene.controller(event.object)):
            return NOBODY
        return int(event.object)

    def looks_back(self, event: Any) -> bool:
        """At what leaves (603.10a)."""
        return not event.enters

    def moves(self) -> bool:
        """It does."""
        return True


@word
class LeavesZone(Happening):
    """Leaves a graveyard or another zone than the battlefield."""

    zone: Zone
    EVENTS = (Move,)
    ENGLISH = "<leaves|leave|left> {zone}"

    def ok(self) -> bool:
        """Leaving the battlefield has its own word (Journey to Nowhere)."""
        return self.zone.name != "battlefield"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The object, as it was there."""
        there = self.zone.means(scene, event.object, event.from_zone(scene.game))
        return int(event.object) if there else NOBODY

    def looks_back(self, event: Any) -> bool:
        """When a card leaves a graveyard (603.10a)."""
        return self.zone.name == "graveyard"


@word
class PutInto(Happening):
    """Is put into a zone, from another or from anywhere (603.6c)."""

    to: Zone
    origin: Zone | None = None
    EVENTS = (Move,)
    ENGLISH = "<is|are|was|were|been> put into {to} [from {origin}]"

    @property
    def leaving(self) -> bool:
        """Whether it looks back at what leaves, as it says: the battlefield, a graveyard, or another zone that all see.

        From the last into a hand or library only (603.10a).
        """
        if self.origin is None:
            return False
        hidden = self.to.name in ("hand", "library") and self.origin.name in PUBLIC
        return hidden or self.origin.name in ("battlefield", "graveyard")

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """What left, as it was, if it looks back; else what it has become."""
        if not self.to.means(scene, event.object, event.to):
            return NOBODY
        was = event.from_zone(scene.game)
        if was == event.to or (self.origin is not None and not self.origin.means(scene, event.object, was)):
            return NOBODY
        return int(event.object) if self.leaving else new

    def things(self, scene: GameScene, event: Any, new: Id) -> tuple[Id, ...]:
        """Of a permanent that several cards represented, each card that is put there (712.21e, 729.3)."""
        thing = self.thing(scene, event, new)
        return became(scene.game, event.object) if thing and thing == new else (thing,) if thing else ()

    def would(self, scene: GameScene, event: Any) -> Id:
        """What would move there."""
        return int(event.object) if self.thing(scene, event, event.object) else NOBODY

    def looks_back(self, event: Any) -> bool:
        """Only if it speaks of leaving such a zone (603.6c, 603.10a)."""
        return self.leaving

    def to_a_permanent(self) -> PutInto:
        """From the battlefield, then (603.6c)."""
        return self if self.origin is not None else replace(self, origin=TheZone(SharedZone.BATTLEFIELD))

    def own_zones(self) -> frozenset[str]:
        """What it leaves, or where it is put: it can't trigger from anywhere else (113.6k)."""
        if self.leaving and self.origin is not None:
            return frozenset({self.origin.name})
        return frozenset({self.to.name}) if self.to.name else EVERYWHERE

    def moves(self) -> bool:
        """It does."""
        return True


@word
class ReturnedTo(Happening):
    """Is returned to a hand (from the battlefield unless it says another zone)."""

    to: Zone
    origin: Zone | None = None
    EVENTS = (Move,)
    ENGLISH = "<is|are|was|were|been> returned to {to} [from {origin}]"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """What was returned, as it was."""
        if not self.to.means(scene, event.object, event.to):
            return NOBODY
        was = event.from_zone(scene.game)
        fits = was == "battlefield" if self.origin is None else self.origin.means(scene, event.object, was)
        return int(event.object) if fits else NOBODY

    def looks_back(self, event: Any) -> bool:
        """What all players can see is put into a hand (603.10a)."""
        return True

    def moves(self) -> bool:
        """It does."""
        return True


@word
class IsExiled(Happening):
    """Is exiled (406), from somewhere or from anywhere."""

    origin: Zone | None = None
    EVENTS = (Move,)
    ENGLISH = "<is|are|was|were|been> exiled [from {origin}]"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """What was exiled, as it was."""
        if event.to != "exile":
            return NOBODY
        was = event.from_zone(scene.game)
        if self.origin is not None and not self.origin.means(scene, event.object, was):
            return NOBODY
        return int(event.object)

    def looks_back(self, event: Any) -> bool:
        """It leaves the battlefield or a graveyard (603.10a)."""
        return True

    def moves(self) -> bool:
        """It does."""
        return True
