"""Several targets of one instruction, each of its own kind: "destroy target artifact, target creature, and target land"."""

from __future__ import annotations

from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.target_phrases import Target
from spellwright.words.word import Word, word


@word
class TargetsTogether(Objects):
    """Each of them is a target by itself (115.3)."""

    targets: tuple[Target, ...]
    many = True
    ENGLISH = "{targets:and}"

    def ok(self) -> bool:
        """Three or more: two are joined as any two phrases (Fissure Vent)."""
        return len(self.targets) > 2

    @property
    def joins(self) -> tuple[Word, ...]:
        """The phrases that it takes up together."""
        return self.targets

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """All that are still legal."""
        ids = tuple(dict.fromkeys(id for target in self.targets for id in target.find(scene)))
        scene.remember(self.mark, ids)
        return ids
