"""The families of noun phrases: filters describe objects and players, and are made of adjectives, kinds and posts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol

from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.scene import Scene
from spellwright.words.word import Word

if TYPE_CHECKING:
    from spellwright.words.durations import Duration
    from spellwright.words.zones import Zone


class Countable(Word):
    """The family of what "for each" counts."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what is counted"

    def count(self, scene: Scene) -> int:
        """How many there are now."""
        raise NotImplementedError


class Filter(Countable):
    """The family of noun phrases: "creature you control", "nonland card in your graveyard"."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what kind of thing"

    def matches(self, scene: Scene, id: Id) -> bool:
        """Whether the phrase describes that object or player.

        A phrase that names no zone speaks of permanents (109.2). An object that has left the battlefield is judged as
        it last was (608.2h), one that is about to enter is described once the scene says that it is there (614.12).
        """
        raise NotImplementedError

    def covers(self, scene: Scene, id: Id) -> bool:
        """Whether it is described and is, now, where the phrase speaks of (115.1, 608.2b)."""
        raise NotImplementedError

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """All that it describes now, in the zones that it speaks of."""
        raise NotImplementedError

    def each_candidate(self, scene: Scene) -> Iterable[Id]:
        """The same one after the other, for those who need to know only that there is one."""
        return self.candidates(scene)

    def fits_together(self, scene: Scene, chosen: tuple[Id, ...], id: Id) -> bool:
        """Whether one more goes with those chosen already: "controlled by different players"."""
        return True

    def going_together(self, scene: Scene, ids: tuple[Id, ...]) -> tuple[Id, ...]:
        """As many of these as go together: "four Demons with different names"."""
        chosen: tuple[Id, ...] = ()
        for id in ids:
            if self.fits_together(scene, chosen, id):
                chosen = (*chosen, id)
        return chosen

    def place(self) -> Zone | None:
        """The zone that it names, if it names one."""
        return None

    def count(self, scene: Scene) -> int:
        """How many there are now."""
        return len(self.going_together(scene, self.candidates(scene)))


class Describing(Word):
    """The family of the parts of a noun phrase."""

    __slots__ = ()

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether this part is true of the object."""
        raise NotImplementedError


class Fitting(Protocol):
    """What can be true of an object: a part of a noun phrase, or its noun."""

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is true of the object."""
        ...


def one_fits(parts: Iterable[Fitting], scene: Scene, id: Id) -> bool:
    """Whether one of these parts is true of the object: a loop, as it is asked of all that a text looks at."""
    for part in parts:
        if part.fits(scene, id):
            return True
    return False


def all_fit(parts: Iterable[Fitting], scene: Scene, id: Id) -> bool:
    """Whether all of these parts are true of the object."""
    for part in parts:
        if not part.fits(scene, id):
            return False
    return True


class Adjective(Describing):
    """The family of what stands before the noun: tapped, nonblack, legendary."""

    __slots__ = ()
    NAMED: ClassVar[str] = "an adjective"


class Kind(Describing):
    """The family of nouns that are types: artifact creature, Elf."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a type"

    def players(self, scene: Scene) -> tuple[Id, ...]:
        """The players that it describes; none but for "player" and "opponent"."""
        return ()


class Choosers(NamedTuple):
    """Who could be the player that chooses, and the mark of the phrase that means that player then."""

    players: tuple[Id, ...] = ()
    mark: int = 0


NO_CHOOSERS = Choosers()
"""Nothing is said: who acts chooses."""


class Post(Describing):
    """The family of what stands behind the noun: "you control", "with flying", "in your graveyard"."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what stands behind a noun"
    TELLS_PAST: ClassVar[bool] = False
    """Whether it tells what happened: "that died this turn"."""
    BEFORE_PAST: ClassVar[bool] = False
    OF_CONTROLLED: ClassVar[bool] = False
    """Whether it speaks of what somebody controls: that is on the battlefield or the stack (109.4)."""
    """Whether it stands only before such a one: "you controlled"."""
    GROUPS: ClassVar[bool] = False
    """Whether those that go together are one of several groups: "three or more lands with the same name"."""

    NAMES_CHOOSER: ClassVar[bool] = False
    """Whether it says who chooses it: "of their choice"."""

    def ends_open(self) -> bool:
        """Whether it ends in a noun phrase of its own, to which what follows would belong: it is the last post then."""
        return False

    def place(self) -> Zone | None:
        """The zone that it names, if it names one."""
        return None

    def zones(self) -> tuple[str, ...]:
        """The zones of which it speaks where the noun would speak of another one, or of none."""
        return ()

    def lies_in(self) -> tuple[str, ...]:
        """The zones of which it speaks where the noun speaks of none: of a card, not of a spell that was one there."""
        return ()

    def found(self, scene: Scene) -> tuple[Id, ...] | None:
        """All that it describes, where it finds them by itself: what did something this turn; else None."""
        return None

    def lasts(self) -> Duration | None:
        """How long it lasts what is said of such things, if it tells of what they will do: "spells you cast this turn"."""
        return None

    def begun(self) -> Post:
        """The same in an effect that begins now and lasts for that time."""
        return self

    def foremost(self, scene: Scene, id: Id, others: Iterable[Id]) -> bool:
        """Whether it is foremost among those that the rest of the phrase describes: "with the lowest mana value"."""
        return True

    def of_all(self) -> bool:
        """Whether it says what is foremost among all there are, so that nothing mentioned is meant."""
        return False

    def joins_kinds(self) -> bool:
        """Whether it ends in kinds of its own, to which one more behind "or" would belong: "that's an instant"."""
        return False

    def names_all(self) -> bool:
        """Whether "the cards …" means all that are so, not some that were mentioned: "the cards exiled with ~"."""
        return False

    def fits_together(self, scene: Scene, chosen: tuple[Id, ...], id: Id) -> bool:
        """Whether one more object goes with those chosen already."""
        return True

    def choosers(self, scene: Scene) -> Choosers:
        """Who chooses such a thing, if it says so: "of an opponent's choice"."""
        return NO_CHOOSERS


def choosers_of(what: Filter, scene: Scene) -> Choosers:
    """Who chooses such things, if the description says so."""
    posts: tuple[Post, ...] = getattr(what, "posts", ())
    return next((found for found in (post.choosers(scene) for post in posts) if found.players), NO_CHOOSERS)


def chooser_of(scene: Scene, what: Filter, player: Id) -> Procedure[Id]:
    """Who chooses such things where that player would; of several who could you choose one (608.2d)."""
    found = choosers_of(what, scene)
    if not found.players:
        return player
    chooser = yield from choose(scene.you, found.players, "choose", "Who chooses?", "608.2d", scene.source)
    scene.remember(found.mark, (chooser,))
    return chooser
