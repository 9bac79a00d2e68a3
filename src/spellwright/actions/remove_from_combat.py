"""506.4. Removing creatures from combat because a text says so."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doable import still_there
from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.state.events.combat import RemoveFromCombat as RemoveFromCombatEvent
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class RemoveFromCombat(Act):
    """Remove attackers or blockers from combat (506.4)."""

    what: Objects
    ENGLISH = "<removes|remove> {what} from combat"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """All at the same time."""
        ids = still_there(scene, (yield from self.what.pick(scene, player)))
        return bool((yield from bring_about(scene, *(RemoveFromCombatEvent(id) for id in ids))))
