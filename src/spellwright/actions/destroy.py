"""701.8. Destroy."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about, subjects
from spellwright.actions.doable import enough, still_there
from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.state.events.permanents import Destroy as DestroyEvent
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class Destroy(Act):
    """Destroy permanents, all at the same time (701.8a); "they can't be regenerated" is said right after (701.19c)."""

    what: Objects
    regenerable: bool = True
    DONE = "destroyed"
    ENGLISH = ("destroy {what} . <it|they> can't be regenerated {regenerable=False}", "destroy {what}")

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """What was destroyed is remembered as it was."""
        ids = yield from self.what.pick(scene, player)
        events = (DestroyEvent(id, self.regenerable) for id in still_there(scene, ids))
        entries = yield from bring_about(scene, *events)
        destroyed = subjects(entries, DestroyEvent)
        scene.remember(self.mark, destroyed)
        return bool(destroyed)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If there is something to destroy."""
        return enough(scene, self.what)
