"""That something is in one of two zones: "if ~ is in the command zone or on the battlefield"."""

from __future__ import annotations

from spellwright.words.conditions import Fact
from spellwright.words.object_facts import objects_in
from spellwright.words.references import Objects, Self
from spellwright.words.scene import Scene
from spellwright.words.word import word
from spellwright.words.zones import Zone


@word
class IsInZoneOrOnBattlefield(Fact):
    """That it is in a zone or on the battlefield, as eminence asks (207.2c)."""

    what: Objects
    zone: Zone
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = "{what} <is|are> in {zone} or on the battlefield"

    def ok(self) -> bool:
        """Another zone, and one (113.6b)."""
        return self.zone.name not in ("", "battlefield")

    def holds(self, scene: Scene) -> bool:
        """Whether it is in one of them now."""
        ids = objects_in(scene, self.what)
        return bool(ids) and all(scene.zone(id) == "battlefield" or self.zone.contains(scene, id) for id in ids)

    def zones_of_source(self) -> tuple[str, ...]:
        """Both, said of the source itself (113.6b)."""
        return (self.zone.name, "battlefield") if isinstance(self.what, Self) else ()
