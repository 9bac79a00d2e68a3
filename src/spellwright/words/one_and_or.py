"""One thing, or another, or both: "a creature card and/or a land card from among them"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import permutations

from spellwright.words.amounts import Number
from spellwright.words.nouns import Things
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.quantified import A
from spellwright.words.references import Objects, came_up
from spellwright.words.scene import Scene
from spellwright.words.word import word
from spellwright.words.zones import Among


@word
class OneAndOr(Objects):
    """At most one thing for each of two phrases or three, no thing for two; where they are is said behind the last."""

    first: A
    second: A
    third: A | None = None
    many = True
    ENGLISH = ("{first} and/or {second}", "{first} , {second} , and/or {third}")

    def ok(self) -> bool:
        """One of each, from among the same."""
        if any(each.count != Number(1) or each.up_to or each.other for each in self.joins):
            return False
        *before, last = (each.what for each in self.joins)
        alone = all(isinstance(what, Things) and not what.posts for what in before)
        return alone and isinstance(last, Things) and isinstance(last.place(), Among)

    @property
    def joins(self) -> tuple[A, ...]:
        """The phrases."""
        return (self.first, self.second) if self.third is None else (self.first, self.second, self.third)

    @property
    def _phrases(self) -> tuple[A, ...]:
        """The phrases, each with what is said behind the last."""
        *before, last = self.joins
        assert isinstance(last.what, Things)
        posts = last.what.posts
        said = (replace(each, what=replace(each.what, posts=posts)) for each in before if isinstance(each.what, Things))
        return (*said, last)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those chosen; before that, all that could be."""
        if came_up(scene, self):
            return scene.remembered(self.mark)
        return tuple(dict.fromkeys(id for what in self._phrases for id in what.what.candidates(scene)))

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether one of the phrases does."""
        return any(what.describes(scene, id) for what in self._phrases)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """The player chooses one for a phrase, then perhaps one more for each of the others (608.2d)."""
        able = self.find(scene) if among is None else tuple(id for id in among if self.describes(scene, id))
        chosen: tuple[Id, ...] = ()
        while len(chosen) < len(self._phrases):
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
        return any(
            all(what.describes(scene, id) for what, id in zip(order, ids, strict=False))
            for order in permutations(self._phrases, len(ids))
        )
