"""The stack (405): casting, activating, putting triggers on it, choices, countering, copies."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from spellwright.state.card import Card
from spellwright.state.choices import Choices, Memory
from spellwright.state.events.event import Bookkeeping, Event, controller_of, reckon_with_counters
from spellwright.state.events.zones import Move, insert
from spellwright.state.game import Game
from spellwright.state.history import Waiting
from spellwright.state.object import choices_kept
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics
from spellwright.words.mana import Pool
from spellwright.words.procedure import NOBODY, Id

NOTHING = Characteristics()


@dataclass(frozen=True, slots=True)
class Chosen(Bookkeeping):
    """Choices for a spell or ability on the stack (601.2b-d)."""

    object: Id
    choices: Choices

    def apply(self, game: Game) -> None:
        game.write(self.object, "choices").choices = self.choices


@dataclass(frozen=True, slots=True)
class Cast(Event):
    """A spell becomes cast (601.2i). `number` counts the spells that its caster has cast this turn, itself included."""

    RULE: ClassVar[str] = "601.2i"

    object: Id
    player: Id
    zone: str

    def affected(self, game: Game) -> Id:
        return self.player

    @property
    def subject(self) -> Id:
        return self.object

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY


@dataclass(frozen=True, slots=True)
class PutAbility(Event):
    """An activated or triggered ability is put onto the stack (602.2a, 603.3)."""

    RULE: ClassVar[str] = "603.3"

    ability: Ability
    source: Id
    controller: Id
    event: Any = None
    memory: Memory = ()

    def affected(self, game: Game) -> Id:
        return self.controller

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        o = game.add(None, NOTHING, self.controller, "stack", new)
        o.ability, o.source, o.event = self.ability, self.source, self.event
        o.choices = Choices(memory=self.memory)
        game.clock += 1
        o.timestamp = game.clock
        insert(game, o)
        return o.id


@dataclass(frozen=True, slots=True)
class Activated(Event):
    """An ability has been activated (602.2b); `mana` for mana abilities (605), `loyalty` for loyalty abilities (606).

    `object` is the ability on the stack, 0 for mana abilities. `index` says which of its source's abilities it was.
    """

    RULE: ClassVar[str] = "602.2"

    source: Id
    player: Id
    ability: Ability
    index: int = 0
    object: Id = NOBODY
    mana: bool = False
    loyalty: bool = False

    def affected(self, game: Game) -> Id:
        return self.player

    @property
    def subject(self) -> Id:
        return self.source

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY


@dataclass(frozen=True, slots=True)
class Targeted(Event):
    """An object or player becomes the target of a spell or ability (115.7, 603.2)."""

    RULE: ClassVar[str] = "115.1"

    target: Id
    by: Id

    def affected(self, game: Game) -> Id:
        return controller_of(game, self.target)

    @property
    def subject(self) -> Id:
        return self.target if self.target >= 10 else NOBODY

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY


@dataclass(frozen=True, slots=True)
class Triggered(Bookkeeping):
    """An ability triggers and waits to be put onto the stack (603.2)."""

    waiting: Waiting

    def apply(self, game: Game) -> None:
        game.entries += 1
        game.waiting = (*game.waiting, replace(self.waiting, number=game.entries))


@dataclass(frozen=True, slots=True)
class NoLongerWaits(Bookkeeping):
    """A waiting trigger is put onto the stack, or taken from the game."""

    number: int

    def apply(self, game: Game) -> None:
        game.waiting = tuple(w for w in game.waiting if w.number != self.number)


@dataclass(frozen=True, slots=True)
class Counter(Event):
    """A spell or ability is countered (701.6a)."""

    RULE: ClassVar[str] = "701.6a"

    object: Id
    to: str = "graveyard"
    by: Id = NOBODY
    counters: tuple[tuple[str, int], ...] = ()
    controller: Id = NOBODY
    position: int = 0

    def affected(self, game: Game) -> Id:
        return game[self.object].controller

    @property
    def subject(self) -> Id:
        return self.object

    def possible(self, game: Game) -> bool:
        return game[self.object].zone == "stack"

    def parts(self, game: Game) -> tuple[Event, ...]:
        if game[self.object].ability is not None:
            return (LeaveStack(self.object),)
        to, who, at = self.to, self.controller, self.position
        return (Move(self.object, to, who, counters=self.counters, position=at, cause="counter"),)

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY


@dataclass(frozen=True, slots=True)
class LeaveStack(Event):
    """An ability leaves the stack: it has resolved, was countered or doesn't resolve (608.2n)."""

    RULE: ClassVar[str] = "608.2n"

    object: Id

    def affected(self, game: Game) -> Id:
        return game[self.object].controller

    @property
    def subject(self) -> Id:
        return self.object

    def possible(self, game: Game) -> bool:
        return game[self.object].zone == "stack"

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.stack = tuple(id for id in game.stack if id != self.object)
        o = game.write(self.object, "zone")
        o.zone, o.was = "gone", "stack"
        return NOBODY


@dataclass(frozen=True, slots=True)
class Resolve(Event):
    """A spell or ability begins to resolve (608.1), or doesn't because its targets are illegal (608.2b)."""

    RULE: ClassVar[str] = "608.1"

    object: Id
    fizzles: bool = False

    def affected(self, game: Game) -> Id:
        return game[self.object].controller

    @property
    def subject(self) -> Id:
        return self.object

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY


@dataclass(frozen=True, slots=True)
class CopyOnStack(Event):
    """A copy of a spell or ability is put onto the stack, with the same choices (707.10).

    `values` are its copiable values where exceptions are made to those copied (707.9).
    """

    RULE: ClassVar[str] = "707.10"

    of: Id
    player: Id
    values: Characteristics | None = None

    def affected(self, game: Game) -> Id:
        return self.player

    @property
    def subject(self) -> Id:
        return self.of

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        old = game[self.of]
        o = game.add(old.card, old.printed, self.player, "stack", new)
        o.face, o.copied, o.face_down, o.prepared = old.face, self.values or old.copied, old.face_down, old.prepared
        o.ability, o.source, o.event, o.choices = old.ability, old.source, old.event, _but_not_cast(old.choices)
        o.copy = True
        game.clock += 1
        o.timestamp = game.clock
        insert(game, o)
        return o.id


def _but_not_cast(choices: Choices | None) -> Choices | None:
    """The choices for a copy of a spell: nobody cast it, from nowhere, and no mana was spent on it (707.10)."""
    return replace(choices, cast_from="", caster=NOBODY, mana_spent=()) if choices is not None else None


@dataclass(frozen=True, slots=True)
class CopyCard(Event):
    """A copy of a card is created in the zone in which the card is (707.12)."""

    RULE: ClassVar[str] = "707.12"

    of: Id
    player: Id
    zone: str = ""

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        old = game[self.of]
        o = game.add(old.card, old.printed, old.owner, self.zone or (old.zone if old.zone != "gone" else "exile"), new)
        o.copied, o.face, o.copy, o.controller = old.copied, old.face, True, self.player
        game.clock += 1
        o.timestamp = game.clock
        insert(game, o)
        return o.id


@dataclass(frozen=True, slots=True)
class CreateToken(Event):
    """A token is created on the battlefield (111.1, 701.7a). Its owner is the player who creates it (111.2).

    `values` are its copiable values; `card` stands behind a token that copies a double-faced card, `face` of it up (707.8a).
    `copies` is what it is created as a copy of (707.2). For `by_copying` see `Move`.
    """

    RULE: ClassVar[str] = "701.7a"

    player: Id
    values: Characteristics
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    attacking: Id = NOBODY
    blocking: Id = NOBODY
    attached_to: Id = NOBODY
    granted: tuple[Ability, ...] = ()
    copied: Characteristics | None = None
    by_copying: tuple[tuple[str, int], ...] = ()
    face_down: Characteristics | None = None
    card: Card | None = None
    face: int = 0
    copies: Id = NOBODY
    controller: Id = NOBODY
    chosen: tuple[tuple[str, Any], ...] = ()
    notes: tuple[tuple[str, int], ...] = ()

    to: ClassVar[str] = "battlefield"
    enters: ClassVar[bool] = True
    object: ClassVar[Id] = NOBODY
    cause: ClassVar[str] = "token"

    def affected(self, game: Game) -> Id:
        return self.controller or self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        o = game.add(self.card, self.values, self.player, "battlefield", new)
        game.expect((*self.values.abilities, *self.granted))
        o.token, o.face = True, self.face
        reckon_with_counters(game, *(kind for kind, _ in self.counters))
        o.controller = self.controller or self.player
        o.tapped, o.counters, o.attacking, o.attached_to = self.tapped, self.counters, self.attacking, self.attached_to
        o.granted, o.copied, o.face_down, o.chosen, o.notes = (
            self.granted, self.copied, self.face_down, choices_kept(self.chosen), self.notes,
        )  # fmt: skip
        if self.blocking:
            o.blocking = (self.blocking,)  # 509.4
        game.clock += 1
        o.timestamp, o.since = game.clock, game.turn
        insert(game, o)
        return o.id


@dataclass(frozen=True, slots=True)
class CreateEmblem(Event):
    """A player gets an emblem (114.1)."""

    RULE: ClassVar[str] = "114.1"

    player: Id
    values: Characteristics

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        o = game.add(None, self.values, self.player, "command", new)
        game.expect(self.values.abilities)
        game.clock += 1
        o.timestamp = game.clock
        insert(game, o)
        return o.id


@dataclass(frozen=True, slots=True)
class BecomeCopy(Event):
    """An object becomes a copy of another: these are its copiable values now (707.2), or its own again (None)."""

    RULE: ClassVar[str] = "707.2"

    object: Id
    values: Characteristics | None

    def affected(self, game: Game) -> Id:
        return controller_of(game, self.object)

    @property
    def subject(self) -> Id:
        return self.object

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.write(self.object, "copy").copied = self.values
        return NOBODY


@dataclass(frozen=True, slots=True)
class AddMana(Event):
    """Mana is added to a player's mana pool (106.4)."""

    RULE: ClassVar[str] = "106.4"

    player: Id
    mana: Pool
    source: Id = NOBODY
    by_tapping: bool = False  # a permanent was tapped for mana (106.12)

    def affected(self, game: Game) -> Id:
        return self.player

    @property
    def subject(self) -> Id:
        return self.source

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        p = game.write_player(self.player, "pool")
        p.pool = (*p.pool, *self.mana)
        return NOBODY


@dataclass(frozen=True, slots=True)
class LoseMana(Event):
    """A player loses unspent mana because an effect says so (106.4): the pool is what is left."""

    RULE: ClassVar[str] = "106.4"

    player: Id
    left: Pool = ()

    def affected(self, game: Game) -> Id:
        return self.player

    def possible(self, game: Game) -> bool:
        return game.player(self.player).pool != self.left

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.write_player(self.player, "pool").pool = self.left
        return NOBODY


@dataclass(frozen=True, slots=True)
class SpendMana(Bookkeeping):
    """Mana leaves a pool as a cost is paid (118.3c), or as a step or phase ends (500.5): the pool is what is left."""

    player: Id
    left: Pool

    def apply(self, game: Game) -> None:
        game.write_player(self.player, "pool").pool = self.left
