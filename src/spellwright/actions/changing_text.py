"""612. Text-changing effects: "change the text of target permanent by replacing all instances of one color word with another"."""

from __future__ import annotations

from enum import Enum
from typing import Any

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.actions.durations import until
from spellwright.cr.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from spellwright.rules.hooks import Hooks
from spellwright.rules.layer_text import Replacement
from spellwright.rules.layers_1_to_3 import ChangeText
from spellwright.rules.scene import GameScene
from spellwright.state.events.effects import Begin
from spellwright.state.history import Floating
from spellwright.words.adjectives import COLOR_BITS, Color, Not
from spellwright.words.durations import Duration
from spellwright.words.procedure import NOBODY, Id, Procedure, choose
from spellwright.words.references import Objects
from spellwright.words.word import word

_ZONES = ("battlefield", "stack")


class WordSort(Enum):
    """The sorts of words that can be replaced (612.2)."""

    COLOR = "one color word"
    LAND = "one basic land type"
    CREATURE = "one creature type"

    @property
    def words(self) -> tuple[str, ...]:
        """All words of the sort."""
        return {
            WordSort.COLOR: tuple(COLOR_BITS),
            WordSort.LAND: BASIC_LAND_TYPES,
            WordSort.CREATURE: CREATURE_TYPES,
        }[self]

    def replacing(self, old: str, new: str) -> Replacement:
        """What is replaced by what: of a colour word also what it is a part of, "nonblack"."""
        if self is WordSort.COLOR:
            return ((Color(old), Color(new)), (Not(f"non{old}"), Not(f"non{new}")))
        return ((old, new),)


@word
class ChangesText(Act):
    """Replace all instances of a word in the text of something by another of its sort (612.1-612.2)."""

    what: Objects
    sort: WordSort
    other: WordSort | None = None
    by: str | None = None
    duration: Duration | None = None
    ENGLISH = (
        (
            "<changes|change> the text of {what} by replacing all instances of {sort} with another [or {other} with another] "
            "[{duration}]"
        ),
        "<changes|change> the text of {what} by replacing all instances of {sort} with {by:subtype@one} [{duration}]",
    )

    def ok(self) -> bool:
        """Only a creature type is replaced by one that is said; of two sorts each is another."""
        return self.sort is not self.other and (self.by is None or self.sort is WordSort.CREATURE)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player chooses the words as the text is carried out (608.2d); the effect is on what is there."""
        ids = tuple(id for id in scene.all_now((yield from self.what.pick(scene, player))) if scene.exists(id))
        if not ids:
            return False
        sort = self.sort
        if self.other is not None:
            sort = yield from choose(player, (self.sort, self.other), "choose", "Which words?", "612.2", scene.source)
        old = yield from choose(player, sort.words, "name", "Replace which word?", "612.2", scene.source)
        new = self.by
        if new is None:
            others = tuple(each for each in sort.words if each != old)
            new = yield from choose(player, others, "name", f"Replace {old} by which word?", "612.2", scene.source)
        ends = until(self.duration, scene)
        effect = Floating(NOBODY, TextChanged(sort.replacing(old, new)), scene.source, player, 0, ends, locked=ids)
        yield from bring_about(scene, Begin(effect), rule="612.1")
        return True


@word
class TextChanged(Hooks):
    """That effect."""

    words: Replacement
    RULE = "612.1"

    def layer_parts(self) -> tuple[Any, ...]:
        """In the layer of text-changing effects (613.1c)."""
        return (ChangeText(None, self.words, zones=_ZONES),)
