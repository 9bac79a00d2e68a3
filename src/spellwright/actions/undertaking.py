"""614.1, 614.6. Actions that have a name, and that effects may replace before anything of them is done."""

from __future__ import annotations

from spellwright.rules.happen import happen
from spellwright.rules.kinds import changeable
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Undertake
from spellwright.words.procedure import NOBODY, Id, Procedure


def undertakes(scene: GameScene, player: Id, what: str, object: Id = NOBODY, number: int = 0) -> Procedure[bool]:
    """Whether the action will be done: no effect replaces it (614.6) or forbids it."""
    event = Undertake(player, what, object, number, used=scene.at_once or ())
    if not changeable(scene.game, event):
        return True
    entries = yield from happen(scene.game, event, source=scene.stack_object or scene.source)
    return any(entry.event.__class__ is Undertake for entry in entries)
