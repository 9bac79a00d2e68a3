"""Phrases that join others: one or the other, both, these and at least that."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spellwright.words.amounts import Amount, Number
from spellwright.words.at_least import AtLeast
from spellwright.words.filters import Filter, Post
from spellwright.words.nouns import Noun, Things
from spellwright.words.players import EachPlayer, ThatPlayer, You, YourOpponents
from spellwright.words.posts import OnBattlefield
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantified import All, Bare, Each, OneOrMore
from spellwright.words.references import Attached, It, Objects, Recipient, Self, That
from spellwright.words.scene import Scene
from spellwright.words.target_phrases import Target, TargetPlayer
from spellwright.words.word import Word, word


@word
class Either(Objects):
    """One thing or one like it: "~ or another creature you control"."""

    first: Self | Attached | It
    second: Objects
    many = False
    ENGLISH = "{first} or {second}"

    def ok(self) -> bool:
        """Two, not a chain of them (Blood Artist)."""
        return not isinstance(self.second, Either | Both)

    @property
    def joins(self) -> tuple[Word, ...]:
        """The two phrases, one of which it denotes."""
        return (self.first, self.second)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Both sides."""
        ids = tuple(dict.fromkeys((*self.first.find(scene), *self.second.find(scene))))
        scene.remember(self.mark, ids)
        return ids

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether one of the two sides describes it."""
        return self.first.describes(scene, id) or self.second.describes(scene, id)


def _placed(phrase: Bare) -> bool:
    """Whether it says where they are."""
    posts: tuple[Post, ...] = getattr(phrase.what, "posts", ())
    return phrase.what.place() is not None or any(isinstance(post, OnBattlefield) for post in posts)


@word
class Both(Objects):
    """Two phrases together: "each creature and each player", "target creature and all Auras attached to it"."""

    first: (
        Self
        | It
        | That
        | Attached
        | Each
        | All
        | Target
        | OneOrMore
        | EachPlayer
        | Bare
        | TargetPlayer
        | ThatPlayer
        | You
        | YourOpponents
    )
    second: Recipient
    many = True
    ENGLISH = "{first} and {second}"

    def ok(self) -> bool:
        """Two, not a chain of them (Earthquake); a second with no quantifier belongs to the first (Aura Barbs)."""
        if isinstance(self.second, Bare) and isinstance(self.first, Self):
            return True  # "~ and land creatures you control get +2/+2"
        if isinstance(self.second, Bare) and isinstance(self.first, It):
            return bool(getattr(self.second.what, "posts", ()))  # "it and Zombies you control"
        if isinstance(self.second, Bare) and isinstance(self.first, Attached):
            return self.second.other  # "enchanted creature and other creatures that share a creature type with it"
        if isinstance(self.first, YourOpponents):
            return isinstance(self.second, Bare)  # "your opponents and permanents your opponents control"
        if isinstance(self.first, TargetPlayer | ThatPlayer | You):
            return isinstance(self.second, Each)
        if isinstance(self.first, Bare):  # "Skeletons you control and other Zombies you control"
            if not isinstance(self.second, Bare):
                return False
            return self.second.other or (
                _placed(self.first) and _placed(self.second)
            )  # "lands on the battlefield and land cards in graveyards"
        return not isinstance(self.second, Either | Both | Bare | AtLeast)

    @property
    def joins(self) -> tuple[Word, ...]:
        """The two phrases that it joins."""
        return (self.first, self.second)

    def meant(self) -> tuple[Word, ...]:
        """The two as targets are chosen: "target creature card and target land card from your graveyard" lie there (109.2)."""
        first, second = self.first, self.second
        if not isinstance(first, Target) or not isinstance(second, Target):
            return (first, second)
        cards, others = first.what, second.what
        if (
            not isinstance(cards, Things)
            or not isinstance(others, Things)
            or cards.place()
            or Noun.CARD not in cards.nouns
        ):
            return (first, second)
        there = tuple(post for post in others.posts if post.place() is not None)
        return (replace(first, what=replace(cards, posts=(*cards.posts, *there))), second)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Both."""
        ids = tuple(dict.fromkeys((*self.first.find(scene), *self.second.find(scene))))
        scene.remember(self.mark, ids)
        return ids

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether one of the two sides describes it."""
        return self.first.describes(scene, id) or self.second.describes(scene, id)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """The one, then the other."""
        able = None if among is None else tuple(among)
        first = yield from self.first.pick(scene, player, able)
        second = yield from self.second.pick(scene, player, able)
        ids = tuple(dict.fromkeys((*first, *second)))
        scene.remember(self.mark, ids)
        return ids


@word
class AndAtLeast(Objects):
    """With others: "~ and at least two other creatures", "~ and at least one other Warrior" (508.3d)."""

    first: Self
    n: Amount = Number(1)
    what: Bare | None = None
    another: Filter | None = None
    one: Filter | None = None
    many = True
    ENGLISH = (
        "{first} and at least one other {another@one}",
        "{first} and at least one {one@one}",
        "{first} and at least {n:num} {what}",
    )

    def ok(self) -> bool:
        """One is said in the singular (Paired Tactician)."""
        return self.what is None or self.n != Number(1)

    @property
    def _others(self) -> Bare:
        if self.what is not None:
            return self.what
        if self.one is not None:
            return Bare(self.one, other=True)  # the source itself isn't both
        assert self.another is not None
        return Bare(self.another, other=True)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The source, and all the others."""
        ids = (*self.first.find(scene), *self._others.find(scene))
        scene.remember(self.mark, ids)
        return ids

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it is the source or one of the others."""
        return self.first.describes(scene, id) or self._others.describes(scene, id)

    def are_all(self, scene: Scene, ids: Iterable[Id]) -> bool:
        """Whether the source is among these, and so many of the others."""
        sources = [id for id in ids if self.first.describes(scene, id)]
        others = [id for id in ids if id not in sources and self._others.describes(scene, id)]
        return bool(sources) and len(others) >= self.n.value(scene)
