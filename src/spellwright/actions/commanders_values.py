"""Numbers of your commanders: "the greatest mana value of a commander you own on the battlefield or in the command zone"."""

from __future__ import annotations

from spellwright.actions.commanders_colors import commanders
from spellwright.rules.scene import GameScene
from spellwright.words.quantities import Measure
from spellwright.words.scene import Scene
from spellwright.words.stats import Stat
from spellwright.words.word import word


@word
class GreatestOfCommanders(Measure):
    """The greatest of those that are there (903.3)."""

    stat: Stat
    LOOKS = frozenset({"zone"})
    LOCAL = False
    many = False
    ENGLISH = "the greatest {stat} of a commander you own on the battlefield or in the command zone"

    def value(self, scene: Scene) -> int:
        """The greatest; 0 where there is none (107.2)."""
        assert isinstance(scene, GameScene)
        there = (id for id in commanders(scene, scene.you) if scene.zone(id) in ("battlefield", "command"))
        return max((self.stat.of(scene, id) for id in there), default=0)
