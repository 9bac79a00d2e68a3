"""That nobody controls such a thing: "no opponent controls a white or blue creature"."""

from __future__ import annotations

from spellwright.words.conditions import Fact
from spellwright.words.player_facts import controls
from spellwright.words.quantified import A
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class NoOpponentControls(Fact):
    """That none of your opponents controls one: "no opponent controls a white or blue creature"."""

    what: A
    READS = frozenset({"controller"})
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = "no opponent controls {what}"

    def holds(self, scene: Scene) -> bool:
        """Whether none does."""
        return all(controls(scene, player, self.what) == 0 for player in scene.opponents(scene.you))
