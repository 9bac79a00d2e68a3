"""What has happened since the spell or ability that is being carried out began to resolve."""

from __future__ import annotations

from collections.abc import Iterator

from spellwright.rules.scene import GameScene
from spellwright.state.events.stack import Resolve
from spellwright.state.history import Entry


def since_it_began(scene: GameScene) -> Iterator[Entry]:
    """The lines of the history since then, newest first; this turn's for what doesn't use the stack."""
    for entry in scene.game.this_turn():
        if isinstance(entry.event, Resolve) and entry.event.object == scene.stack_object:
            return
        yield entry
