"""Texts about creatures that have mutated (702.140)."""

from __future__ import annotations

from spellwright.state.events.components import merged_with
from spellwright.words.filters import Countable
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class TimesMutated(Countable):
    """How often it has mutated: how many objects have merged with it."""

    what: Objects
    LOCAL = False
    ENGLISH = "<time|times:outer> {what} has mutated"

    def count(self, scene: Scene) -> int:
        """As it is, or last was."""
        return sum(len(merged_with(scene.game[id])) for id in self.what.find(scene))
