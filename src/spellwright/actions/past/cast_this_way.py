"""What a text let be cast: "a spell cast this way", "the exiled cards that weren't cast this way" (400.7h)."""

from __future__ import annotations

from typing import Any

from spellwright.rules.state_scene import CAST_FOR
from spellwright.words.filters import Post
from spellwright.words.procedure import Id
from spellwright.words.references import Done, Objects, mentioned, referred
from spellwright.words.scene import Scene
from spellwright.words.word import word

PERMISSION = "permission of "
"""Before the id of the object whose ability lets a spell be cast: the name of that way."""


def has_become(scene: Any, ids: tuple[Id, ...], spell: Id) -> bool:
    """Whether a spell is what one of those cards became as it was cast (400.7h)."""
    return any(id == spell or scene.game[id].became == spell for id in ids)


@word
class CastThisWay(Post):
    """Cast because the text let a player do it, at once or by a permission."""

    LOCAL = False
    ENGLISH = "cast this way"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is one of the cards that were to be cast; by a static ability, whether that permitted it."""
        ids = mentioned(scene, self.refers) if self.refers in scene.memory else ()
        return has_become(scene, ids, id) or scene.status(id, f"{CAST_FOR}{PERMISSION}{scene.source}")


@word
class CardsNotCast(Objects):
    """Those of several cards that stayed where they were, as they weren't cast."""

    how: Done
    every: bool = False
    many = True
    SYNONYMS = True
    ENGLISH = (
        "the {how} cards that weren't cast this way",
        "the {how} cards not cast this way",
        "all {how} cards not cast this way {every=True}",
    )

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those that lie where the text has exiled, or revealed, them."""
        now = (scene.now(id) for id in referred(scene, self))
        ids = tuple(id for id in now if scene.zone(id) in ("exile", "library"))
        scene.remember(self.mark, ids)
        return ids
