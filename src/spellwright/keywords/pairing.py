"""Texts about creatures that are paired by soulbond (702.95b)."""

from __future__ import annotations

from spellwright.keywords.soulbond import PAIRED
from spellwright.words.conditions import Fact
from spellwright.words.procedure import Id
from spellwright.words.quantified import A
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


def partner(scene: Scene, what: Objects) -> tuple[Id, Id] | None:
    """The creature and the one with which it is paired; None if it isn't."""
    for id in what.find(scene):
        other = scene.notes(id, PAIRED)
        if other:
            return id, other
    return None


@word
class IsPaired(Fact):
    """That it is paired with another creature; "both creatures" and "those creatures" are the two."""

    what: Objects
    LOOKS = frozenset({"notes"})
    LOCAL = False
    HEADS = ("creature",)
    HEADS_MANY = True
    ENGLISH = "{what} <is|are> paired with another creature"

    def holds(self, scene: Scene) -> bool:
        """Whether it is."""
        pair = partner(scene, self.what)
        if pair is not None:
            scene.remember(self.mark, pair)
        return pair is not None


@word
class IsPairedWith(Fact):
    """That it is paired with such a creature, which "that creature" is."""

    what: Objects
    other: A
    SYNONYMS = True
    LOOKS = frozenset({"notes"})
    LOCAL = False
    ENGLISH = ("{what} <is|are> paired with {other}", "{what} <'s|'re> paired with {other}")

    def ok(self) -> bool:
        """ "Another creature" is any."""
        return not self.other.other

    def holds(self, scene: Scene) -> bool:
        """Whether it is, and the other is so."""
        pair = partner(scene, self.what)
        if pair is None or not self.other.what.matches(scene, pair[1]):
            return False
        scene.remember(self.other.mark, (pair[1],))
        return True
