"""303.4. What could enchant what, as descriptions say it: "Aura card that could enchant it", "creature ~ can enchant"."""

from __future__ import annotations

from typing import Any

from spellwright.rules.attaching import can_be_attached
from spellwright.words.filters import Post
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.references import It, Objects, Self
from spellwright.words.word import word


@word
class ThatCouldEnchant(Post):
    """What an Aura could be attached to: "that could enchant it"."""

    what: Objects
    LOCAL = False
    ENGLISH = "that could enchant {what}"

    def fits(self, scene: Any, id: Id) -> bool:
        """Whether it could enchant one of them now."""
        hosts = (scene.now(host) for host in self.what.find(scene))
        return id >= FIRST_OBJECT and any(can_be_attached(scene.game, id, host) for host in hosts)

    def ends_open(self) -> bool:
        """It ends in a phrase."""
        return True


@word
class CanEnchant(Post):
    """What an Aura that is named can enchant: "another permanent it can enchant"."""

    by: It | Self
    that: bool = False
    LOCAL = False
    ENGLISH = ("{by} can enchant", "that {by} can enchant {that=True}")

    def fits(self, scene: Any, id: Id) -> bool:
        """Whether it could be attached there now, and isn't already (701.3b)."""
        auras = (scene.now(aura) for aura in self.by.find(scene))
        return any(can_be_attached(scene.game, aura, id) and scene.attached_to(aura) != id for aura in auras)
