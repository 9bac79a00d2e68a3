"""Things told by a quality that is chosen as something is done with them (608.2d): "of the creature type of your choice"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum

from spellwright.cr.subtypes import CREATURE_TYPES
from spellwright.words.adjectives import COLOR_BITS
from spellwright.words.chosen_posts import Chosen, OfGiven
from spellwright.words.marks import QUALITY, beside
from spellwright.words.nouns import Things
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.quantified import All, Bare
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


class QualityChosen(Enum):
    """What is chosen."""

    CREATURE_TYPE = "creature type"
    COLOR = "color"

    @property
    def options(self) -> tuple[str, ...]:
        """What can be chosen."""
        return CREATURE_TYPES if self is QualityChosen.CREATURE_TYPE else tuple(COLOR_BITS)

    def given(self, value: str) -> OfGiven:
        """The description by what was chosen."""
        return OfGiven(Chosen.TYPE if self is QualityChosen.CREATURE_TYPE else Chosen.COLOR, value)


@word
class OfQualityOfChoice(Objects):
    """All such things of a quality that the player chooses: "all creatures of the creature type of your choice"."""

    what: Things
    quality: QualityChosen
    all: bool = False
    many = True
    ALWAYS_MARKED = True
    ENGLISH = (
        "all {what@many} of the {quality} of your choice {all=True}",
        "{what@many} of the {quality} of your choice",
    )

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those of the quality chosen; before that, all that could be."""
        return scene.remembered(self.mark) if self.mark in scene.memory else self.what.candidates(scene)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """The player chooses the quality (608.2d)."""
        options = self.quality.options
        why = f"Choose a {self.quality.value}"
        value: str = yield from choose(player, options, "name", why, "608.2d", scene.source)
        ids = self._those(value).find(scene)
        if among is not None:
            able = tuple(among)
            ids = tuple(id for id in ids if id in able)
        scene.remember(self.mark, ids)
        scene.remember(beside(self.mark, QUALITY), options.index(value))
        return ids

    def begun(self, scene: Scene) -> All | Bare:
        """All that have what was chosen, also those that come later (611.2c)."""
        return self._those(self.quality.options[scene.number(beside(self.mark, QUALITY))])

    def _those(self, value: str) -> All | Bare:
        what = replace(self.what, posts=(*self.what.posts, self.quality.given(value)))
        return All(what) if self.all else Bare(what)


@word
class AllOrAll(Objects):
    """All of one kind or all of another, as the player chooses: "all lands or all creatures" (608.2d)."""

    first: All
    second: All
    many = True
    ENGLISH = "{first} or {second}"

    @property
    def joins(self) -> tuple[Word, ...]:
        """The two phrases, one of which it denotes."""
        return (self.first, self.second)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those chosen; before that, all that could be."""
        if self.mark and self.mark in scene.memory:
            return scene.remembered(self.mark)
        return tuple(dict.fromkeys((*self.first.find(scene), *self.second.find(scene))))

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """The player chooses which."""
        both = (self.first, self.second)
        chosen: All = yield from choose(player, both, "choose", "Choose which", "608.2d", scene.source)
        ids = yield from chosen.pick(scene, player, among)
        scene.remember(self.mark, ids)
        return ids
