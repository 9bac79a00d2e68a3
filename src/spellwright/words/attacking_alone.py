"""506.5. Attacking alone, as a fact: "as long as it's attacking alone"."""

from __future__ import annotations

from spellwright.words.conditions import Fact
from spellwright.words.object_facts import objects_in
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class IsAttackingAlone(Fact):
    """That it attacks and nothing else does (506.5): "as long as it's attacking alone"."""

    what: Objects
    LOOKS = frozenset({"combat"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = ("{what} <'s|'re> attacking alone", "{what} <is|are> attacking alone")

    def holds(self, scene: Scene) -> bool:
        """Whether it is the only attacking creature."""
        attacking = tuple(id for id in scene.objects("battlefield") if scene.status(id, "attacking"))
        ids = objects_in(scene, self.what)
        return bool(ids) and attacking == ids
