"""Putting cards into zones, onto the battlefield, and at places of libraries (401.4, 401.7)."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from spellwright.actions.bringing_about import bring_about, choices_of, moved
from spellwright.actions.doable import enough
from spellwright.actions.doing import CostAct
from spellwright.actions.entering import Entering
from spellwright.actions.library_places import Side, end_of_library, from_the_top
from spellwright.actions.owners_named import name_owners
from spellwright.actions.returning import into_zone
from spellwright.rules.scene import GameScene
from spellwright.state.events.event import Event
from spellwright.words.amounts import Amount
from spellwright.words.groups import FromZone
from spellwright.words.marks import PLACED
from spellwright.words.owners import Owner
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure, choose
from spellwright.words.references import Moved, Self
from spellwright.words.word import Word, word
from spellwright.words.zones import Zone


class Place(Word):
    """The family of places where cards are put."""

    __slots__ = ()
    NAMED: ClassVar[str] = "where it is put"

    def events(self, scene: GameScene, player: Id, ids: tuple[Id, ...]) -> Procedure[list[Event]]:
        """What puts these objects there, after the player's choices."""
        raise NotImplementedError


@word
class IntoZone(Place):
    """Into a zone: "into your hand", "into its owner's graveyard"."""

    zone: Zone
    ENGLISH = "into {zone}"

    def events(self, scene: GameScene, player: Id, ids: tuple[Id, ...]) -> Procedure[list[Event]]:
        """Each into its owner's."""
        yield from ()
        return into_zone(scene, ids, self.zone.name, "put")


@word
class OntoBattlefield(Place):
    """Onto the battlefield."""

    how: Entering
    ENGLISH = "onto {how}"

    def ok(self) -> bool:
        """What is put there face down is told by what it is then, which nothing says here (Tezzeret, Cruel Machinist)."""
        return not (self.how.face_down or self.how.either)

    def events(self, scene: GameScene, player: Id, ids: tuple[Id, ...]) -> Procedure[list[Event]]:
        """As it says."""
        return (yield from self.how.events(scene, player, ids, "put"))


class LibraryOrder(Enum):
    """In which order several cards are put (401.4)."""

    ANY = "in any order"
    RANDOM = "in a random order"


class LibraryEnd(Enum):
    """The ends of a library."""

    TOP = "on top"
    BOTTOM = "on the bottom"

    @property
    def side(self) -> Side:
        """As the procedures call it."""
        return "top" if self is LibraryEnd.TOP else "bottom"


@word
class AtEndOfLibrary(Place):
    """On top, or on the bottom, of a library; where it goes without saying the library isn't named."""

    end: LibraryEnd
    owner: Owner | None = None
    order: LibraryOrder | None = None
    SYNONYMS = True
    ENGLISH = ("{end} [of {owner} library] [{order}]", "{end} of {owner} libraries [{order}]")

    def events(self, scene: GameScene, player: Id, ids: tuple[Id, ...]) -> Procedure[list[Event]]:
        """In the order chosen, or at random."""
        random = self.order is LibraryOrder.RANDOM
        return (yield from end_of_library(scene, player, ids, self.end.side, at_random=random))


@word
class Back(Place):
    """Back where they were looked at: "back in any order", "back on top of your library in any order"."""

    end: LibraryEnd | None = None
    order: LibraryOrder | None = None
    owner: Owner | None = None
    ENGLISH = ("back [{end}] [{order}]", "back {end} of {owner} library [{order}]")

    def ok(self) -> bool:
        """Whose library it is, is said behind the end of it."""
        return self.owner is None or self.end is not None

    def events(self, scene: GameScene, player: Id, ids: tuple[Id, ...]) -> Procedure[list[Event]]:
        """On top, unless it says on the bottom."""
        side = (self.end or LibraryEnd.TOP).side
        return (yield from end_of_library(scene, player, ids, side, at_random=self.order is LibraryOrder.RANDOM))


@word
class AtEitherEnd(Place):
    """On the top or on the bottom of a library, as somebody chooses for each card."""

    whose: Owner | None
    owner: Owner
    SYNONYMS = True
    ENGLISH = (
        "on {whose} choice of the top or bottom of {owner} library",
        "on the top or bottom of {owner} library {whose=None}",
        "on either the top or bottom of {owner} library {whose=None}",
    )

    def events(self, scene: GameScene, player: Id, ids: tuple[Id, ...]) -> Procedure[list[Event]]:
        """The player acting chooses, or who it says."""
        choosers = self.whose.players(scene) if self.whose is not None else ()
        done: list[Event] = []
        for id in ids:
            chooser = choosers[0] if choosers else player
            top = yield from choose(chooser, (True, False), "choose", "On top? Otherwise on the bottom.", "608.2d", id)
            done += yield from end_of_library(scene, player, (id,), "top" if top else "bottom")
        return done


@word
class FromTheTop(Place):
    """Into a library at a place counted from the top: "into its owner's library third from the top" (401.7)."""

    owner: Owner
    nth: int
    ENGLISH = "into {owner} library {nth:ordinal} from the top"

    def events(self, scene: GameScene, player: Id, ids: tuple[Id, ...]) -> Procedure[list[Event]]:
        """At that place; on the bottom of a library that has fewer cards (401.7)."""
        yield from ()
        return from_the_top(scene, ids, self.nth)


@word
class BeneathTheTop(Place):
    """Into a library beneath so many cards: "into its owner's library just beneath the top X cards of that library"."""

    owner: Owner
    number: Amount
    ENGLISH = "into {owner} library just beneath the top {number:num} cards of that library"

    def events(self, scene: GameScene, player: Id, ids: tuple[Id, ...]) -> Procedure[list[Event]]:
        """On top of it for none, on the bottom where it has fewer (401.7)."""
        yield from ()
        return from_the_top(scene, ids, max(0, self.number.value(scene)) + 1)


@word
class AlsoPut(Word):
    """Further cards put elsewhere, by the same act: "... and the rest into your graveyard"."""

    what: Moved
    where: Place
    ENGLISH = "and {what} {where}"


@word
class Put(CostAct):
    """Put things somewhere. What they have become is remembered."""

    what: Moved
    where: Place
    also: AlsoPut | None = None
    DONE = "put"
    ENGLISH = ("<puts|put> {what} {where} [{also}]", "<puts|put> {where:OntoBattlefield} {what:All}")

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All choose, then each puts what they chose (101.4)."""
        chosen = yield from choices_of(scene, players, mark, lambda player: self.what.pick(scene, player), self.what)
        scene.remember(self.what.mark, tuple(id for _, id in chosen))
        name_owners(scene, self)
        done = yield from put(scene, chosen, self.where)
        scene.remember(self.mark, done)
        self._place(scene, tuple(id for _, id in chosen))
        also = self.also
        if also is not None:
            others = yield from choices_of(
                scene, players, mark, lambda player: also.what.pick(scene, player), also.what
            )
            yield from put(scene, others, also.where)
        return bool(done)

    def _place(self, scene: GameScene, ids: tuple[Id, ...]) -> None:
        """What stays in its library, elsewhere in it, is known: it isn't of "the rest"."""
        if isinstance(self.where, AtEndOfLibrary | Back | AtEitherEnd | FromTheTop):
            before = scene.memory.get(PLACED, ())
            scene.remember(PLACED, (*(before if isinstance(before, tuple) else ()), *ids))

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If there is as much of it."""
        return enough(scene, self.what)

    def zones_of_source(self) -> tuple[str, ...]:
        """Where the source is taken from, if it says so (113.6m)."""
        return (self.what.zone.name,) if isinstance(self.what, FromZone) and isinstance(self.what.what, Self) else ()

    def itself(self) -> bool:
        """If it is the source."""
        return isinstance(self.what, Self) or bool(self.zones_of_source())


def put(scene: GameScene, chosen: list[tuple[Id, Id]], where: Place) -> Procedure[tuple[Id, ...]]:
    """Let players put what they chose somewhere, all at the same time; the new objects come back, or what stayed."""
    events: list[Event] = []
    for player in dict.fromkeys(by for by, _ in chosen):
        ids = tuple(id for by, id in chosen if by == player and id >= FIRST_OBJECT)
        events += yield from where.events(scene, player, ids)
    entries = yield from bring_about(scene, *events)
    return moved(scene, entries) or (tuple(id for _, id in chosen) if entries else ())
