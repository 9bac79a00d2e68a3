"""Descriptions by what was chosen of two: odd or even, land or nonland (608.2d)."""

from __future__ import annotations

from spellwright.words.chosen_posts import chosen_for
from spellwright.words.filters import Post
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class OfChosenParity(Post):
    """That its mana value is odd, or even, as was chosen; zero is even."""

    LOOKS = frozenset({"notes"})
    READS = frozenset({"mana_value"})
    ENGLISH = "with mana value of the chosen quality"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is so."""
        return scene.mana_value(id) % 2 == ("even", "odd").index(str(chosen_for(scene, "parity") or "even"))


@word
class OfChosenKind(Post):
    """That it is a land, or none, as was chosen."""

    LOOKS = frozenset({"notes"})
    READS = frozenset({"types"})
    ENGLISH = "of the chosen kind"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is such a card."""
        return ("land" in scene.traits(id).types) == (chosen_for(scene, "land or not") == "land")
