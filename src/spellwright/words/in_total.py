"""In the zones of all players taken together: "ten or more creature cards total in all graveyards"."""

from __future__ import annotations

from spellwright.words.filters import Post
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.word import word
from spellwright.words.zones import AllZones, Zone


@word
class InTotal(Post):
    """In the zones of all players, counted together."""

    zone: AllZones
    ENGLISH = "total in {zone}"

    def ok(self) -> bool:
        """In all of them."""
        return self.zone.all

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is in one of them."""
        return self.zone.contains(scene, id)

    def place(self) -> Zone | None:
        """The zones."""
        return self.zone
