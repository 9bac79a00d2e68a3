"""What was there before something else enters (614.12): "each Angel you already control"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellwright.words.filters import Post
from spellwright.words.procedure import Id
from spellwright.words.references import meets
from spellwright.words.scene import Scene
from spellwright.words.word import word

if TYPE_CHECKING:
    from spellwright.words.players import Players


@word
class AlreadyControlledBy(Post):
    """Who controls it already, said of what is there as something else enters: "each Angel you already control"."""

    who: Players
    READS = frozenset({"controller"})
    OF_CONTROLLED = True
    ENGLISH = "{who} already <controls|control>"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether one of them controls it, as it is before what enters is there."""
        return meets(scene, self.who, scene.controller(id))
