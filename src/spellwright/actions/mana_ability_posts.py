"""That something has a mana ability, wherever it is: "artifact card with a mana ability" (605.1)."""

from __future__ import annotations

from spellwright.actions.abilities.triggered import Triggered
from spellwright.words.counted import Sort
from spellwright.words.filters import Post
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class WithManaAbility(Post):
    """With an activated or triggered mana ability; a basic land type gives one (305.6)."""

    READS = frozenset({"subtypes", "abilities"})
    ENGLISH = "with a mana ability"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has one."""
        means = [meant for ability in scene.traits(id).abilities for meant in ability.means()]
        own = any(
            "produces" in meant.hooks() or (isinstance(meant, Triggered) and meant.mana_trigger()) for meant in means
        )
        return own or bool(Sort.BASIC_LAND_TYPE.of(scene, id))
