"""Phrases that join or divide: ~ or another creature, each creature and each player, two of them, top cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from spellwright.words.amounts import Amount, Number, ThatMuch
from spellwright.words.at_least import AtLeast
from spellwright.words.conditions import Condition
from spellwright.words.filters import Filter, Post
from spellwright.words.marks import NOT_CHOSEN, PLACED, beside
from spellwright.words.nouns import Noun, Things
from spellwright.words.players import EachPlayer, PlayerPoss, ThatPlayer, You, YourOpponents
from spellwright.words.posts import OnBattlefield
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure, choose_some
from spellwright.words.quantified import All, Bare, Each, OneOrMore, choose_things
from spellwright.words.references import (
    Attached,
    It,
    Moved,
    Objects,
    Possessing,
    Recipient,
    Self,
    That,
    The,
    Those,
    YourCommander,
    came_up,
    referred,
)
from spellwright.words.scene import Scene
from spellwright.words.target_phrases import AnyTarget, Target, TargetPlayer
from spellwright.words.word import Word, word

if TYPE_CHECKING:
    from spellwright.words.owners import Owner
    from spellwright.words.zones import Zone


@word
class Them(Objects, PlayerPoss):
    """Several things or players that were mentioned, or one player: "them", "they"."""

    many = True
    ENGLISH = "(them|they)"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What it refers to."""
        return referred(scene, self)


@word
class EachOf(Objects):
    """Each of several: "each of them", "each of those creatures", "each of up to two targets"."""

    what: Them | Those | AnyTarget
    either: bool = False
    many = False
    ENGLISH = ("each of {what}", "either of {what} {either=True}")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What they refer to."""
        ids = self.what.find(scene)
        scene.remember(self.mark, ids)
        return ids

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """Each; of "either of them" the one that the player chooses (608.2d)."""
        ids = yield from Objects.pick(self, scene, player, among)
        if self.either and len(ids) > 1:
            ids = yield from choose_some(player, ids, 1, 1, "choose", "Choose", "608.2d", scene.source)
            scene.remember(self.mark, ids)
        return ids


@word
class SomeOf(Objects):
    """Some of several that were mentioned, as the player chooses: "one of them", "up to two of those cards"."""

    count: Amount | None
    of: Them | Those
    up_to: bool = False
    such: Condition | None = None
    """What has to be true of each that is chosen, where it is said behind: "… if it has the same name as a permanent"."""
    ENGLISH = ("any number of {of} {count=None} {up_to=True}", "{up_to?up to} {count:num} of {of}")

    @property
    def many(self) -> bool:
        """One of them, two of them."""
        return bool(getattr(self.count, "many", True))

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those chosen; before that, all that could be."""
        return scene.remembered(self.mark) if came_up(scene, self) else self.of.find(scene)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """Let the player choose as many as it says (608.2d)."""
        options = self.of.find(scene)
        if among is not None:
            able = tuple(among)
            options = tuple(id for id in options if id in able)
        if self.such is not None:
            options = tuple(id for id in options if self._is_such(scene, self.such, id))
        most = len(options) if self.count is None else self.count.value(scene)
        least = 0 if self.up_to else most
        chosen = yield from choose_some(player, options, least, most, "choose", "Choose", "608.2d", scene.source)
        scene.remember(self.mark, chosen)
        return chosen

    def _is_such(self, scene: Scene, such: Condition, id: Id) -> bool:
        scene.remember(self.mark, (id,))
        return such.holds(scene)


@word
class OneOfThese(Objects):
    """One of several that were mentioned, without saying of which: "put one into your hand and the other …"."""

    many = False
    ENGLISH = "one"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The one chosen; before that, all that could be."""
        return scene.remembered(self.mark) if came_up(scene, self) else referred(scene, self)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """Let the player choose it (608.2d)."""
        options = referred(scene, self)
        if among is not None:
            able = tuple(among)
            options = tuple(id for id in options if id in able)
        least = min(1, len(options))
        chosen = yield from choose_some(player, options, least, 1, "choose", "Choose", "608.2d", scene.source)
        scene.remember(self.mark, chosen)
        return chosen


@word
class TheRest(Objects):
    """Those of several that nothing was done with: "the rest", "the other"."""

    many = True
    SYNONYMS = True
    ENGLISH = (
        "the rest",
        "the rest of the revealed cards",
        "the rest of the cards revealed this way",
        "the rest of those exiled cards",
        "the rest of the cards",
    )

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those it refers to that are where they were: not chosen, not moved by the text, nor put on top of the library.

        If what it refers to was chosen of all that a phrase describes, those of them that weren't.
        """
        left = scene.memory.get(beside(self.refers, NOT_CHOSEN))
        among = left if isinstance(left, tuple) else referred(scene, self)
        placed = scene.memory.get(PLACED, ())
        done = placed if isinstance(placed, tuple) else ()
        ids = tuple(id for id in among if scene.now(id) == id and scene.exists(id) and id not in done)
        scene.remember(self.mark, ids)
        return ids


@word
class TheOther(Objects):
    """Of two, the one that nothing was done with."""

    many = False
    ENGLISH = "the other"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """That one: not chosen, not moved by the text."""
        ids = tuple(id for id in referred(scene, self) if scene.now(id) == id and scene.exists(id))
        scene.remember(self.mark, ids)
        return ids


@word
class AnyNumber(Objects):
    """As many as the player likes: "any number of creatures you control"."""

    what: Filter
    other: bool = False
    many = True
    ENGLISH = "any number of {other?other} {what@many}"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those chosen; before that, all that could be."""
        return scene.remembered(self.mark) if came_up(scene, self) else Bare(self.what, self.other).find(scene)

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it could be one of them."""
        return self.what.matches(scene, id) and not (self.other and id == scene.source)

    def enough(self, scene: Scene, number: int) -> bool:
        """Any number will do."""
        return True

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """Let the player choose (608.2d)."""
        able = Bare(self.what, self.other).find(scene) if among is None else tuple(among)
        options = tuple(id for id in able if self.describes(scene, id))
        chosen = yield from choose_things(scene, player, self.what, options, 0, len(options))
        scene.remember(self.mark, chosen)
        return chosen


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


@word
class TopCards(Possessing):
    """The top of a library: "the top card of your library", "the top three cards of target player's library"."""

    who: Owner
    n: Amount
    bottom: bool = False
    HEADS = ("card",)
    SYNONYMS = True
    ENGLISH = (
        "the top card of {who} library {n=Number(1)}",
        "the top {n:num} cards of {who} library",
        "the bottom card of {who} library {n=Number(1)} {bottom=True}",
        "{n:num} cards from the top of {who} library",
        "the top {n:Plus} cards of {who} library",
        "the top card {n=Number(1)} {who=Your()}",
        "the top {n:num} cards {who=Your()}",
    )

    @property
    def many(self) -> bool:
        """One card, or several."""
        return bool(getattr(self.n, "many", True))

    def ok(self) -> bool:
        """One card is "the top card" (Courser of Kruphix); "cards from the top" are as many as were mentioned."""
        if self.style[0] == 3:
            return isinstance(self.n, ThatMuch)
        return self.style[0] not in (1, 6) or self.n != Number(1)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The cards, the top one first, of one library after the other; as many as there are."""
        n = self.n.value(scene)
        found: list[Id] = []
        for player in self.who.players(scene):
            library = [id for id in scene.cards_of(player, "library") if not scene.status(id, "entering")]  # 614.13c
            found += library[:n] if self.bottom else library[::-1][:n]
        ids = tuple(found)
        scene.remember(self.mark, ids)
        return ids


@word
class TopOfGraveyard(Possessing):
    """The uppermost card of a sort in a graveyard: "the top creature card of your graveyard" (404.2)."""

    what: Filter
    who: Owner
    HEADS = ("card",)
    many = False
    ENGLISH = "the top {what@one} of {who} graveyard"

    def ok(self) -> bool:
        """A card; where it is, is said behind."""
        return isinstance(self.what, Things) and self.what.nouns == (Noun.CARD,) and not self.what.posts

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The card that was put there last, of each graveyard."""
        ids: tuple[Id, ...] = ()
        for player in self.who.players(scene):
            fitting = [id for id in scene.cards_of(player, "graveyard") if self.what.matches(scene, id)]
            ids += tuple(fitting[-1:])
        scene.remember(self.mark, ids)
        return ids


@word
class AttackedBy(Recipient):
    """What a creature attacks: "the player or planeswalker it's attacking"."""

    it: It | That
    LOOKS = frozenset({"combat"})
    many = False
    ENGLISH = ("the player or planeswalker {it:It} 's attacking", "the player or planeswalker {it:That} is attacking")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The player or planeswalker; no battle."""
        attacked = (scene.attacked(id) for id in self.it.find(scene))
        ids = tuple(a for a in attacked if a and (a < FIRST_OBJECT or "planeswalker" in scene.traits(a).types))
        scene.remember(self.mark, ids)
        return ids


@word
class FromZone(Moved):
    """Something called by name, in a zone: "~ from your graveyard", "your commander from the command zone"."""

    what: Self | It | That | The | Those | Them | YourCommander
    zone: Zone
    many = False
    ENGLISH = "{what} from {zone}"

    def ok(self) -> bool:
        """All "the cards from your hand" are meant by that, none that were mentioned (Whirlpool Drake)."""
        return not (isinstance(self.what, That | Those) and self.what.style[0] == 1)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What the phrase denotes, as far as it is there."""
        there = isinstance(self.what, YourCommander) and self.zone.name
        found = self.what.find_in(scene, self.zone.name) if there else self.what.find(scene)  # type: ignore[union-attr]
        ids = tuple(id for id in found if self.zone.contains(scene, scene.now(id)))
        scene.remember(self.mark, ids)
        return ids
