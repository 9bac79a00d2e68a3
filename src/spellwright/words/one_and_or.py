"""One thing, or another, or both: "a creature card and/or a land card from among them"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spellwright.words.amounts import Number
from spellwright.words.nouns import Things
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.quantified import A
from spellwright.words.references import Objects, came_up
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word
from spellwright.words.zones import Among


@word
class OneAndOr(Objects):
    """At most one thing for each of two phrases, no thing for both; where they are is said behind the second."""

    first: A
    second: A
    many = True
    ENGLISH = "{first} and/or {second}"

    def ok(self) -> bool:
        """One of each, from among the same."""
        if any(each.count != Number(1) or each.up_to or each.other for each in (self.first, self.second)):
            return False
        first, second = self.first.what, self.second.what
        return isinstance(first, Things) and not first.posts and isinstance(second.place(), Among)

    @property
    def joins(self) -> tuple[Word, ...]:
        """The two phrases."""
        return (self.first, self.second)

    @property
    def _both(self) -> tuple[A, A]:
        """The two phrases, the first with what is said behind the second."""
        first, second = self.first.what, self.second.what
        assert isinstance(first, Things) and isinstance(second, Things)
        return (replace(self.first, what=replace(first, posts=second.posts)), self.second)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those chosen; before that, all that could be."""
        if came_up(scene, self):
            return scene.remembered(self.mark)
        return tuple(dict.fromkeys(id for what in self._both for id in what.what.candidates(scene)))

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether one of the phrases does."""
        return any(what.describes(scene, id) for what in self._both)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """The player chooses one for a phrase, then perhaps one more for the other (608.2d)."""
        able = self.find(scene) if among is None else tuple(id for id in among if self.describes(scene, id))
        chosen: tuple[Id, ...] = ()
        while len(chosen) < len(self._both):
            options: list[Id | None] = [
                id for id in able if id not in chosen and self._go_together(scene, (*chosen, id))
            ]
            if not options:
                break
            one = yield from choose(player, [*options, *([None] if chosen else [])], "choose", "Choose", "608.2d")
            if one is None:
                break
            chosen = (*chosen, one)
        scene.remember(self.mark, chosen)
        return chosen

    def _go_together(self, scene: Scene, ids: tuple[Id, ...]) -> bool:
        """Whether there is a phrase for each of them."""
        first, second = ([what.describes(scene, id) for id in ids] for what in self._both)
        if len(ids) == 1:
            return first[0] or second[0]
        return (first[0] and second[1]) or (second[0] and first[1])
