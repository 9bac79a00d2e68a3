"""Facts about where something is (400): in a zone, on the battlefield, in exile still."""

from __future__ import annotations

from spellwright.words.conditions import Fact
from spellwright.words.object_facts import objects_in
from spellwright.words.posts import ELSEWHERE
from spellwright.words.quantified import A, OneOrMore
from spellwright.words.references import Objects, Self
from spellwright.words.scene import Scene
from spellwright.words.word import word
from spellwright.words.zones import Zone


@word
class IsInZone(Fact):
    """Where something is: "~ is in your graveyard", "~ is on the battlefield"."""

    what: Objects
    zone: Zone
    LOOKS = frozenset({"zone"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = ("{what} <is|are> in {zone}", "{what} <'s|'re> in {zone}")

    def ok(self) -> bool:
        """How many are there is `AreIn` (Werebear)."""
        return not isinstance(self.what, OneOrMore)

    def holds(self, scene: Scene) -> bool:
        """Whether it is there now: "a Warrior card", if one of those there is."""
        if isinstance(self.what, A) and not self.what.mark:
            return any(self.what.describes(scene, id) for id in self.zone.objects(scene))
        ids = objects_in(scene, self.what)
        return bool(ids) and all(self.zone.contains(scene, id) for id in ids)

    def zones_of_source(self) -> tuple[str, ...]:
        """That zone, said of the source itself (113.6b); "exile or your graveyard" is several."""
        return (self.zone.name,) if isinstance(self.what, Self) and self.zone.name else ()


@word
class IsOnBattlefield(Fact):
    """That it is on the battlefield: "~ is on the battlefield", "~ remains on the battlefield"."""

    what: Objects
    remains: bool = False
    negative: bool = False
    LOOKS = frozenset({"zone"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "{what} <isn't|aren't> on the battlefield {negative=True}",
        "{what} <is|are> on the battlefield",
        "{what} <'s|'re> on the battlefield",
        "{what} <remains|remain> on the battlefield {remains=True}",
    )

    def ok(self) -> bool:
        """How many are there is `AreOnBattlefield` (Fissure Vent)."""
        return not isinstance(self.what, OneOrMore)

    def holds(self, scene: Scene) -> bool:
        """Whether it is there; "remains" means the object that it was (400.7)."""
        ids = self.what.find(scene) if self.remains else objects_in(scene, self.what)
        return bool(ids) and all((scene.zone(id) == "battlefield") != self.negative for id in ids)

    def zones_of_source(self) -> tuple[str, ...]:
        """The other zones, said of the source itself (113.6b)."""
        return ELSEWHERE if self.negative and isinstance(self.what, Self) else ()


@word
class RemainsExiled(Fact):
    """That it stays in exile: "that card remains exiled" (611.2b)."""

    what: Objects
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = "{what} <remains|remain> exiled"

    def holds(self, scene: Scene) -> bool:
        """Whether it is still in exile; the object that the text put there (400.7)."""
        ids = objects_in(scene, self.what)
        return bool(ids) and all(scene.zone(id) == "exile" for id in ids)
