"""Quantified phrases: a creature, each creature, all creatures, creatures, one or more creatures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeAlias

from spellwright.words.adjectives import InState, State
from spellwright.words.amounts import Amount, Number, Quantity
from spellwright.words.durations import Duration
from spellwright.words.filters import Filter, Post, chooser_of
from spellwright.words.kinds import OfType
from spellwright.words.nouns import Things
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.references import Objects, came_up
from spellwright.words.scene import Scene
from spellwright.words.target_phrases import left_out
from spellwright.words.word import word
from spellwright.words.zones import Article, AZone

BEARING = ((State.ENCHANTED,), (State.EQUIPPED,))
"""The states by which something is called to which the source is attached."""

_Quantified: TypeAlias = "Whole | A | SoMany"


def _described(scene: Scene, phrase: _Quantified, id: Id) -> bool:
    return phrase.what.matches(scene, id) and not (phrase.other and id in left_out(scene, phrase))


def _everything(scene: Scene, phrase: _Quantified) -> tuple[Id, ...]:
    ids = phrase.what.candidates(scene)
    if not phrase.other:
        return ids
    out = left_out(scene, phrase)
    return tuple(id for id in ids if id not in out)


def choose_things(
    scene: Scene, player: Id, what: Filter, options: tuple[Id, ...], least: int, most: int
) -> Procedure[tuple[Id, ...]]:
    """Let a player choose from `least` to `most` of them, one after the other, such as go together (608.2d, 609.3)."""
    if len(options) <= least and all_fit(scene, what, options):
        return options
    player = yield from chooser_of(scene, what, player)
    chosen: tuple[Id, ...] = ()
    while len(chosen) < most:
        left = [id for id in options if id not in chosen and what.fits_together(scene, chosen, id)]
        if not left:
            break
        enough: list[Id | None] = [None] if len(chosen) >= least else []
        answer = yield from choose(player, [*left, *enough], "choose", "Choose", "608.2d", scene.source)
        if answer is None:
            break
        chosen = (*chosen, answer)
    return chosen


def all_fit(scene: Scene, what: Filter, ids: tuple[Id, ...]) -> bool:
    """Whether all of them go together."""
    return all(what.fits_together(scene, ids[:place], id) for place, id in enumerate(ids))


def said_of_several(what: Filter) -> bool:
    """Whether a description says what several have in common: "with the same name"."""
    return any(post.GROUPS for post in getattr(what, "posts", ()))


class Whole(Objects):
    """All that a description fits, no one choosing among them."""

    __slots__ = ()
    what: Filter
    other: bool

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """All that it describes now."""
        ids = _everything(scene, self)
        scene.remember(self.mark, ids)
        return ids

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it is one of them."""
        return _described(scene, self, id)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """All of them; of what the act can be done to, where it says so: "discards all nonland cards"."""
        yield from ()
        if among is None:
            return self.find(scene)
        ids = tuple(id for id in among if _described(scene, self, id))
        scene.remember(self.mark, ids)
        return ids


@word
class Each(Whole):
    """Each of them, one by one: "each creature", "each other creature you control"."""

    what: Filter
    other: bool = False
    many = False
    ENGLISH = "each {other?other} {what}"

    def ok(self) -> bool:
        """Each by itself has nothing in common with others (Bile Blight)."""
        return not said_of_several(self.what)


@word
class All(Whole):
    """All of them: "all creatures"."""

    what: Filter
    other: bool = False
    many = True
    SYNONYMS = True
    ENGLISH = ("all {other?other} {what}", "the {what}")

    def ok(self) -> bool:
        """ "The cards" are all only where they are told by what names all of them (Colfenor's Plans)."""
        posts: tuple[Post, ...] = getattr(self.what, "posts", ())
        return self.style[0] == 0 or any(post.names_all() for post in posts)


@word
class Bare(Whole):
    """The bare plural: "creatures you control"."""

    what: Filter
    other: bool = False
    many = True
    ENGLISH = "{other?other} {what}"

    def lasts(self) -> Duration | None:
        """As its description says."""
        posts: tuple[Post, ...] = getattr(self.what, "posts", ())
        return next((duration for post in posts if (duration := post.lasts()) is not None), None)

    def begun(self, scene: Scene) -> Bare:
        """Those that will be so, if it tells of them."""
        if self.lasts() is None or not isinstance(self.what, Things):
            return self
        posts = tuple(post.begun() for post in self.what.posts)
        return replace(self, what=replace(self.what, posts=posts))

    def ok(self) -> bool:
        """The bare "enchanted Plains", without more, is the one that the source enchants (Genju of the Fields).

        Of a card type the plural looks otherwise: "by enchanted creatures".
        """
        posts: tuple[object, ...] = getattr(self.what, "posts", ())
        kinds: tuple[object, ...] = getattr(self.what, "kinds", ())
        if self.other or posts or (kinds and all(isinstance(kind, OfType) for kind in kinds)):
            return True
        adjectives: tuple[object, ...] = getattr(self.what, "adjectives", ())
        return not any(isinstance(first, InState) and first.states in BEARING for first in adjectives[:1])


@word
class A(Objects):
    """One or several that a player chooses, or any such one: "a creature", "another Elf", "up to two cards"."""

    what: Filter
    count: Amount
    other: bool = False
    up_to: bool = False
    single: bool = False
    """Said so: "a single creature". Of targets it means that there are no others (115.9c)."""
    ENGLISH = (
        "a single {what@one} {count=Number(1)} {single=True}",
        "another {what} {count=Number(1)} {other=True}",
        "{count:count} {other?other} {what@count}",
        "up to {count:num} {other?other} {what@count} {up_to=True}",
        "a number of {what@many} equal to {count:Quantity}",
        "one {what@one} {count=Number(1)}",
    )
    SYNONYMS = True

    @property
    def many(self) -> bool:
        """A card, two cards, a number of cards."""
        if isinstance(self.count, Quantity):
            return True
        return bool(getattr(self.count, "many", True))

    def ok(self) -> bool:
        """One other is "another" (Goblin Chieftain); one alone has nothing in common with others (Pirated Copy)."""
        if self.count == Number(1) and said_of_several(self.what):
            return False
        return not (self.style[0] == 2 and self.other and self.count == Number(1))

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What was chosen for it; before that, all that could be: it exists if there is one."""
        return scene.remembered(self.mark) if came_up(scene, self) else _everything(scene, self)

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it is such a one."""
        return _described(scene, self, id)

    def enough(self, scene: Scene, number: int) -> bool:
        """At least as many as it says."""
        return number >= self.count.value(scene)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """Let the player choose as many as it says, as far as there are (608.2d, 609.3)."""
        if among is None:
            options = _everything(scene, self)
        else:
            options = tuple(id for id in among if _described(scene, self, id))
        most = self.count.value(scene)
        chosen: tuple[Id, ...] = ()
        for apart in self._apart(scene, options):
            some = yield from choose_things(scene, player, self.what, apart, 0 if self.up_to else most, most)
            chosen = (*chosen, *some)
        scene.remember(self.mark, chosen)
        for id in chosen[:1]:
            self.what.matches(scene, id)  # what its description mentions is known from now on
        return chosen

    def _apart(self, scene: Scene, options: tuple[Id, ...]) -> Iterable[tuple[Id, ...]]:
        """The options from among which as many are chosen: those in each graveyard, where it says "each"."""
        place = self.what.place()
        if not (isinstance(place, AZone) and place.article is Article.EACH):
            return (options,)
        owned = (tuple(id for id in options if scene.owner(id) == player) for player in scene.players())
        return (mine for mine in owned if mine)


class SoMany(Objects):
    """All that a description fits, where their number is spoken of: `enough` tells whether it is right."""

    __slots__ = ()
    what: Filter
    other: bool

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """All that it describes now."""
        ids = _everything(scene, self)
        scene.remember(self.mark, ids)
        return ids

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it is one of them."""
        return _described(scene, self, id)


@word
class AtMost(SoMany):
    """At most so many: "two or fewer other lands"."""

    what: Filter
    n: Amount
    other: bool = False
    many = True
    ENGLISH = "{n:num} or fewer {other?other} {what@many}"

    def enough(self, scene: Scene, number: int) -> bool:
        """No more than it says; none will do."""
        return number <= self.n.value(scene)


@word
class Exactly(SoMany):
    """Just so many: "exactly three creatures"."""

    what: Filter
    n: Amount
    other: bool = False
    ENGLISH = "exactly {n:num} {other?other} {what@n}"

    @property
    def many(self) -> bool:
        """One creature, two creatures."""
        return bool(getattr(self.n, "many", True))

    def enough(self, scene: Scene, number: int) -> bool:
        """Exactly as many as it says."""
        return number == self.n.value(scene)


@word
class OneOrMore(SoMany):
    """At least so many: "one or more creatures you control", "three or more artifacts"."""

    what: Filter
    n: Amount
    other: bool = False
    many = True
    ENGLISH = "{n:num} or more {other?other} {what@many}"

    def enough(self, scene: Scene, number: int) -> bool:
        """At least as many as it says."""
        return number >= self.n.value(scene)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """As an act is done, the player chooses at least as many as it says (608.2d): "sacrifice one or more creatures"."""
        able = _everything(scene, self) if among is None else tuple(id for id in among if _described(scene, self, id))
        chosen = yield from choose_things(scene, player, self.what, able, self.n.value(scene), len(able))
        scene.remember(self.mark, chosen)
        return chosen
