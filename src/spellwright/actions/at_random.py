"""Choosing at random (701.9b): for verbs, and as a phrase."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.enchanting_posts import CanEnchant
from spellwright.rules.scene import GameScene
from spellwright.state.events.chance import ChooseAtRandom
from spellwright.words.groups import SomeOf
from spellwright.words.players import APlayer
from spellwright.words.posts import From, In
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantified import A
from spellwright.words.reference_posts import ExiledWith
from spellwright.words.references import Objects, came_up
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word
from spellwright.words.zones import OwnedZone, Zone


def some_at_random(scene: GameScene, player: Id, things: Iterable[Id], number: int) -> Procedure[tuple[Id, ...]]:
    """So many of the things, or all if there are no more."""
    left = list(things)
    chosen: list[Id] = []
    while left and len(chosen) < number:
        entries = yield from bring_about(scene, ChooseAtRandom(player, tuple(left)))
        one = entries[0].new
        left.remove(one)
        chosen.append(one)
    return tuple(chosen)


@word
class AtRandom(Objects):
    """Some things of a place, chosen at random: "a creature card at random from your graveyard"."""

    what: A
    where: From | In | ExiledWith | CanEnchant | None
    SYNONYMS = True
    ENGLISH = ("{what} at random {where}", "{what} at random {where=None}")

    def ok(self) -> bool:
        """Of somewhere: "a card from your graveyard at random"."""
        return self.where is not None or isinstance(self._place(), OwnedZone)

    def _place(self) -> Zone | None:
        return self.where.place() if self.where is not None else self.what.what.place()

    @property
    def many(self) -> bool:
        """As the phrase."""
        return self.what.many

    @property
    def joins(self) -> tuple[Word, ...]:
        """The phrase for what is chosen."""
        return (self.what,)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those chosen; before that, all that could be."""
        chosen = scene.remembered(self.mark) if self.mark else ()
        place, where = self._place(), self.where
        else_in = "battlefield" if isinstance(where, CanEnchant) else "exile"
        there = place.objects(scene) if place is not None else tuple(scene.objects(else_in))
        described = (id for id in there if self.what.describes(scene, id))
        return chosen or tuple(id for id in described if where is None or where.fits(scene, id))

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """As many as it says, or all if there are fewer (609.3)."""
        assert isinstance(scene, GameScene)
        scene.remember(self.mark, ())
        able = None if among is None else tuple(among)
        options = [id for id in self.find(scene) if able is None or id in able]
        chosen = yield from some_at_random(scene, player, options, self.what.count.value(scene))
        scene.remember(self.mark, chosen)
        return chosen


@word
class SomeAtRandom(Objects):
    """Some of several that were mentioned, chosen at random: "one of them at random"."""

    what: SomeOf
    ENGLISH = "{what} at random"

    def ok(self) -> bool:
        """A number of them."""
        return self.what.count is not None and not self.what.up_to

    @property
    def many(self) -> bool:
        """As the phrase."""
        return self.what.many

    @property
    def joins(self) -> tuple[Word, ...]:
        """The phrase for what is chosen."""
        return (self.what,)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those chosen; before that, all that could be."""
        return scene.remembered(self.mark) if came_up(scene, self) else self.what.of.find(scene)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """As many as it says, or all if there are fewer (609.3)."""
        assert isinstance(scene, GameScene) and self.what.count is not None
        able = None if among is None else tuple(among)
        options = [id for id in self.what.of.find(scene) if able is None or id in able]
        chosen = yield from some_at_random(scene, player, options, self.what.count.value(scene))
        scene.remember(self.what.mark, chosen)
        scene.remember(self.mark, chosen)
        return chosen


@word
class ChosenAtRandom(Objects):
    """One of a description, or a player, chosen at random as it is done: "a creature an opponent controls chosen at random"."""

    what: A | APlayer
    ENGLISH = "{what} chosen at random"

    @property
    def many(self) -> bool:
        """As the phrase."""
        return bool(getattr(self.what, "many", False))

    @property
    def joins(self) -> tuple[Word, ...]:
        """The phrase for what is chosen."""
        return (self.what,)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those chosen; before that, all that could be."""
        return scene.remembered(self.mark) if came_up(scene, self) else self.what.find(scene)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """As many as it says, or all if there are fewer (609.3)."""
        assert isinstance(scene, GameScene)
        able = None if among is None else tuple(among)
        options = [id for id in self.what.find(scene) if able is None or id in able]
        number = self.what.count.value(scene) if isinstance(self.what, A) else 1
        chosen = yield from some_at_random(scene, player, options, number)
        scene.remember(self.mark, chosen)
        return chosen
