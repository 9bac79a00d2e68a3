"""Conditions about libraries (401)."""

from __future__ import annotations

from spellwright.words.amounts import Amount
from spellwright.words.conditions import Fact
from spellwright.words.owners import Owner
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class LibraryHolds(Fact):
    """How many cards are in a library: "your library has at least that many cards in it"."""

    who: Owner
    n: Amount
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = "{who} library has at least {n:num} cards in it"

    def holds(self, scene: Scene) -> bool:
        """Whether each of them holds so many."""
        n = self.n.value(scene)
        return all(len(scene.cards_of(player, "library")) >= n for player in self.who.players(scene))


@word
class LibraryIsEmpty(Fact):
    """That a library has no cards in it."""

    who: Owner
    LOCAL = False
    ENGLISH = "{who} library has no cards in it"

    def holds(self, scene: Scene) -> bool:
        """Whether there are none."""
        return not any(scene.cards_of(player, "library") for player in self.who.players(scene))
