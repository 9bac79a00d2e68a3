"""Facts about what a spell or ability targets (115)."""

from __future__ import annotations

from spellwright.words.conditions import Fact
from spellwright.words.procedure import Id
from spellwright.words.references import Objects, Recipient, meets
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class HasSingleTarget(Fact):
    """That it was cast with one target: "it has a single target" (115.9), perhaps which."""

    what: Objects
    target: Recipient | None = None
    SYNONYMS = True
    LOCAL = False
    ENGLISH = (
        "{what} <has|have> a single target",
        "{what} <has|have> only one target [and that target is {target}]",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether one target was chosen for it, and that one."""
        ids = self.what.find(scene)
        return bool(ids) and all(self._has_one(scene, scene.target_ids(id)) for id in ids)

    def _has_one(self, scene: Scene, targets: tuple[Id, ...]) -> bool:
        return len(targets) == 1 and (self.target is None or meets(scene, self.target, targets[0]))


@word
class Targets(Fact):
    """What a spell or ability targets: "it targets a creature you control", or nothing else: "targets only ~"."""

    what: Objects
    target: Recipient
    only: bool = False
    LOCAL = False
    ENGLISH = "{what} <targets|target> {only?only} {target}"

    def holds(self, scene: Scene) -> bool:
        """Whether one of its targets is described so, or with "only" all of them (115.9c)."""
        targets = tuple(target for id in self.what.find(scene) for target in scene.target_ids(id))
        fitting = tuple(dict.fromkeys(target for target in targets if self.target.describes(scene, target)))
        scene.remember(self.target.mark, fitting)
        return bool(fitting) and (not self.only or len(fitting) == len(set(targets)))
