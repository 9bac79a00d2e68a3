"""Posts that say two things at once: "in exile and in your graveyard", "that's both white and black"."""

from __future__ import annotations

from spellwright.words.adjectives import Color
from spellwright.words.filters import Post
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.word import word
from spellwright.words.zones import Zone


@word
class BothZones(Zone):
    """Two zones together."""

    first: Zone
    second: Zone

    @property
    def name(self) -> str:
        """None by itself: they are two."""
        return ""

    def contains(self, scene: Scene, id: Id) -> bool:
        """Whether the object is in one of them."""
        return self.first.contains(scene, id) or self.second.contains(scene, id)

    def means(self, scene: Scene, id: Id, name: str) -> bool:
        """One of them."""
        return self.first.means(scene, id, name) or self.second.means(scene, id, name)

    def objects(self, scene: Scene) -> tuple[Id, ...]:
        """The cards in both."""
        return (*self.first.objects(scene), *self.second.objects(scene))


@word
class InBoth(Post):
    """In which zones they are: "cards you own in exile and in your graveyard"."""

    zone: Zone
    also: Zone
    ENGLISH = "in {zone} and in {also}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is in one of them."""
        return self.zone.contains(scene, id) or self.also.contains(scene, id)

    def place(self) -> Zone | None:
        """Both of them together."""
        return BothZones(self.zone, self.also)


@word
class BothColors(Post):
    """Of two colours at least: "a spell that's both white and black"."""

    first: Color
    second: Color
    READS = frozenset({"colors"})
    ENGLISH = "that <'s|are:outer> both {first} and {second}"

    def ok(self) -> bool:
        """Two of the five colours (105.1)."""
        return bool(self.first.mask and self.second.mask)

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has both."""
        colors = scene.traits(id).colors
        return self.first.fits(colors) and self.second.fits(colors)


@word
class NeitherOwnedNorControlled(Post):
    """What is another player's altogether: "you neither own nor control"."""

    READS = frozenset({"controller"})
    OF_CONTROLLED = True
    ENGLISH = "you neither own nor control"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether you do neither."""
        return scene.you not in (scene.owner(id), scene.controller(id))
