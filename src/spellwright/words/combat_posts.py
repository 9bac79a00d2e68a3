"""Posts of combat and damage: blocking, blocked by, attacking you, dealt damage this turn."""

from __future__ import annotations

from spellwright.words.filters import Post
from spellwright.words.procedure import Id
from spellwright.words.references import It, Objects, Recipient, Self, That
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class Blocking(Post):
    """What it blocks, or what blocks it: "blocking ~", "blocking or blocked by ~"."""

    what: Objects
    blocking: bool = True
    blocked: bool = False
    LOOKS = frozenset({"combat"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "blocking {what}",
        "that <'s|are:outer> blocking {what}",
        "blocking or blocked by {what} {blocked=True}",
        "blocked by {what} {blocking=False} {blocked=True}",
    )

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is so."""
        facing: tuple[Id, ...] = scene.blocks(id) if self.blocking else ()
        if self.blocked:
            facing = (*facing, *scene.blocked_by(id))
        if any(self.what.describes(scene, other) for other in facing):
            return True
        one = self.blocking and isinstance(self.what, It | That | Self)
        return one and any(id in scene.blocked_by(other) for other in self.what.find(scene))  # it may have left: 608.2h

    def ends_open(self) -> bool:
        """It ends in a phrase."""
        return True


@word
class BlockedByIt(Post):
    """What something blocks: "target creature it's blocking"."""

    by: It
    LOOKS = frozenset({"combat"})
    LOCAL = False
    ENGLISH = "{by} 's blocking"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is among those."""
        return any(id in scene.blocks(one) for one in self.by.find(scene))


@word
class Attacking(Post):
    """Whom or what it attacks: "attacking you", "attacking a planeswalker"."""

    what: Recipient
    that_is: bool = False
    LOOKS = frozenset({"combat"})
    LOCAL = False
    ENGLISH = ("attacking {what}", "that <'s|are> attacking {what} {that_is=True}")

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it does."""
        attacked = scene.attacked(id)
        return bool(attacked) and self.what.describes(scene, attacked)

    def ends_open(self) -> bool:
        """It ends in a phrase."""
        return True


@word
class DealtDamage(Post):
    """That it was dealt damage this turn (120)."""

    LOOKS = frozenset({"damage"})
    ENGLISH = "dealt damage this turn"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it was."""
        return scene.status(id, "dealt_damage")
