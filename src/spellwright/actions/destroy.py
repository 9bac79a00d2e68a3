"""701.8. Destroy."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about, subjects
from spellwright.actions.doable import enough, still_there
from spellwright.actions.doing import Act
from spellwright.actions.own_text import said_after
from spellwright.actions.restrictions.objects import BeRegenerated
from spellwright.rules.happen import is_forbidden
from spellwright.rules.scene import GameScene
from spellwright.state.events.permanents import Destroy as DestroyEvent
from spellwright.words.foremost import TheForemost
from spellwright.words.marks import DONE_TO, beside
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class Destroy(Act):
    """Destroy permanents, all at the same time (701.8a); "they can't be regenerated", said after it, belongs to it."""

    what: Objects
    DONE = "destroyed"
    ENGLISH = "destroy {what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """What was destroyed is remembered as it was."""
        ids = yield from self.what.pick(scene, player, self._able(scene))
        regenerable = not any(isinstance(word, BeRegenerated) for word in said_after(scene, self))  # 608.2c, 701.19c
        events = (DestroyEvent(id, regenerable) for id in still_there(scene, ids))
        entries = yield from bring_about(scene, *events)
        destroyed = subjects(entries, DestroyEvent)
        scene.remember(self.mark, destroyed)
        if self.what.mark:
            scene.remember(beside(self.what.mark, DONE_TO), destroyed)
        return bool(destroyed)

    def _able(self, scene: GameScene) -> tuple[Id, ...] | None:
        """What can be destroyed, where one of several that are tied is chosen: nothing impossible is (608.2d)."""
        if not isinstance(self.what, TheForemost):
            return None
        return tuple(id for id in self.what.find(scene) if not is_forbidden(scene.game, DestroyEvent(id)))

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If there is something to destroy."""
        return enough(scene, self.what)
