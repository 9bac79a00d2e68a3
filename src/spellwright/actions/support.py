"""701.41. Support."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.state.events.permanents import PutCounters
from spellwright.words.amounts import Amount
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.targets import Aim
from spellwright.words.word import word


@word
class Support(Act, Aim):
    """Put a +1/+1 counter on each of up to so many target creatures, other ones on a permanent (701.41a)."""

    number: Amount
    ENGLISH = "support {number:digits}"

    def least(self, scene: Scene) -> int:
        """None need be chosen."""
        return 0

    def most(self, scene: Scene) -> int:
        """As many as it says."""
        return self.number.value(scene)

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """Creatures."""
        return tuple(id for id in scene.objects("battlefield") if self.legal(scene, id))

    def legal(self, scene: Scene, id: Id) -> bool:
        """A creature on the battlefield other than the source."""
        there = id >= FIRST_OBJECT and scene.zone(id) == "battlefield" and id != scene.source
        return there and "creature" in scene.traits(id).types

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """On each target that is still legal."""
        ids = scene.targets(self.mark)
        yield from bring_about(scene, *(PutCounters(id, "+1/+1", 1, player) for id in ids), rule="701.41a")
        return bool(ids)
