"""701.21. Sacrifice, said of what is sacrificed."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doable import still_there
from spellwright.actions.predicate import Predicate
from spellwright.rules.scene import GameScene
from spellwright.state.events.permanents import Sacrifice
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class IsSacrificed(Predicate):
    """Is sacrificed by its controller: nobody else could (701.21a)."""

    FOR_OBJECTS = True
    ENGLISH = "<is sacrificed by its controller|are sacrificed by their controllers>"

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """All at the same time."""
        there = still_there(scene, subjects)
        return bool(
            (yield from bring_about(scene, *(Sacrifice(id, scene.controller(id), scene.stack_object) for id in there)))
        )
