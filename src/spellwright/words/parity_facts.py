"""Whether a number is odd or even: "if its mana value is odd"."""

from __future__ import annotations

from spellwright.words.conditions import Fact
from spellwright.words.number_posts import Parity
from spellwright.words.owners import Possessor
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class ManaValueIsOdd(Fact):
    """Whether a mana value is odd or even: "its mana value is odd"."""

    of: Possessor
    parity: Parity
    READS = frozenset({"mana_value"})
    LOCAL = False
    ENGLISH = "{of} mana value is {parity}"

    def holds(self, scene: Scene) -> bool:
        """Whether it is so."""
        ids = self.of.whose(scene)
        return bool(ids) and all(scene.mana_value(id) % 2 == (self.parity is Parity.ODD) for id in ids)
