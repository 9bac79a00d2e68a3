"""Moving between zones (400), and what belongs to it: entering, leaving, last known information."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from spellwright.state.card import Card
from spellwright.state.events.components import MELDED, components, merge_anew
from spellwright.state.events.effects import begin
from spellwright.state.events.event import Event, controller_of, reckon_with_counters
from spellwright.state.game import Game
from spellwright.state.history import Floating
from spellwright.state.object import NO_IDS, Object, choices_kept
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import NOBODY, Id

ENTERING = "entering"
"""The note on a card in a library whose entering the battlefield is being modified by replacement effects (614.13c)."""

HAD_ATTACHED, WAS_BLOCKED_BY = "had attached", "was blocked by"
"""The notes on what has left the battlefield: what was attached to it, and what blocked it, one for each (608.2h)."""
COMMANDER = "commander"
"""The note on a card that is a commander: it stays one as it changes zones (903.3)."""
OUTSIDE = "outside"
"""Where the cards are that a player owns outside the game (400.11): no zone, but called like one."""
OF_EACH = ("library", "hand", "graveyard", OUTSIDE)
"""What each player has of their own."""
PUBLIC = ("battlefield", "graveyard", "exile", "stack", "command")


@dataclass(frozen=True, slots=True)
class Move(Event):
    """An object moves from one zone to another and becomes a new object (400.7).

    How it enters is said by the optional fields; replacement effects edit them (614.1c-d, 614.12). `controller` 0 means
    its owner. `position` counts from the top of a library (0 the top, -1 the bottom). `face` -2 means the face that it
    has by the rules of the zone. `by_copying` are those of its counters that it enters with because of an exception of
    the copy effect: another copy effect takes them away again (707.9e). `cause` says what kind of move it is where that
    matters ("mill", "discard", "draw", "play", "resolve", "destroy", "sacrifice", "legend", "state-based" ...).
    """

    RULE: ClassVar[str] = "400.7"

    object: Id
    to: str
    controller: Id = NOBODY
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    copied: Characteristics | None = None
    face_down: Characteristics | None = None
    face: int = -2
    granted: tuple[Ability, ...] = ()
    attached_to: Id = NOBODY
    attacking: Id = NOBODY
    blocking: Id = NOBODY
    position: int = 0
    cause: str = ""
    chosen: tuple[tuple[str, Any], ...] = ()
    notes: tuple[tuple[str, int], ...] = ()
    by_copying: tuple[tuple[str, int], ...] = ()
    effects: tuple[Floating, ...] = ()
    """What begins to affect the permanent as it enters (611.2e)."""
    order: tuple[Id, ...] = NO_IDS
    """Of a permanent that several cards represent: its components in the order in which they will lie, the top one first."""

    def affected(self, game: Game) -> Id:
        if self.to == "battlefield" and self.controller:
            return self.controller
        return controller_of(game, self.object)

    @property
    def subject(self) -> Id:
        return self.object

    @property
    def enters(self) -> bool:
        """Whether it enters the battlefield (603.6a)."""
        return self.to == "battlefield"

    def from_zone(self, game: Game) -> str:
        """The zone it leaves, or has left."""
        o = game[self.object]
        return o.was if o.zone == "gone" else o.zone

    def possible(self, game: Game) -> bool:
        if self.to == "battlefield" and self._shows_no_permanent(game):
            return False  # 400.4a, 712.13a
        o = game[self.object]
        if o.zone in (OUTSIDE, "command") and "conspiracy" in o.printed.types and self.to != "command":
            return False  # 315.3, 400.4b
        if o.token and o.zone not in ("battlefield", "stack"):
            return False  # 111.8
        return o.zone not in ("gone", "")

    def _shows_no_permanent(self, game: Game) -> bool:
        """Whether the face of its card that would be up is an instant or sorcery."""
        o = game[self.object]
        if o.card is None or self.face_down is not None or self.face < 0 or self.face >= len(o.card.faces):
            return False
        return not o.card.faces[self.face].types.isdisjoint(("instant", "sorcery"))

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        old = game[self.object]
        if old.zone == "gone":
            return NOBODY
        came_from = old.zone
        known = known_now(game, old)
        controller = controller_of(game, old.id)
        others = components(old)  # known before anything is written: then `old` is another copy
        made = _arrive(game, self, old, new)
        _remove(game, old)
        left = game.write(self.object, "zone")
        left.zone, left.was, left.last_known, left.became = "gone", came_from, known, made.id
        left.controller = controller
        if came_from == "battlefield":
            left.notes = (*left.notes, *_last_around(game, self.object))
            _detach(game, self.object)
        if others:
            self._put_parts(game, made, others)
        else:
            insert(game, made, self.position)
        if came_from == "stack" and self.enters:
            _go_on(game, self.object, made.id)
        if made.note(MELDED):
            _join(game, game[made.note(MELDED)], made.id)
        for effect in self.effects if self.enters else ():
            begin(game, replace(effect, locked=(made.id,)))
        return made.id

    def _put_parts(self, game: Game, made: Object, others: tuple[Id, ...]) -> None:
        """Each component is put there, in the order that was chosen (712.21a, 729.3a)."""
        arrived = {self.object: made}
        for other in others:
            arrived[other] = _part(game, self, game[other])
        order = self.order if self.position < 0 else tuple(reversed(self.order))
        for id in order or tuple(arrived):
            insert(game, arrived[id], self.position)


class Entering(Move):
    """The kind of moves onto the battlefield, for abilities that are about no others (see `moves_to`); all are `Move`s."""

    __slots__ = ()


class Burying(Move):
    """The kind of moves into a graveyard, likewise."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Merge(Event):
    """A spell merges with a permanent, which is the same object as before, now with other copiable values (729.2)."""

    RULE: ClassVar[str] = "729.2"

    object: Id
    spell: Id
    on_top: bool

    def affected(self, game: Game) -> Id:
        return controller_of(game, self.object)

    @property
    def subject(self) -> Id:
        return self.object

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        spell, known = game[self.spell], known_now(game, game[self.spell])
        name = f"{MELDED} {len(components(game[self.object]))}"
        _remove(game, spell)
        left = game.write(self.spell, "zone")
        left.zone, left.was, left.last_known, left.became = "gone", "stack", known, self.object
        o = game.write(self.object, "copy")
        if self.on_top:  # the topmost component is what represents it (729.2a, 729.2d)
            o.card, left.card = left.card, o.card
            o.printed, left.printed = left.printed, o.printed
            o.face, left.face = left.face, o.face
            o.token, left.token = left.token or left.copy, o.token
            o.copied, left.copied = left.copied, o.copied
            o.face_down, left.face_down = left.face_down, o.face_down  # 729.2e
        o.notes = (*o.notes, (name, self.spell))
        merge_anew(game, self.object)
        _go_on(game, self.spell, self.object)
        return NOBODY


def _go_on(game: Game, spell: Id, permanent: Id) -> None:
    """What changes the characteristics of a permanent spell goes on for the permanent that it becomes (400.7a)."""
    if any(spell in (f.locked or ()) for f in game.floating):
        game.floating = tuple(_for_the_permanent(f, spell, permanent) for f in game.floating)


def _for_the_permanent(effect: Floating, spell: Id, permanent: Id) -> Floating:
    locked = effect.locked or ()
    if spell not in locked or "layer_parts" not in effect.ability.hooks():
        return effect
    return replace(effect, locked=tuple(permanent if id == spell else id for id in locked))


def _join(game: Game, other: Object, made: Id) -> None:
    """The second card of a meld pair is part of the permanent (701.42a)."""
    id, was, known = other.id, other.zone, other.copiable
    _remove(game, other)
    left = game.write(id, "zone")
    left.zone, left.was, left.last_known, left.became = "gone", was, known, made


def _part(game: Game, move: Move, other: Object) -> Object:
    """As a permanent that several cards represent leaves, each further card becomes an object of its own (712.21, 729.3)."""
    id = other.id
    made = _arrive(game, move, other, NOBODY)
    game.write(id, "zone").became = made.id
    return made


def known_now(game: Game, o: Object) -> Characteristics:
    """The object's characteristics as last worked out (608.2h); the rules work them out before it leaves."""
    known = game.before or game.derived
    if known.current is not None and o.id in known.current:
        return known.current[o.id]
    return o.copiable


def face_in(card: Card, face: int, to: str) -> int:
    """Which face a card shows in a zone if nothing says otherwise: the front; all together where no part is up."""
    if to in ("battlefield", "stack"):
        return max(face, 0)
    return -1 if card.layout == "split" else 0


def arrives_as(old: Object, to: str, face: int = -2) -> tuple[int, Characteristics]:
    """The face that an object shows in a zone, and what is printed there; `face` is the one that is asked for, or -2."""
    card = old.card
    if card is None:
        return old.face, old.printed
    if face == -2:
        keep = to == "battlefield" and old.zone == "stack"  # a resolving spell stays the face that was cast
        face = old.face if keep else face_in(card, -1, to)
    return face, card.whole if face < 0 else card.faces[face]


def _arrive(game: Game, move: Move, old: Object, new: Id) -> Object:
    """The new object, with what it keeps of the old one (400.7) and what the move gives it."""
    face, printed = arrives_as(old, move.to, move.face)
    o = game.add(old.card, printed, old.owner, move.to, new)
    o.face, o.token, o.copy = face, old.token, old.copy
    o.controller = move.controller or old.owner
    if move.to == "stack":
        o.controller = move.controller or old.controller
    o.tapped, o.counters, o.granted = move.tapped, move.counters, move.granted
    if move.counters:
        reckon_with_counters(game, *(kind for kind, _ in move.counters))
    if move.granted:
        game.expect(move.granted)
    o.copied, o.face_down = move.copied, move.face_down
    if old.copy and old.copied is not None and o.copied is None:
        o.copied = old.copied
    o.attached_to, o.attacking, o.chosen, o.notes = (
        move.attached_to,
        move.attacking,
        choices_kept(move.chosen),
        (*move.notes, *(note for note in old.notes if note[0] == COMMANDER)),
    )
    if move.blocking:
        o.blocking = (move.blocking,)  # 509.4
    game.clock += 1
    o.timestamp, o.since = game.clock, game.turn  # 613.7d
    if old.zone == "stack" and move.to == "battlefield":
        o.choices = old.choices  # what was chosen for the spell: kicked, X (400.7d)
        if old.copy:
            o.token, o.copy = True, False  # 608.3f
    return o


def _last_around(game: Game, gone: Id) -> tuple[tuple[str, int], ...]:
    """What was attached to it, and what blocked it, as it left (608.2h)."""
    around: list[tuple[str, int]] = []
    for o in game.permanents():
        if o.attached_to == gone:
            around.append((HAD_ATTACHED, o.id))
        if gone in o.blocking:
            around.append((WAS_BLOCKED_BY, o.id))
    return tuple(around)


def _detach(game: Game, gone: Id) -> None:
    """What was attached to it is so no longer; attackers and blockers lose it (506.4)."""
    for id, blocking in [(o.id, o.blocking) for o in game.permanents() if gone in o.blocking]:
        game.write(id, "combat").blocking = tuple(b for b in blocking if b != gone)


def zone_of(game: Game, zone: str, owner: Id) -> tuple[Id, ...]:
    """The ids in a zone, the owner's where each player has one, or of the cards that they own outside the game."""
    if zone in OF_EACH:
        found: tuple[Id, ...] = getattr(game.player(owner), zone)
        return found
    shared: tuple[Id, ...] = getattr(game, zone)
    return shared


def set_zone(game: Game, zone: str, owner: Id, ids: tuple[Id, ...]) -> None:
    """Write the ids of a zone (for events only)."""
    if zone in OF_EACH:
        setattr(game.write_player(owner, zone), zone, ids)
    else:
        setattr(game, zone, ids)


def _remove(game: Game, o: Object) -> None:
    ids = zone_of(game, o.zone, o.owner)
    at = len(ids) - 1 if ids and ids[-1] == o.id else ids.index(o.id)
    set_zone(game, o.zone, o.owner, ids[:at] + ids[at + 1 :])


def insert(game: Game, o: Object, position: int = 0) -> None:
    """Put a new object into its zone: on top, or in a library at a position from the top (for events only)."""
    ids = zone_of(game, o.zone, o.owner)
    at = len(ids) - position if position >= 0 else -1 - position
    at = max(0, min(len(ids), at))
    set_zone(game, o.zone, o.owner, (*ids[:at], o.id, *ids[at:]) if o.zone == "library" else (*ids, o.id))
    game.touch(o.id, "zone")


@dataclass(frozen=True, slots=True)
class Cease(Event):
    """A token, copy or ability ceases to exist (111.7, 704.5d-e, 608.2n)."""

    RULE: ClassVar[str] = "704.5d"

    object: Id

    def affected(self, game: Game) -> Id:
        return game[self.object].controller

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        old = game[self.object]
        if old.zone == "gone":
            return NOBODY
        known, was = known_now(game, old), old.zone
        _remove(game, old)
        o = game.write(self.object, "zone")
        o.zone, o.was, o.last_known = "gone", was, known
        return NOBODY


@dataclass(frozen=True, slots=True)
class Shuffle(Event):
    """A player shuffles their library (701.24)."""

    RULE: ClassVar[str] = "701.24a"
    LIBRARY: ClassVar[bool] = True

    player: Id
    order: tuple[Id, ...] | None = None  # a given order, for set-up and scenarios

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        ids = list(self.order if self.order is not None else game.player(self.player).library)
        if self.order is None:
            for i in range(len(ids) - 1, 0, -1):
                j = draw_number(game, i + 1)
                ids[i], ids[j] = ids[j], ids[i]
        game.write_player(self.player, "library").library = tuple(ids)
        return NOBODY


@dataclass(frozen=True, slots=True)
class ShufflePile(Event):
    """A player shuffles a face-down pile of cards (701.24a): nobody can tell any more which of them is which."""

    RULE: ClassVar[str] = "701.24a"

    player: Id
    objects: tuple[Id, ...]

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        pile = [id for id in self.objects if game[id].zone == "exile" and game[id].face_down is not None]
        for i in range(len(pile) - 1, 0, -1):
            j = draw_number(game, i + 1)
            if i != j:
                one, other = game.write(pile[i], "zone"), game.write(pile[j], "zone")
                for name in ("card", "printed", "face", "owner", "controller"):  # a card takes the place of another
                    mine, theirs = getattr(one, name), getattr(other, name)
                    setattr(one, name, theirs)
                    setattr(other, name, mine)
        return NOBODY


def draw_number(game: Game, below: int) -> int:
    """A random number from 0, below a bound; the generator is part of the state (for events only)."""
    game.rng = (game.rng * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF  # Knuth's MMIX generator
    return ((game.rng >> 33) * below) >> 31


@dataclass(frozen=True, slots=True)
class Reorder(Event):
    """Cards of a library are put into another order or place without leaving it (401.4)."""

    RULE: ClassVar[str] = "401.4"
    LIBRARY: ClassVar[bool] = True

    player: Id
    top: tuple[Id, ...] = NO_IDS  # from the top down
    bottom: tuple[Id, ...] = NO_IDS  # to be put on the bottom, the last one lowest
    at_random: bool = False

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        moved = self.top + self.bottom
        rest = tuple(id for id in game.player(self.player).library if id not in moved)
        bottom = list(self.bottom)
        if self.at_random:
            for i in range(len(bottom) - 1, 0, -1):
                j = draw_number(game, i + 1)
                bottom[i], bottom[j] = bottom[j], bottom[i]
        game.write_player(self.player, "library").library = (*reversed(bottom), *rest, *reversed(self.top))
        return NOBODY
