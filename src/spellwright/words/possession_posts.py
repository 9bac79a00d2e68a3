"""Posts about whose something is: who controls, owns or has cast it (108.3, 109.4)."""

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
class ControlledBy(Post):
    """Whose it is to control: "you control", "an opponent controls"."""

    who: Players
    READS = frozenset({"controller"})
    OF_CONTROLLED = True
    ENGLISH = "{who} <controls|control|controlled>"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether one of them controls it."""
        return meets(scene, self.who, scene.controller(id))


@word
class ControlledThen(Post):
    """Who controlled it when something happened to it: "each creature you controlled that died this turn" (608.2h)."""

    who: Players
    READS = frozenset({"controller"})
    BEFORE_PAST = True
    ENGLISH = "{who} controlled"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether one of them did: of what has left, who last controlled it."""
        return meets(scene, self.who, scene.controller(id))


@word
class NotControlledBy(Post):
    """Who doesn't control it: "you don't control"."""

    who: Players
    READS = frozenset({"controller"})
    ENGLISH = "{who} <doesn't|don't> control"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether none of them controls it."""
        return not meets(scene, self.who, scene.controller(id))


@word
class OwnedBy(Post):
    """Whose it is to own: "you own"."""

    who: Players
    ENGLISH = "{who} <owns|own>"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether one of them owns it."""
        return meets(scene, self.who, scene.owner(id))


@word
class NotOwnedBy(Post):
    """Who doesn't own it: "permanents you control you don't own"."""

    who: Players
    ENGLISH = "{who} <doesn't|don't> own"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether none of them owns it."""
        return not meets(scene, self.who, scene.owner(id))


@word
class OwnedAndControlledBy(Post):
    """Both: "you both own and control", "you own and control"."""

    who: Players
    READS = frozenset({"controller"})
    SYNONYMS = True
    ENGLISH = ("{who} both <owns|own> and <controls|control>", "{who} <owns|own> and <controls|control>")

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether one of them owns and controls it."""
        owner = scene.owner(id)
        return owner == scene.controller(id) and meets(scene, self.who, owner)


@word
class OwnedNotControlledBy(Post):
    """Owned, but in others' hands: "you own but don't control"."""

    who: Players
    READS = frozenset({"controller"})
    ENGLISH = "{who} <owns|own> but <doesn't|don't> control"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether one of them owns it and another player controls it."""
        owner = scene.owner(id)
        return owner != scene.controller(id) and meets(scene, self.who, owner)


@word
class ControlledNotOwnedBy(Post):
    """In a player's hands, but owned by others: "you control but don't own"."""

    who: Players
    READS = frozenset({"controller"})
    ENGLISH = "{who} <controls|control> but <doesn't|don't> own"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether one of them controls it and another player owns it."""
        controller = scene.controller(id)
        return controller != scene.owner(id) and meets(scene, self.who, controller)


@word
class CastBy(Post):
    """Who casts it, perhaps in your turn: "you cast". A spell's controller is who cast it (112.2)."""

    who: Players
    in_your_turn: bool = False
    READS = frozenset({"controller"})
    ENGLISH = "{who} <casts|cast> {in_your_turn?during your turn}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is cast by one of them."""
        if self.in_your_turn and scene.active_player != scene.you:
            return False
        return not scene.status(id, "copy") and meets(scene, self.who, scene.controller(id))
