"""Conditions about what the text itself did: "if a creature card is revealed this way"."""

from __future__ import annotations

from spellwright.words.conditions import Fact
from spellwright.words.procedure import FIRST_OBJECT
from spellwright.words.references import Done, Objects, done_to
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class WasDoneThisWay(Fact):
    """Whether something of a kind was revealed, exiled, destroyed … by the text itself."""

    what: Objects
    how: Done
    LOCAL = False
    SYNONYMS = True
    ENGLISH = ("{what} <is|are> {how} this way", "{what} <was|were> {how} this way")

    def ok(self) -> bool:
        """Whether a spell was countered is told by what has happened: what can't be countered was only targeted."""
        return self.how is not Done.COUNTERED

    def holds(self, scene: Scene) -> bool:
        """Whether as many as it says are among those."""
        done = [id for id in done_to(scene, self) if id >= FIRST_OBJECT]
        return self.what.enough(scene, sum(1 for id in done if self.what.describes(scene, id)))
