"""Differences: "if you have fewer than four cards in hand, draw cards equal to the difference"."""

from __future__ import annotations

from spellwright.words.amounts import Amount
from spellwright.words.conditions import Fact
from spellwright.words.players import Players
from spellwright.words.quantities import Measure
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class FewerCardsInHand(Fact):
    """That a player has fewer than so many cards in hand; by how many less is "the difference"."""

    who: Players
    n: Amount
    AMOUNT = True
    LOOKS = frozenset({"hand"})
    LOCAL = False
    ENGLISH = "{who} <has|have> fewer than {n:num} cards in hand"

    def holds(self, scene: Scene) -> bool:
        """Whether one of them does."""
        held = [len(scene.cards_of(player, "hand")) for player in self.who.find(scene)]
        difference = self.n.value(scene) - min(held, default=0)
        scene.remember(self.mark, max(0, difference))
        return bool(held) and difference > 0


@word
class TheDifference(Measure):
    """The difference that a condition before it found."""

    LOCAL = False
    many = False
    ENGLISH = "the difference"

    def value(self, scene: Scene) -> int:
        """The number remembered under the mark of that condition."""
        assert self.refers, "it refers to nothing"
        return scene.number(self.refers)
