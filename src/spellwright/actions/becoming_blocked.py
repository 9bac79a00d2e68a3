"""509.1h. Effects by which attacking creatures become blocked."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.predicate import Predicate
from spellwright.rules.scene import GameScene
from spellwright.state.events.combat import BecomeBlocked
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class CountsAsBlocked(Predicate):
    """Becomes blocked, though no creature blocks it (509.1h); whether it could be blocked is no matter."""

    FOR_OBJECTS = True
    ENGLISH = "<becomes|become> blocked"

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """Those that attack and aren't blocked."""
        o = scene.game
        ids = [id for id in scene.all_now(subjects) if o[id].attacking and not o[id].blocked]
        return bool((yield from bring_about(scene, *(BecomeBlocked(id) for id in ids), rule="509.1h")))
