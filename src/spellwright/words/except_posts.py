"""What is left out of all that a phrase describes: "all creatures except for Krakens"."""

from __future__ import annotations

from spellwright.words.filters import Post
from spellwright.words.procedure import Id
from spellwright.words.quantified import Bare
from spellwright.words.references import Self
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class ExceptFor(Post):
    """What is left out of all that are described: "except for artifacts and lands"."""

    what: Bare | Self
    ENGLISH = "except for {what}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is none of those."""
        return not self.what.describes(scene, id)

    def ends_open(self) -> bool:
        """It ends in a phrase."""
        return True
