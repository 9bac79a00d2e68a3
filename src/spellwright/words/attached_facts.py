"""Facts about what something is attached to (301.5, 303.4)."""

from __future__ import annotations

from spellwright.words.conditions import Fact
from spellwright.words.quantified import A
from spellwright.words.references import It, Objects, Recipient, That
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class IsAttachedTo(Fact):
    """What something is attached to: "~ is attached to a creature"."""

    what: Objects
    to: Recipient
    negative: bool = False
    LOOKS = frozenset({"attached"})
    LOCAL = False
    ENGLISH = ("{what} <is|are> attached to {to}", "{what} <isn't|aren't> attached to {to} {negative=True}")

    def holds(self, scene: Scene) -> bool:
        """Whether it is; to what is known from then on: "destroy that creature"."""
        bearers = (scene.attached_to(id) for id in self.what.find(scene))
        found = tuple(bearer for bearer in bearers if bearer and self.to.describes(scene, bearer))
        if found and isinstance(self.to, A):
            scene.remember(self.to.mark, found)
        return bool(found) != self.negative


@word
class WasAttachedTo(Fact):
    """To what something was attached that the text has moved (608.2h): "if that Equipment was attached to a creature"."""

    what: It | That
    to: A
    LOOKS = frozenset({"attached"})
    LOCAL = False
    ENGLISH = "{what} <was|were> attached to {to}"

    def holds(self, scene: Scene) -> bool:
        """Whether it was, as last known; to what is known from then on."""
        bearers = (scene.attached_to(id) for id in self.what.find(scene))
        found = tuple(bearer for bearer in bearers if bearer and self.to.describes(scene, bearer))
        scene.remember(self.to.mark, found)
        return bool(found)


@word
class IsEnchantedBy(Fact):
    """By what, or by how many, something is enchanted: "~ is enchanted by two or more Auras" (303.4b)."""

    what: Objects
    by: Objects
    LOOKS = frozenset({"attached", "zone"})
    LOCAL = False
    ENGLISH = "{what} <is|are> enchanted by {by}"

    def holds(self, scene: Scene) -> bool:
        """Whether as many of those are attached to it."""
        found = [id for id in scene.objects("battlefield") if self.by.describes(scene, id)]
        on = ([id for id in found if scene.attached_to(id) == one] for one in self.what.find(scene))
        return any(bool(ids) and self.by.enough(scene, len(ids)) for ids in on)
