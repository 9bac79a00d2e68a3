"""701.55. Face a villainous choice: choose one of two things to happen."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.clauses.clause import Full
from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act as Deed
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.word import word


@word
class FaceVillainousChoice(Act):
    """Choose one of two options, be they possible or not; it is carried out as far as it can be (701.55a-b)."""

    first: Full
    second: Full
    ENGLISH = "<faces|face> a villainous choice — {first} , or {second}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Each player for themselves, one after the other (701.55d)."""
        options = (self.first, self.second)
        chosen = yield from choose(player, options, "mode", "Which of the two happens?", "701.55a", scene.source)
        yield from bring_about(scene, Deed(player, "villainous choice"), rule="701.55a")
        yield from chosen.perform(scene)
        return True

    def ends_sentence(self) -> bool:
        """It does."""
        return True
