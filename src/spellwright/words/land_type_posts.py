"""That something has a basic land type: "land card with a basic land type" (305.6)."""

from __future__ import annotations

from spellwright.words.counted import Sort
from spellwright.words.filters import Post
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class WithBasicLandType(Post):
    """With one of the five, be it a basic land or not."""

    READS = frozenset({"subtypes"})
    ENGLISH = "with a basic land type"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has one."""
        return bool(Sort.BASIC_LAND_TYPE.of(scene, id))
