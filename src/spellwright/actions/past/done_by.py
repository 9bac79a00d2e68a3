"""What one of several players did something with, or what was left: "all cards they exiled this way"."""

from __future__ import annotations

from typing import Any

from spellwright.actions.bringing_about import mark_by
from spellwright.actions.past.this_way import DoneByPlayer
from spellwright.words.filters import Post
from spellwright.words.players import Players
from spellwright.words.procedure import Id
from spellwright.words.references import referred
from spellwright.words.scene import Scene
from spellwright.words.word import word
from spellwright.words.zones import Zone


@word
class DoneBy(Post):
    """Who did it because of the text: "all cards they exiled this way", "a creature card they revealed this way"."""

    who: Players
    how: DoneByPlayer
    LOCAL = False
    ENGLISH = "{who} {how@past} this way"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is one of what such a player did it with."""
        found = self.found(scene)
        return id in found or id in scene.all_now(found)

    def found(self, scene: Scene) -> tuple[Id, ...]:
        """What those players did it with, as it was then; all, if only one player did it."""
        marks = [mark_by(self.refers, player) for player in scene.players()]
        if not any(mark in scene.memory for mark in marks):
            return referred(scene, self)
        return tuple(
            id
            for player in scene.players()
            if self.who.describes(scene, player)
            for id in scene.remembered(mark_by(self.refers, player))
        )


@word
class NotPut(Post):
    """What hasn't been put there in the meantime: "all cards revealed this way that weren't put onto the battlefield"."""

    zone: Zone
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = "that weren't put onto {zone}"

    def fits(self, scene: Any, id: Id) -> bool:
        """Whether it is elsewhere now."""
        now = scene.now(id)
        return not self.zone.means(scene, now, scene.zone(now))
