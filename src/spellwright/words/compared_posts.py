"""Posts that compare with something else: that share something, with the same name or value, with different ones."""

from __future__ import annotations

from enum import Enum

from spellwright.words.filters import Post
from spellwright.words.procedure import Id
from spellwright.words.quantified import A
from spellwright.words.reference_posts import _CREATURE_TYPES, _LAND_TYPES
from spellwright.words.references import It, Objects, Self, That
from spellwright.words.scene import Scene
from spellwright.words.word import word


class Shared(Enum):
    """What two objects can have in common."""

    COLOR = "a color"
    CREATURE_TYPE = "a creature type"
    CARD_TYPE = "a card type"
    LAND_TYPE = "a land type"
    SOME_CREATURE_TYPE = "at least one creature type"
    SOME_CARD_TYPE = "at least one card type"

    def between(self, scene: Scene, one: Id, other: Id) -> bool:
        """Whether the two have it in common."""
        first, second = scene.traits(one), scene.traits(other)
        if self is Shared.COLOR:
            return bool(first.colors & second.colors)
        if self in (Shared.CARD_TYPE, Shared.SOME_CARD_TYPE):
            return not first.types.isdisjoint(second.types)
        common = first.subtypes & second.subtypes
        return not common.isdisjoint(_LAND_TYPES if self is Shared.LAND_TYPE else _CREATURE_TYPES)


@word
class Sharing(Post):
    """What it has in common with something: "that shares a creature type with ~"."""

    shared: Shared
    what: Objects
    negative: bool = False
    READS = frozenset({"colors", "types", "subtypes", "name"})
    LOCAL = False
    ENGLISH = (
        "that <shares|share> {shared} with {what}",
        "that <doesn't|don't:outer> share {shared} with {what} {negative=True}",
    )

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it shares it with one of them, or with none; the very thing that is spoken of does (Mana Echoes)."""
        itself = self.negative or isinstance(self.what, It | That | Self)
        others = (other for other in self.what.find(scene) if itself or other != id)
        return any(self.shared.between(scene, id, other) for other in others) != self.negative

    def ends_open(self) -> bool:
        """It ends in a phrase."""
        return True


@word
class WithSameName(Post):
    """That it is called as something else is: "with the same name as that creature" (201.2)."""

    what: Objects
    READS = frozenset({"name"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = ("with the same name as {what}", "that <has|have:outer> the same name as {what}")

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it shares its name with one of them; what has no name shares none.

        "Another card" is another than the thing itself (Hint of Insanity).
        """
        name = scene.traits(id).name
        another = isinstance(self.what, A) and self.what.other
        others = (other for other in self.what.find(scene) if not another or other != id)
        return bool(name) and any(scene.traits(other).name == name for other in others)

    def ends_open(self) -> bool:
        """It ends in a phrase."""
        return True


@word
class WithSameValue(Post):
    """That its mana value is that of something else: "with the same mana value as that card" (202.3)."""

    what: Objects
    READS = frozenset({"mana_value"})
    LOCAL = False
    ENGLISH = "with the same mana value as {what}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is that of one of them."""
        return any(scene.mana_value(other) == scene.mana_value(id) for other in self.what.find(scene))

    def ends_open(self) -> bool:
        """It ends in a phrase."""
        return True


@word
class WithoutSameName(Post):
    """That it isn't called as something else is: "that doesn't have the same name as a token you control" (201.2)."""

    what: Objects
    READS = frozenset({"name"})
    LOCAL = False
    ENGLISH = "that <doesn't|don't:outer> have the same name as {what}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it shares its name with none of them; what has no name shares none.

        "Another permanent" is another than the thing itself (Yenna, Redtooth Regent).
        """
        name = scene.traits(id).name
        if isinstance(self.what, A) and self.what.other:
            others: tuple[Id, ...] = tuple(other for other in self.what.what.candidates(scene) if other != id)
        else:
            others = self.what.find(scene)
        return not name or all(scene.traits(other).name != name for other in others)

    def ends_open(self) -> bool:
        """It ends in a phrase."""
        return True


class Difference(Enum):
    """What several must differ in, or be alike in."""

    NAMES = "with different names"
    POWERS = "with different powers"
    MANA_VALUES = "with different mana values"
    CONTROLLERS = "controlled by different players"

    def of(self, scene: Scene, id: Id) -> object:
        """What of an object has to be different."""
        if self is Difference.NAMES:
            return scene.traits(id).name
        if self is Difference.POWERS:
            return scene.traits(id).power
        return scene.mana_value(id) if self is Difference.MANA_VALUES else scene.controller(id)


@word
class Different(Post):
    """In what those chosen together differ: "with different names", "controlled by different players"."""

    how: Difference
    ENGLISH = "{how}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Each alone may be any; what has no name isn't named differently (201.2b)."""
        return self.how is not Difference.NAMES or bool(scene.traits(id).name)

    def fits_together(self, scene: Scene, chosen: tuple[Id, ...], id: Id) -> bool:
        """Whether one more differs from all of them."""
        return all(self.how.of(scene, other) != self.how.of(scene, id) for other in chosen)
