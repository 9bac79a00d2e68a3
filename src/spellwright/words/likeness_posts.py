"""Posts that say what several have in common: "two target permanents that share a card type", "with the same name"."""

from __future__ import annotations

from enum import Enum

from spellwright.cr.subtypes import CREATURE_TYPES, LAND_TYPES
from spellwright.words.filters import Post
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word

_CREATURE_TYPES, _LAND_TYPES = frozenset(CREATURE_TYPES), frozenset(LAND_TYPES)
_PERMANENT_TYPES = frozenset(("artifact", "battle", "creature", "enchantment", "land", "planeswalker"))


class Likeness(Enum):
    """What all of them have in common, or no two of them."""

    NAME = "with the same name"
    NAME_AS_ANOTHER = "with the same name as one another"
    CARD_TYPE = "that share a card type"
    PERMANENT_TYPE = "that share a permanent type"
    CREATURE_TYPE = "that share a creature type"
    LAND_TYPE = "that share a land type"
    COLOR = "that share a color"
    NO_CREATURE_TYPE = "that share no creature types"

    def of(self, scene: Scene, id: Id) -> frozenset[object]:
        """All of that sort that an object has; what has no name shares none (201.2)."""
        traits = scene.traits(id)
        if self in (Likeness.NAME, Likeness.NAME_AS_ANOTHER):
            return frozenset({traits.name} if traits.name else ())
        if self is Likeness.PERMANENT_TYPE:  # 110.4
            return frozenset(traits.types & _PERMANENT_TYPES)
        if self is Likeness.CARD_TYPE:
            return frozenset(traits.types)
        if self is Likeness.COLOR:
            return frozenset(bit for bit in range(traits.colors.bit_length()) if traits.colors >> bit & 1)
        return frozenset(traits.subtypes & (_LAND_TYPES if self is Likeness.LAND_TYPE else _CREATURE_TYPES))


@word
class Alike(Post):
    """In what those taken together are alike, or what they don't share."""

    how: Likeness
    READS = frozenset({"name", "types", "subtypes", "colors"})
    GROUPS = True
    ENGLISH = "{how}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Each alone may be any that has something of the sort to share."""
        return self.how is Likeness.NO_CREATURE_TYPE or bool(self.how.of(scene, id))

    def fits_together(self, scene: Scene, chosen: tuple[Id, ...], id: Id) -> bool:
        """Whether one more has what all of them have, or shares nothing with any of them."""
        if self.how is Likeness.NO_CREATURE_TYPE:
            return all(self.how.of(scene, id).isdisjoint(self.how.of(scene, other)) for other in chosen)
        return bool(self.how.of(scene, id).intersection(*(self.how.of(scene, other) for other in chosen)))


@word
class TheSamePlayer(Word):
    """The one player who controls all of those taken together, to be spoken of: "that player"."""

    ENGLISH = "the same player"


@word
class ControlledAlike(Post):
    """That one player controls all of those taken together."""

    who: TheSamePlayer
    READS = frozenset({"controller"})
    GROUPS = True
    LOCAL = False
    ENGLISH = "controlled by {who}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Each alone may be anyone's; who that is can be spoken of."""
        scene.remember(self.who.mark, (scene.controller(id),))
        return True

    def fits_together(self, scene: Scene, chosen: tuple[Id, ...], id: Id) -> bool:
        """Whether one more is controlled by the same player as they are."""
        return all(scene.controller(other) == scene.controller(id) for other in chosen)
