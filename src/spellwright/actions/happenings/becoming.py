"""Changes of status: tapped, targeted, turned face up, transformed, attached, phased, countered."""

from __future__ import annotations

from enum import Enum
from typing import Any

from spellwright.actions.happening import Happening, told
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Act, Undertake
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import (
    Attach,
    Destroy,
    Phase,
    Tap,
    Transform,
    TurnFaceDown,
    TurnFaceUp,
    Unattach,
    Untap,
)
from spellwright.state.events.stack import AddMana, Counter, CreateToken, Targeted
from spellwright.state.events.zones import Move
from spellwright.words.ability import EVERYWHERE
from spellwright.words.amounts import Amount
from spellwright.words.mana import amount_of
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.references import Objects, Recipient
from spellwright.words.word import word


@word
class BecomesTapped(Happening):
    """Becomes tapped (701.26a)."""

    EVENTS = (Tap,)
    ENGLISH = "<becomes|become|became|become> tapped"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The permanent."""
        return int(event.object)


@word
class BecomesUntapped(Happening):
    """Becomes untapped (701.26b)."""

    EVENTS = (Untap,)
    ENGLISH = "<becomes|become|became|become> untapped"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The permanent."""
        return int(event.object)


@word
class IsTappedForMana(Happening):
    """Is tapped for mana (106.12), or for so much of it."""

    least: Amount | None = None
    EVENTS = (AddMana,)
    ENGLISH = (
        "<is|are|was|were|been> tapped for mana",
        "<is|are|was|were|been> tapped for {least:num} or more mana",
    )

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The permanent whose mana ability it was."""
        enough = self.least is None or amount_of(event.mana) >= self.least.value(scene)
        return int(event.source) if event.by_tapping and enough else NOBODY


@word
class BecomesTarget(Happening):
    """Becomes the target of a spell or ability (115.1)."""

    of: Objects
    EVENTS = (Targeted,)
    TO_PLAYERS = True
    ENGLISH = "<becomes|become|became|become> the target of {of}"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """What has become a target."""
        return int(event.target) if self.of.describes(scene, event.by) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The spell or ability."""
        return told((self.of, (event.by,)))


@word
class IsTurnedFaceUp(Happening):
    """Is turned face up (708.7)."""

    EVENTS = (TurnFaceUp,)
    ENGLISH = "<is|are|was|were|been> turned face up"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The permanent."""
        return int(event.object)


@word
class IsTurnedFaceDown(Happening):
    """Is turned face down (708.2)."""

    EVENTS = (TurnFaceDown,)
    ENGLISH = "<is|are|was|were|been> turned face down"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The permanent."""
        return int(event.object)


@word
class Transforms(Happening):
    """Transforms, perhaps into what it is called then (701.27)."""

    into: Recipient | None = None
    EVENTS = (Transform,)
    ENGLISH = "<transforms|transform|transformed> [into {into}]"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The permanent; into itself only if it is the source, which shows the face that says so."""
        if self.into is not None and not self.into.describes(scene, event.object):
            return NOBODY
        return int(event.object)


@word
class PhasesOut(Happening):
    """Phases out (702.26)."""

    EVENTS = (Phase,)
    ENGLISH = "<phases|phase|phased> out"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The permanent."""
        return int(event.object) if event.out else NOBODY

    def looks_back(self, event: Any) -> bool:
        """It does (603.10b)."""
        return bool(event.out)


@word
class PhasesIn(Happening):
    """Phases in (702.26)."""

    EVENTS = (Phase,)
    ENGLISH = "<phases|phase|phased> in"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The permanent."""
        return NOBODY if event.out else int(event.object)


@word
class BecomesAttached(Happening):
    """Becomes attached to something (701.3a), also by entering the battlefield attached to it (303.4f, 608.3c)."""

    to: Recipient
    EVENTS = (Attach, Move, CreateToken)
    TO = "battlefield"
    ENGLISH = "<becomes|become|became|become> attached to {to}"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The Aura, Equipment or Fortification."""
        host = self._host(event)
        it = int(event.object) if isinstance(event, Attach) else new
        return it if host and self.to.describes(scene, host) else NOBODY

    @staticmethod
    def _host(event: Any) -> Id:
        if isinstance(event, Attach):
            return event.to
        host: Id = event.attached_to if event.enters else NOBODY
        return host

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """To what."""
        return told((self.to, (self._host(event),)))


@word
class BecomesUnattached(Happening):
    """Becomes unattached, perhaps from such a one (701.3d)."""

    what: Objects | None = None
    EVENTS = (Unattach, Attach, Move)
    ENGLISH = "<becomes|become|became|become> unattached [from {what}]"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """What ceases to be attached: it comes off, is attached to something else, or leaves the battlefield."""
        host = scene.attached_to(event.object)
        if not host or (isinstance(event, Attach) and event.to == host):
            return NOBODY
        if isinstance(event, Move) and scene.zone(event.object) != "battlefield":
            return NOBODY
        return int(event.object) if self.what is None or self.what.describes(scene, host) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """From what."""
        return told((self.what, (scene.attached_to(event.object),))) if self.what is not None else ()

    def looks_back(self, event: Any) -> bool:
        """It does (603.10c)."""
        return True


@word
class IsCountered(Happening):
    """Is countered (701.6)."""

    by: Objects | None = None
    EVENTS = (Counter,)
    ENGLISH = "<is|are|was|were|been> countered [by {by}]"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The spell or ability."""
        return int(event.object) if self.by is None or self.by.describes(scene, event.by) else NOBODY

    def looks_back(self, event: Any) -> bool:
        """It does (603.10e)."""
        return True

    def own_zones(self) -> frozenset[str]:
        """On the stack."""
        return EVERYWHERE


@word
class DoesFight(Happening):
    """Fights (701.14)."""

    EVENTS = (Act,)
    ENGLISH = "<fights|fight>"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The creature."""
        return int(event.object) if event.what == "fight" else NOBODY


@word
class Counters(Happening):
    """Counters a spell or ability (701.6)."""

    what: Objects
    EVENTS = (Counter,)
    ENGLISH = "<counters|counter> {what}"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The spell or ability whose effect counters it."""
        return int(event.by) if self.what.describes(scene, event.object) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """What is countered."""
        return told((self.what, (event.object,)))

    def looks_back(self, event: Any) -> bool:
        """It does (603.10e)."""
        return True


@word
class IsDestroyed(Happening):
    """Is destroyed (701.8)."""

    EVENTS = (Destroy,)
    ENGLISH = "<is|are|was|were|been> destroyed"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The permanent."""
        return int(event.object)

    def looks_back(self, event: Any) -> bool:
        """It leaves (603.10a)."""
        return True

    def moves(self) -> bool:
        """To the graveyard."""
        return True


class ActionOfCreature(Enum):
    """What a creature does that has a name."""

    EXPLORE = "<explores|explore|explored>"
    CONNIVE = "<connives|connive|connived>"


@word
class DoesActionItself(Happening):
    """Explores (701.44) or connives (701.50)."""

    action: ActionOfCreature
    EVENTS = (Act,)
    ENGLISH = "{action}"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The creature that does."""
        return int(event.object) if event.what == self.action.name.lower() else NOBODY

    def would_be(self) -> tuple[type[Event], ...]:
        """That it is about to be done."""
        return (Undertake,)
