"""What is said of damage that was prevented: "if damage is prevented this way", "the damage prevented this way" (615.5).

A prevention effect carries out sentences that speak so as part of itself, whenever it has prevented damage.
"""

from __future__ import annotations

from spellwright.actions.walking import once, within
from spellwright.words.conditions import Fact
from spellwright.words.counted import OneThisWay
from spellwright.words.marks import PREVENTED, PREVENTED_OF
from spellwright.words.quantities import Deed, ThisWayAmount
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


@word
class DamageIsPrevented(Fact):
    """Damage was prevented, perhaps of certain sources."""

    by: Objects | None = None
    AMOUNT = True
    ENGLISH = ("damage is prevented this way", "damage from {by} is prevented this way")

    def holds(self, scene: Scene) -> bool:
        """Whether some was; "that much" is that amount."""
        amount = scene.number(PREVENTED) if PREVENTED in scene.memory else 0
        scene.remember(self.mark, amount)
        if amount <= 0:
            return False
        return self.by is None or any(self.by.describes(scene, id) for id in scene.remembered(PREVENTED_OF))


def of_prevention(sentence: Word) -> bool:
    """Whether a sentence speaks of damage prevented this way, so that it belongs to the prevention effect (615.5)."""
    return once("of prevention", sentence, lambda: any(_of_prevention(w) for w in within(sentence)))


def _of_prevention(word: Word) -> bool:
    if isinstance(word, ThisWayAmount | OneThisWay):
        return word.deed is Deed.DAMAGE_PREVENTED
    return isinstance(word, DamageIsPrevented)
