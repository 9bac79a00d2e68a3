"""What happens to permanents: tapping (701.26), destroying, sacrificing, counters (122), attaching (701.3), statuses (110.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from spellwright.state.events.components import merge_anew, merged_with, turning_over
from spellwright.state.events.event import Bookkeeping, Event, controller_of, reckon_with_counters
from spellwright.state.events.zones import Move, known_now
from spellwright.state.game import Game
from spellwright.state.object import Object, chosen_as
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id


@dataclass(frozen=True, slots=True)
class OfObject(Event):
    """The base of events that happen to one object."""

    object: Id

    def affected(self, game: Game) -> Id:
        return controller_of(game, self.object)

    @property
    def subject(self) -> Id:
        return self.object if self.object >= FIRST_OBJECT else NOBODY


@dataclass(frozen=True, slots=True)
class Tap(OfObject):
    """A permanent is tapped (701.26a); `cause` "attack", "mana" or "cost" where that matters.

    `by` is the player who does so; 0 where that is its controller.
    """

    RULE: ClassVar[str] = "701.26a"

    cause: str = ""
    by: Id = NOBODY

    def possible(self, game: Game) -> bool:
        o = game[self.object]
        return o.zone == "battlefield" and not o.tapped

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.write(self.object, "tapped").tapped = True
        return NOBODY


@dataclass(frozen=True, slots=True)
class Untap(OfObject):
    """A permanent is untapped (701.26b); `cause` "untap step" where it is that."""

    RULE: ClassVar[str] = "701.26b"

    cause: str = ""

    def possible(self, game: Game) -> bool:
        o = game[self.object]
        return o.zone == "battlefield" and o.tapped

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.write(self.object, "tapped").tapped = False
        return NOBODY


@dataclass(frozen=True, slots=True)
class Destroy(OfObject):
    """A permanent is destroyed: put into its owner's graveyard, unless regenerated (701.8)."""

    RULE: ClassVar[str] = "701.8a"

    regenerable: bool = True
    cause: str = "destroy"

    def possible(self, game: Game) -> bool:
        return game[self.object].zone == "battlefield"

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (Move(self.object, "graveyard", cause=self.cause),)

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY


@dataclass(frozen=True, slots=True)
class Sacrifice(OfObject):
    """A player sacrifices a permanent they control (701.21a); `by` is the spell or ability whose text makes them."""

    RULE: ClassVar[str] = "701.21a"

    player: Id = NOBODY
    by: Id = NOBODY

    def possible(self, game: Game) -> bool:
        return game[self.object].zone == "battlefield" and controller_of(game, self.object) == self.player

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (Move(self.object, "graveyard", cause="sacrifice"),)

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY


def with_counters(counters: tuple[tuple[str, int], ...], kind: str, change: int) -> tuple[tuple[str, int], ...]:
    """Counters after some of a kind were added or removed; never fewer than none."""
    found = dict(counters)
    found[kind] = max(0, found.get(kind, 0) + change)
    return tuple((k, n) for k, n in found.items() if n)


@dataclass(frozen=True, slots=True)
class PutCounters(OfObject):
    """Counters are put on an object or player (122.6)."""

    RULE: ClassVar[str] = "122.6"

    kind: str
    number: int
    player: Id = NOBODY  # who puts them

    def possible(self, game: Game) -> bool:
        return self.number > 0 and (self.object < FIRST_OBJECT or game[self.object].zone != "gone")

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        holder: Any = (
            game.write(self.object, "counters")
            if self.object >= FIRST_OBJECT
            else game.write_player(self.object, "counters")
        )
        holder.counters = with_counters(holder.counters, self.kind, self.number)
        reckon_with_counters(game, self.kind)
        if self.object >= FIRST_OBJECT:
            game.clock += 1
            stamps = (stamp for stamp in holder.stamped if stamp[0] != self.kind)
            holder.stamped = (*stamps, (self.kind, game.clock))  # 613.7c
        return NOBODY


@dataclass(frozen=True, slots=True)
class RemoveCounters(OfObject):
    """Counters are removed from an object or player (122.1)."""

    RULE: ClassVar[str] = "122.1"

    kind: str
    number: int

    def possible(self, game: Game) -> bool:
        return self.number > 0

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        holder: Any = (
            game.write(self.object, "counters")
            if self.object >= FIRST_OBJECT
            else game.write_player(self.object, "counters")
        )
        holder.counters = with_counters(holder.counters, self.kind, -self.number)
        return NOBODY


@dataclass(frozen=True, slots=True)
class Attach(OfObject):
    """An Aura, Equipment or Fortification becomes attached to an object or player (701.3a)."""

    RULE: ClassVar[str] = "701.3a"

    to: Id

    def possible(self, game: Game) -> bool:
        return game[self.object].zone == "battlefield" and game[self.object].attached_to != self.to

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        o = game.write(self.object, "attached")
        game.clock += 1
        o.attached_to, o.timestamp = self.to, game.clock  # 613.7e
        return NOBODY


@dataclass(frozen=True, slots=True)
class Unattach(OfObject):
    """It becomes unattached and stays where it is (701.3d)."""

    RULE: ClassVar[str] = "701.3d"

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.write(self.object, "attached").attached_to = NOBODY
        return NOBODY


@dataclass(frozen=True, slots=True)
class TurnFaceUp(OfObject):
    """A face-down permanent is turned face up (708.7), and with it each of its components (729.2f); or a card in exile.

    `by` is the player who does so; 0 where that is its controller.
    """

    RULE: ClassVar[str] = "708.7"

    by: Id = NOBODY

    def possible(self, game: Game) -> bool:
        o = game[self.object]
        cards = (game[id].printed for id in (self.object, *merged_with(o)))
        if o.zone in ("exile", "command"):
            return o.face_down is not None
        return o.face_down is not None and all(card.is_permanent for card in cards)  # 701.40g, 729.2g

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        o = game.write(self.object, "face")
        game.clock += 1
        o.face_down, o.timestamp = None, game.clock  # 613.7f
        for id in merged_with(o):
            game.write(id, "face").face_down = None
        merge_anew(game, self.object)
        return NOBODY


@dataclass(frozen=True, slots=True)
class TurnFaceDown(OfObject):
    """A permanent is turned face down (708.2), and with it each of its components (729.2f)."""

    RULE: ClassVar[str] = "708.2"

    values: Characteristics

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        o = game.write(self.object, "face")
        game.clock += 1
        o.face_down, o.timestamp = self.values, game.clock  # 613.7f
        for id in merged_with(o):
            game.write(id, "face").face_down = self.values
        return NOBODY


@dataclass(frozen=True, slots=True)
class Turn(OfObject):
    """The base of what shows other characteristics of the card that represents a permanent, or of its components."""

    RULE: ClassVar[str] = "701.27a"

    def possible(self, game: Game) -> bool:
        return game[self.object].zone == "battlefield" and bool(self.turning(game))

    def turning(self, game: Game) -> tuple[Id, ...]:
        """What turns: it, or components of it."""
        raise NotImplementedError

    def turned(self, o: Object) -> tuple[int, Characteristics, bool]:
        """The face that is up then, what is printed there, and whether it's flipped."""
        assert o.card is not None
        return 1 - o.face, o.card.faces[1 - o.face], o.flipped

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        for id in self.turning(game):
            o = game.write(id, "face")
            o.face, o.printed, o.flipped = self.turned(o)
        game.clock += 1
        game.write(self.object, "face").timestamp = game.clock  # 613.7g
        merge_anew(game, self.object)
        return NOBODY


@dataclass(frozen=True, slots=True)
class Transform(Turn):
    """A permanent turns its other face up, of a merged one each double-faced component does (701.27a, 729.2i)."""

    RULE: ClassVar[str] = "701.27a"

    def turning(self, game: Game) -> tuple[Id, ...]:
        return turning_over(game, self.object)


@dataclass(frozen=True, slots=True)
class FlipCard(Turn):
    """A permanent flips, with all its components (710.4, 729.2h)."""

    RULE: ClassVar[str] = "710.4"

    def turning(self, game: Game) -> tuple[Id, ...]:
        return tuple(id for id in (self.object, *merged_with(game[self.object])) if not game[id].flipped)

    def turned(self, o: Object) -> tuple[int, Characteristics, bool]:
        """The same card, flipped from now on."""
        return o.face, o.printed, True


@dataclass(frozen=True, slots=True)
class Phase(OfObject):
    """A permanent phases out or in (702.26)."""

    RULE: ClassVar[str] = "702.26a"

    out: bool

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.write(self.object, "phased").phased_out = self.out
        return NOBODY


@dataclass(frozen=True, slots=True)
class Grant(OfObject):
    """An object is given an ability or a permission of its own; it keeps it until it leaves (400.7)."""

    RULE: ClassVar[str] = "113.1"

    abilities: tuple[Ability, ...]

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        o = game.write(self.object, "granted")
        o.granted = (*o.granted, *self.abilities)
        game.expect(self.abilities)
        return NOBODY


@dataclass(frozen=True, slots=True)
class Mark(OfObject):
    """A keyword notes something about an object, or removes its note (a value of 0)."""

    RULE: ClassVar[str] = "702.1"

    name: str
    value: int

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        o = game.write(self.object, "notes")
        kept = tuple((n, v) for n, v in o.notes if n != self.name)
        o.notes = (*kept, (self.name, self.value)) if self.value else kept
        return NOBODY


@dataclass(frozen=True, slots=True)
class Note(Bookkeeping):
    """A rule notes something about an object for as long as it carries something out."""

    object: Id
    name: str

    def apply(self, game: Game) -> None:
        o = game.write(self.object, "notes")
        o.notes = (*o.notes, (self.name, 1))


@dataclass(frozen=True, slots=True)
class Forget(Bookkeeping):
    """A keyword's note about an object has served its purpose (702.2b)."""

    object: Id
    name: str

    def apply(self, game: Game) -> None:
        o = game.write(self.object, "notes")
        o.notes = tuple((n, v) for n, v in o.notes if n != self.name)


@dataclass(frozen=True, slots=True)
class ChooseFor(OfObject):
    """Something is chosen for a permanent: as it enters (614.12) or by an ability of it (607.2d)."""

    RULE: ClassVar[str] = "607.2d"

    name: str
    value: Any

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        o = game.write(self.object, "granted")
        key = chosen_as(self.name, o.printed.name, known_now(game, o).name)
        o.chosen = (*(c for c in o.chosen if c[0] != key), (key, self.value))
        return NOBODY
