"""702.26. Phasing out because a text says so."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doable import still_there
from spellwright.actions.predicate import Predicate
from spellwright.rules.phasing import phase_out
from spellwright.rules.scene import GameScene
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class PhasesOutNow(Predicate):
    """Phases out (702.26b)."""

    ENGLISH = "<phases|phase> out"

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """All at the same time, with what is attached to them (702.26g)."""
        ids = still_there(scene, subjects)
        yield from bring_about(scene, *phase_out(scene.game, ids), rule="702.26b")
        return bool(ids)
