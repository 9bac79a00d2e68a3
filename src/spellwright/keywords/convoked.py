"""702.51c. What convoked a spell."""

from __future__ import annotations

from typing import Any

from spellwright.state.events.permanents import Tap
from spellwright.state.events.stack import Cast
from spellwright.state.events.zones import Move
from spellwright.words.filters import Post
from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class Convoked(Post):
    """That it was tapped to help pay for a spell: "creature that convoked ~"; also of what the spell became (400.7d)."""

    what: Objects
    LOOKS = frozenset({"history"})
    LOCAL = False
    TELLS_PAST = True
    ENGLISH = "that convoked {what}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it was."""
        return id in self.found(scene)

    def found(self, scene: Any) -> tuple[Id, ...]:
        """All that were."""
        return tuple(id for spell in self.what.find(scene) for id in convoked(scene, spell))


def convoked(scene: Any, spell: Id) -> tuple[Id, ...]:
    """What was tapped for convoke between the announcing of a spell and its becoming cast (601.2a, 601.2h-i)."""
    found: list[Id] = []
    casting = 0
    for entry in scene.game.since(0):
        event = entry.event
        if isinstance(event, Cast) and spell in (event.object, scene.game[event.object].became):
            casting = event.object
        elif casting and isinstance(event, Move) and entry.new == casting:
            break
        elif casting and isinstance(event, Tap) and event.cause == "convoke":
            found.append(event.object)
    return tuple(reversed(found))
