"""700.3. Piles: separating objects into piles, and the piles as phrases."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spellwright.actions.at_random import some_at_random
from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Reveal, Separate
from spellwright.state.pile import Pile
from spellwright.words.amounts import Amount, Number
from spellwright.words.filters import Filter, Post
from spellwright.words.owners import Owner, PlayersOwn, Their
from spellwright.words.procedure import Id, Procedure, choose, choose_some
from spellwright.words.quantified import All
from spellwright.words.references import Objects, Those
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class SeparateIntoPiles(Act):
    """Separate objects into piles, each into exactly one (700.3a); a pile can be empty (700.3d)."""

    what: Objects | None
    n: Amount = Number(2)
    face_down: bool = False
    one_face_down: bool = False
    own: Filter | None = None
    HEADS = ("pile",)
    HEADS_MANY = True
    ENGLISH = (
        "<separates|separate> {what} into a face-down pile and a face-up pile {one_face_down=True}",
        "<separates|separate> {what} into {n:num} {face_down?face-down} piles",
        "<separates|separate> the {own@many} into {n:num} piles {what=None}",
    )

    def ok(self) -> bool:
        """With the article they are all that the player controls, none that were mentioned (Make an Example)."""
        posts: tuple[Post, ...] = getattr(self.what.noun, "posts", ()) if isinstance(self.what, Those) else ()
        return not posts

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player says of each pile but the last what is in it; what lies face up is shown to all."""
        ids = yield from (self.what or All(self._own())).pick(scene, player)
        left = tuple(id for id in scene.all_now(ids) if scene.exists(id))
        scene.remember(self.mark, left)
        group = 1 + max((pile.group for pile in scene.piles), default=0)
        piles: tuple[Pile, ...] = ()
        for nth in range(self.n.value(scene) - 1):
            why = "Choose what is in the face-down pile" if self.one_face_down else f"Choose what is in pile {nth + 1}"
            here = yield from choose_some(player, left, 0, len(left), "choose", why, "700.3a", scene.source)
            piles = (*piles, Pile(here, player, group, self.face_down or self.one_face_down))
            left = tuple(id for id in left if id not in here)
        piles = (*piles, Pile(left, player, group, self.face_down))
        scene.piles = (*scene.piles, *piles)
        yield from bring_about(scene, Separate(player, piles))
        if self.one_face_down and left:
            yield from bring_about(scene, Reveal(scene.owner(left[0]), left), rule="700.3")
        return True

    def _own(self) -> Filter:
        assert self.own is not None
        return self.own


def choose_pile(
    scene: GameScene, chooser: Id, piles: tuple[Pile, ...], *, at_random: bool = False
) -> Procedure[tuple[Id, ...]]:
    """Let a player choose one of the piles, or chance; what is in it comes back."""
    if not piles:
        return ()
    if at_random:
        (nth,) = yield from some_at_random(scene, chooser, range(len(piles)), 1)
        chosen = piles[nth]
    else:
        chosen = yield from choose(chooser, piles, "choose", "Choose a pile", "608.2d", scene.source)
    at = scene.piles.index(chosen)  # of two empty piles it doesn't matter which
    scene.piles = (*scene.piles[:at], replace(chosen, chosen=True), *scene.piles[at + 1 :])
    return chosen.objects


class ChoosesPile(Objects):
    """The family of phrases that let a player choose a pile."""

    __slots__ = ()
    many = False

    def piles(self, scene: GameScene) -> tuple[Pile, ...]:
        """Those to choose from: of the last separation."""
        last = max((pile.group for pile in scene.piles), default=0)
        return tuple(pile for pile in scene.piles if pile.group == last)

    def _chooser(self, scene: GameScene, player: Id) -> Procedure[Id]:
        """Who chooses: the player who acts."""
        yield from ()
        return player

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What is in the piles to choose from."""
        assert isinstance(scene, GameScene)
        return tuple(id for pile in self.piles(scene) for id in pile.objects)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """What is in the pile chosen."""
        assert isinstance(scene, GameScene)
        chooser = yield from self._chooser(scene, player)
        ids = yield from choose_pile(scene, chooser, self.piles(scene))
        if among is None:
            return ids
        able = tuple(among)
        return tuple(id for id in ids if id in able)


@word
class OnePile(ChoosesPile):
    """One of the piles, as the player who acts chooses: "put one pile into your hand"."""

    SYNONYMS = True
    ENGLISH = ("one pile", "one of those piles")


@word
class OneOfTheirPiles(ChoosesPile):
    """One of the piles that a player made: "for each opponent, you choose one of their piles"."""

    whose: Their
    ENGLISH = "one of {whose} piles"

    def piles(self, scene: GameScene) -> tuple[Pile, ...]:
        makers = self.whose.players(scene)
        return tuple(pile for pile in scene.piles if pile.by in makers)


@word
class PileAtRandom(Objects):
    """One of the piles that a player made, at random; what is in it is taken up: "those permanents"."""

    pile: OneOfTheirPiles
    HEADS = ("permanent",)
    many = True
    ENGLISH = "{pile} at random"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What is in it; before it is chosen, in all of them."""
        return scene.remembered(self.mark) if self.mark in scene.memory else self.pile.find(scene)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """By chance."""
        assert isinstance(scene, GameScene)
        ids = yield from choose_pile(scene, player, self.pile.piles(scene), at_random=True)
        scene.remember(self.mark, ids)
        return ids


@word
class PileOfChoice(ChoosesPile):
    """The pile that somebody chooses: "the pile of an opponent's choice"."""

    whose: Owner
    ENGLISH = "the pile of {whose} choice"

    def _chooser(self, scene: GameScene, player: Id) -> Procedure[Id]:
        if isinstance(self.whose, PlayersOwn):
            (chooser,) = yield from self.whose.who.pick(scene, scene.you)
            return chooser
        return self.whose.players(scene)[0]


@word
class AllInPile(Objects):
    """All such things in a pile that is chosen as they are acted on: "all creatures in the pile of your choice"."""

    what: Filter
    pile: ChoosesPile
    many = True
    SYNONYMS = True
    ENGLISH = ("all {what} in {pile}", "all {what} from {pile}", "{what} in {pile}")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those chosen; before that, all that could be."""
        found = scene.remembered(self.mark) if self.mark in scene.memory else self.pile.find(scene)
        return tuple(id for id in found if self.what.matches(scene, id))

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """Those that are in the pile chosen."""
        ids = yield from self.pile.pick(scene, player, among)
        ids = tuple(id for id in ids if self.what.matches(scene, id))
        scene.remember(self.mark, ids)
        return ids


class KnownPile(Objects):
    """The family of phrases for piles that have been chosen, or haven't."""

    __slots__ = ()

    def _meant(self, scene: GameScene, pile: Pile) -> bool:
        return pile.chosen

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What is in them."""
        assert isinstance(scene, GameScene)
        return tuple(id for pile in scene.piles if self._meant(scene, pile) for id in pile.objects)


@word
class ThatPile(KnownPile):
    """The pile that was chosen."""

    many = False
    SYNONYMS = True
    ENGLISH = ("that pile", "the chosen pile")


@word
class TheirChosenPile(KnownPile):
    """The chosen one of those that a player made."""

    whose: Their
    many = False
    ENGLISH = "{whose} chosen pile"

    def _meant(self, scene: GameScene, pile: Pile) -> bool:
        return pile.chosen and pile.by in self.whose.players(scene)


@word
class ThePiles(KnownPile):
    """The piles that were chosen, or the others."""

    others: bool = False
    many = True
    ENGLISH = ("the chosen piles", "the other piles {others=True}")

    def _meant(self, scene: GameScene, pile: Pile) -> bool:
        return pile.chosen != self.others


@word
class InPile(Post):
    """In a pile: "all lands in the chosen piles", "a card from that pile"."""

    pile: KnownPile
    SYNONYMS = True
    LOCAL = False
    ENGLISH = ("in {pile}", "from {pile}")

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is in it."""
        return id in self.pile.find(scene)

    def found(self, scene: Scene) -> tuple[Id, ...] | None:
        """What is in it."""
        return self.pile.find(scene)

    def names_all(self) -> bool:
        """As "the creatures in that pile"."""
        return True
