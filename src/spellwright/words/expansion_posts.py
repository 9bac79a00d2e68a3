"""Posts about the expansion in which a card's name was originally printed (206.3)."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from spellwright.cr.spelling import folded
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
        """Whether it has one of those names, however it is spelled."""
        return folded(scene.traits(id).name) in names_of(self.expansion)


@lru_cache(maxsize=len(Expansion))
def names_of(expansion: Expansion) -> frozenset[str]:
    """The names originally printed in an expansion, as they are compared (206.3a-c)."""
    return frozenset(folded(name) for name in EXPANSION_NAMES[expansion.value])
