"""707.10, 707.12. What a text has copied."""

from __future__ import annotations

from spellwright.rules.scene import GameScene
from spellwright.state.events.stack import CopyCard as CopyCardEvent
from spellwright.state.events.stack import CopyOnStack, Resolve
from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


def copies_made(scene: GameScene) -> tuple[Id, ...]:
    """The copies that the text being carried out has made so far, the first one first."""
    found: list[Id] = []
    entry = scene.game.history
    while entry is not None and not (isinstance(entry.event, Resolve) and entry.event.object == scene.stack_object):
        if isinstance(entry.event, CopyOnStack | CopyCardEvent) and entry.new:
            found.append(entry.new)
        entry = entry.before
    return tuple(reversed(found))


@word
class TheCopy(Objects):
    """What the text has copied: "the copy", "the copies"."""

    many: bool = False
    SYNONYMS = True
    ENGLISH = ("the copies {many=True}", "the copy", "that copy", "the copy they control")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The copies made by the text that still exist."""
        assert isinstance(scene, GameScene)
        ids = tuple(id for id in copies_made(scene) if scene.exists(id))
        scene.remember(self.mark, ids)
        return ids
