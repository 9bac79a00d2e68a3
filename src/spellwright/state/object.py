"""Objects (109): cards, tokens, spells, copies, abilities on the stack and emblems, wherever they are."""

from __future__ import annotations

from typing import Any

from spellwright.state.card import Card
from spellwright.state.choices import Choices
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import NOBODY, Id

NO_IDS: tuple[Id, ...] = ()


class Object:
    """One object in one zone; an object that changes zones becomes a new one (400.7).

    All fields but `epoch` are immutable values. What has left keeps its fields, with zone "gone", its last known
    characteristics (608.2h) and the id of what it became.
    """

    __slots__ = (
        "id", "epoch", "card", "face", "printed", "owner", "controller", "zone", "copied", "face_down", "timestamp", "tapped",
        "since", "damage", "counters", "attacking", "blocking", "blocked", "attached_to", "granted", "notes", "last_known",
        "choices", "ability", "source", "event", "token", "copy", "became", "phased_out", "chosen", "prepared",
        "was", "stamped", "merged", "flipped",
    )  # fmt: skip

    def __init__(self, id: Id, card: Card | None, printed: Characteristics, owner: Id, zone: str) -> None:
        self.id, self.epoch, self.card, self.printed, self.owner, self.zone = id, 0, card, printed, owner, zone
        self.face = 0  # which face of the card `printed` shows; -1 for the whole card
        self.controller = owner  # the base controller: control-changing effects are layer 2
        self.copied: Characteristics | None = None  # the copiable values that a copy effect gave it (707.2)
        self.merged: Characteristics | None = None  # what several cards that have merged are together (729.2a)
        self.flipped = False  # the status, which stays whatever it copies (110.5c)
        self.face_down: Characteristics | None = None  # what it is while face down (708.2)
        self.timestamp = 0  # 613.7d
        self.tapped = False
        self.since = 0  # the turn count when it came under its controller's control (302.6)
        self.damage = 0  # marked on it (120.3e)
        self.counters: tuple[tuple[str, int], ...] = ()
        self.attacking: Id = NOBODY  # what it attacks (508.1b)
        self.blocking: tuple[Id, ...] = NO_IDS
        self.blocked = False  # a blocked creature stays so (509.1h)
        self.attached_to: Id = NOBODY
        self.granted: tuple[Ability, ...] = ()  # abilities and permissions it was given; gone with it (400.7)
        self.notes: tuple[tuple[str, int], ...] = ()  # what keywords remember about it
        self.last_known: Characteristics | None = None
        self.choices: Choices | None = None
        self.ability: Ability | None = None  # an ability on the stack, with its source and what triggered it
        self.source: Id = NOBODY
        self.event: Any = None
        self.token = False
        self.copy = False  # a copy of a card or spell
        self.became: Id = NOBODY  # the new object, once this one has changed zones
        self.phased_out = False
        self.chosen: tuple[tuple[str, Any], ...] = ()  # what was chosen as it entered ("color", "creature type" ...)
        self.stamped: tuple[tuple[str, int], ...] = ()  # when a counter of a kind was last put on it (613.7c)
        self.was = ""  # the zone that it has left
        self.prepared: tuple[Characteristics, ...] = ()  # further halves of a spell cast as several (709.4d)

    def clone(self) -> Object:
        """A copy that another branch may write."""
        o = Object.__new__(Object)
        o.id = self.id
        o.epoch = self.epoch
        o.card = self.card
        o.face = self.face
        o.printed = self.printed
        o.owner = self.owner
        o.controller = self.controller
        o.zone = self.zone
        o.copied = self.copied
        o.face_down = self.face_down
        o.timestamp = self.timestamp
        o.tapped = self.tapped
        o.since = self.since
        o.damage = self.damage
        o.counters = self.counters
        o.attacking = self.attacking
        o.blocking = self.blocking
        o.blocked = self.blocked
        o.attached_to = self.attached_to
        o.granted = self.granted
        o.notes = self.notes
        o.last_known = self.last_known
        o.choices = self.choices
        o.ability = self.ability
        o.source = self.source
        o.event = self.event
        o.token = self.token
        o.copy = self.copy
        o.became = self.became
        o.phased_out = self.phased_out
        o.chosen = self.chosen
        o.prepared = self.prepared
        o.was = self.was
        o.stamped = self.stamped
        o.merged = self.merged
        o.flipped = self.flipped
        return o

    @property
    def copiable(self) -> Characteristics:
        """Its copiable values (707.2), as its status has it (707.3)."""
        return as_status_has_it(self, self.upright)

    @property
    def upright(self) -> Characteristics:
        """Its copiable values were it not flipped: a copy isn't flipped because what it copies is (707.2)."""
        return self.face_down or self.merged or self.copied or self.printed

    def counters_of(self, kind: str) -> int:
        """How many counters of a kind are on it; of all kinds for ""."""
        return sum(n for k, n in self.counters if k == kind or not kind)

    def note(self, name: str) -> int:
        """A keyword's note on it; 0 where there is none."""
        for noted, value in self.notes:
            if noted == name:
                return value
        return 0


def as_status_has_it(o: Object, values: Characteristics) -> Characteristics:
    """The alternative characteristics of a flip card, if the object is flipped (110.5c, 707.3, 710.2)."""
    return values.flipped if o.flipped and values.flipped is not None else values


WHILE_ENTERING = "mark "
"""What begins the name under which an event of entering carries along what was mentioned as that happens (614.12a)."""


def choices_kept(chosen: tuple[tuple[str, Any], ...]) -> tuple[tuple[str, Any], ...]:
    """The choices made as a permanent enters that it keeps (607.2d): without what matters only while it enters."""
    return tuple(each for each in chosen if not each[0].startswith(WHILE_ENTERING)) if chosen else chosen


def chosen_as(what: str, own_name: str, name: str) -> str:
    """Under what a choice for an object is kept that an ability of it calls for while it has this name (607.2d).

    A choice for an ability that it had by copying serves no ability that it has as itself, or copies later (607.5a).
    """
    return what if name == own_name else f"{what} as {name}"
