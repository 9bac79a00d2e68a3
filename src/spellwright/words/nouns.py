"""The noun phrase, written once: adjectives, types or a noun, and what stands behind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING

from spellwright.words.adjectives import InState, State
from spellwright.words.filters import Adjective, Filter, Kind, Post, all_fit, one_fits
from spellwright.words.kinds import (
    KindNames,
    OfPermanent,
    OfPlayers,
    OfToken,
    Permanents,
    leading_adjective,
    others_among,
)
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.remembering import once
from spellwright.words.scene import Scene
from spellwright.words.word import word

if TYPE_CHECKING:
    from spellwright.words.zones import Zone

PERMANENTS: tuple[str, ...] = ("battlefield",)
IN_EXILE = (State.EXILED, State.SUSPENDED, State.FORETOLD)


def _is_permanent(scene: Scene, id: Id) -> bool:
    """Whether it is on the battlefield, left it, or has come there: a card elsewhere is no permanent (109.2, 400.7j)."""
    zone = scene.zone(id)
    if zone != "gone":
        return zone == "battlefield"
    return scene.left(id) == "battlefield" or scene.zone(scene.now(id)) == "battlefield"


def _lies_elsewhere(post: Post) -> bool:
    """Whether it names a zone in which nobody controls anything (109.4): "from a graveyard"."""
    zone = post.place()
    return zone is not None and zone.name in ("graveyard", "hand", "library")


def _closed(post: Post, then: Post) -> bool:
    """Whether a nested phrase ends with who controls that, so that a zone behind it is said of the whole (109.4)."""
    inside: tuple[Post, ...] = getattr(getattr(getattr(post, "amount", None), "what", None), "posts", ())
    return bool(inside) and inside[-1].OF_CONTROLLED and _lies_elsewhere(then)


class Noun(Enum):
    """The nouns for objects that are no types (109.2)."""

    CARD = "<card|cards>"
    SPELL = "<spell|spells>"
    TOKEN = "<token|tokens>"
    PERMANENT = "<permanent|permanents>"
    SOURCE = "<source|sources>"
    ABILITY = "<ability|abilities>"

    @property
    def zones(self) -> tuple[str, ...]:
        """The zones that it speaks of by itself (109.2); none for a card, which is somewhere said (109.2a)."""
        return _ZONES[self]

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether the object is called so."""
        if self is Noun.SOURCE:
            return True
        if self is Noun.CARD:
            return scene.is_card(id)  # 108.2
        zone = scene.zone(id)
        if self is Noun.SPELL:  # also one that is still being looked at as a spell (601.3e)
            return zone != "battlefield" and bool(scene.traits(id).types)
        if self is Noun.ABILITY:
            return zone in ("stack", "gone") and not scene.traits(id).types
        return _is_permanent(scene, id) and (self is Noun.PERMANENT or scene.status(id, "token"))


_ZONES = {
    Noun.CARD: (),
    Noun.SPELL: ("stack",),
    Noun.TOKEN: PERMANENTS,
    Noun.PERMANENT: PERMANENTS,
    Noun.SOURCE: ("battlefield", "stack", "command"),
    Noun.ABILITY: ("stack",),
}


@word
class Things(Filter):
    """A noun phrase: "creature you control", "nonland permanent", "artifact or creature card in your graveyard"."""

    adjectives: tuple[Adjective, ...] = ()
    kinds: tuple[Kind, ...] = ()
    nouns: tuple[Noun, ...] = ()
    posts: tuple[Post, ...] = ()
    names: KindNames | None = None
    andor: bool = False
    together: bool = False
    """Joined by "and", as in "artifacts and enchantments": all that are one or the other."""
    READS = frozenset({"types"})
    LOOKS = frozenset({"zone"})
    ENGLISH = (
        "{adjectives} {kinds:or} {posts}",
        "{adjectives} {kinds:andor} {posts} {andor=True}",
        "{adjectives} {kinds:and} {posts} {together=True}",
        "{adjectives} {nouns:or} {posts}",
        "{adjectives} {nouns:andor} {posts} {andor=True}",
        "{adjectives} {nouns:and} {posts} {together=True}",
        "{adjectives} {names} {nouns:or} {posts}",
    )

    def ok(self) -> bool:
        """A phrase has one noun, one order, and nothing behind a nested phrase.

        A post that ends in a noun phrase is the last: what follows belongs to that one (Skyfisher Spider's "power less
        than or equal to the number of creature cards in your graveyard"). An adjective before the first kind is one of
        the whole phrase. Players alone have words of their own, and a permanent alone is a noun (Vindicate).
        """
        if any(post.ends_open() and not _closed(post, then) for post, then in pairwise(self.posts)):
            return False
        if any(post.OF_CONTROLLED and _lies_elsewhere(then) for post, then in pairwise(self.posts)):
            return False
        following = (*(post.TELLS_PAST for post in self.posts[1:]), False)
        if any(post.BEFORE_PAST and not then for post, then in zip(self.posts, following, strict=False)):
            return False
        if self.together and (len(self.kinds) == 1 or len(self.nouns) == 1):
            return False
        if not self.andor and others_among(self.kinds):
            return False
        if leading_adjective(self.kinds) or (self.names is not None and len(self.nouns) > 1):
            return False
        if len(self.kinds) == 1 and (
            isinstance(self.kinds[0], OfPlayers | OfToken) or self.kinds[0] == OfPermanent(())
        ):
            return False
        return not any(isinstance(kind, Permanents) for kind in self.kinds)

    def place(self) -> Zone | None:
        """The zone that one of its posts names."""
        for post in self.posts:
            zone = post.place()
            if zone is not None:
                return zone
        return None

    def zones(self) -> tuple[str, ...]:
        """The zones that it speaks of where no post names one."""
        for adjective in self.adjectives:
            if isinstance(adjective, InState) and any(state in IN_EXILE for state in adjective.states):
                return ("exile",)
        for post in self.posts:
            if post.zones():
                return post.zones()
        if self.nouns:
            spoken_of = tuple(dict.fromkeys(zone for noun in self.nouns for zone in noun.zones))
            return spoken_of or tuple(dict.fromkeys(zone for post in self.posts for zone in post.lies_in()))
        return PERMANENTS

    def matches(self, scene: Scene, id: Id) -> bool:
        """Whether every part is true of it; see `Filter.matches`."""
        if id < FIRST_OBJECT:
            return self._matches_player(scene, id)
        if self.nouns:
            if not one_fits(self.nouns, scene, id):
                return False
        elif not _is_permanent(scene, id) and (self.place() is None or scene.zone(id) == "gone"):
            return False  # 109.2; "a commander you own from the command zone" says where it is
        return self._described(scene, id)

    def _described(self, scene: Scene, id: Id) -> bool:
        if self.kinds and not one_fits(self.kinds, scene, id):
            return False
        if self.names is not None and not self.names.fit(scene, id):
            return False
        if self.adjectives and not all_fit(self.adjectives, scene, id):
            return False
        return not self.posts or (all_fit(self.posts, scene, id) and self._foremost(scene, id))

    def _foremost(self, scene: Scene, id: Id) -> bool:
        """Whether it is foremost in what posts compare among all that the phrase describes otherwise."""
        if not self.posts:
            return True
        comparing = tuple(post for post in self.posts if type(post).foremost is not Post.foremost)
        if not comparing:
            return True
        rest = replace(self, posts=tuple(post for post in self.posts if post not in comparing))
        return all(post.foremost(scene, id, rest.candidates(scene)) for post in comparing)

    def _matches_player(self, scene: Scene, id: Id) -> bool:
        """Players are described by a kind alone ("creature or player"); adjectives and posts speak of the things."""
        return one_fits(self.kinds, scene, id)

    def covers(self, scene: Scene, id: Id) -> bool:
        """Whether it is described and is where the phrase speaks of."""
        if id < FIRST_OBJECT:
            return self.matches(scene, id) and scene.exists(id)
        if not scene.exists(id) or not self.matches(scene, id):
            return False
        zones = self.zones()
        return self.place() is not None or not zones or scene.zone(id) in zones

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """Players first, then the objects of the zone that is named, or of those that the noun speaks of."""
        return tuple(self.each_candidate(scene))

    def each_candidate(self, scene: Scene) -> Iterator[Id]:
        """In the same order."""
        players = [player for kind in self.kinds for player in kind.players(scene)]
        zone = self.place()
        found = None
        for post in self.posts:
            found = post.found(scene)
            if found is not None:
                break
        if found is not None:
            there = found
        elif zone is not None:
            there = zone.objects(scene)
        else:
            there = tuple([id for name in self.zones() for id in scene.objects(name)])
        yield from dict.fromkeys(players)
        for id in there:
            if self.matches(scene, id):
                yield id

    def going_together(self, scene: Scene, ids: tuple[Id, ...]) -> tuple[Id, ...]:
        """All of them, but for posts that say in what they differ."""
        plain = all(type(post).fits_together is Post.fits_together for post in self.posts)
        if plain:
            return ids
        if not any(post.GROUPS for post in self.posts):
            return Filter.going_together(self, scene, ids)
        groups = [Filter.going_together(self, scene, (first, *(id for id in ids if id != first))) for first in ids]
        return max(groups, key=len, default=())

    def fits_together(self, scene: Scene, chosen: tuple[Id, ...], id: Id) -> bool:
        """Whether its posts let one more go with those chosen already."""
        return all(post.fits_together(scene, chosen, id) for post in self.posts)


@word
class AnyOfThreeThings(Filter):
    """One of three phrases: "spell, activated ability, or triggered ability"."""

    first: Things
    second: Things
    third: Things
    ENGLISH = "{first} , {second} , or {third}"

    def ok(self) -> bool:
        """Each has a noun of its own and nothing behind it; types with one noun are one phrase (Nature's Claim)."""
        three = (self.first, self.second, self.third)
        if any(len(each.nouns) != 1 or each.posts or each.names for each in three):
            return False
        return len({each.nouns for each in three}) > 1

    def matches(self, scene: Scene, id: Id) -> bool:
        """Whether one of them describes it."""
        return any(each.matches(scene, id) for each in (self.first, self.second, self.third))

    def covers(self, scene: Scene, id: Id) -> bool:
        """Whether one of them covers it."""
        return any(each.covers(scene, id) for each in (self.first, self.second, self.third))

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """Those of each, one after the other."""
        return tuple(dict.fromkeys(i for e in (self.first, self.second, self.third) for i in e.candidates(scene)))


@word
class EitherThing(Filter):
    """One phrase or another: "spell or nonland permanent"."""

    first: Things
    second: Things
    andor: bool = False
    ENGLISH = ("{first} or {second}", "{first} and/or {second} {andor=True}")

    def ok(self) -> bool:
        """What one phrase could say is one phrase: "spell or ability" (Venser, Shaper Savant)."""
        first, second = self.first, self.second
        if not (first.nouns or first.posts) or any(post.joins_kinds() for post in first.posts):
            return False
        plain = not (first.posts or first.adjectives or first.names or second.adjectives or second.names)
        return not (plain and first.nouns and second.nouns)

    @property
    def _one(self) -> Things:
        """The first with the place that is said behind both: "a creature card or Garruk planeswalker card from among them"."""
        return once("one", self, self._first_there)

    def _first_there(self) -> Things:
        first = self.first
        if first.nouns != (Noun.CARD,) or self.second.nouns != (Noun.CARD,) or first.place() is not None:
            return first
        there = tuple(post for post in self.second.posts if post.place() is not None)
        return replace(first, posts=(*first.posts, *there))

    def matches(self, scene: Scene, id: Id) -> bool:
        """Whether one of them describes it."""
        return self._one.matches(scene, id) or self.second.matches(scene, id)

    def covers(self, scene: Scene, id: Id) -> bool:
        """Whether one of them covers it."""
        return self._one.covers(scene, id) or self.second.covers(scene, id)

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """Those of the one, then those of the other."""
        return tuple(dict.fromkeys((*self._one.candidates(scene), *self.second.candidates(scene))))
