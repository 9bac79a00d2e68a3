"""Posts about the expansion in which a card's name was originally printed (206.3)."""

from __future__ import annotations

from enum import Enum

from spellwright.cr.subtypes import EXPANSION_NAMES
from spellwright.words.filters import Post
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.word import word


class Expansion(Enum):
    """The expansions that cards refer to (206.3a-c)."""

    ARABIAN_NIGHTS = "Arabian Nights"
    ANTIQUITIES = "Antiquities"
    HOMELANDS = "Homelands"


@word
class OriginallyPrintedIn(Post):
    """That its name was originally printed in an expansion (206.3)."""

    expansion: Expansion
    READS = frozenset({"name"})
    ENGLISH = "with a name originally printed in the {expansion} expansion"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has one of those names."""
        return scene.traits(id).name in EXPANSION_NAMES[self.expansion.value]
