"""What is being carried out, and what has happened since that spell or ability began to resolve."""

from __future__ import annotations

from collections.abc import Iterator

from spellwright.rules.scene import GameScene
from spellwright.state.events.stack import Resolve
from spellwright.state.game import Game
from spellwright.state.history import Entry
from spellwright.words.procedure import NOBODY, Id


def since_it_began(scene: GameScene) -> Iterator[Entry]:
    """The lines of the history since then, newest first; this turn's for what doesn't use the stack."""
    for entry in scene.game.this_turn():
        if isinstance(entry.event, Resolve) and entry.event.object == scene.stack_object:
            return
        yield entry


def being_carried_out(game: Game) -> Id:
    """The spell or ability that is resolving: what has begun to and is still on the stack (608.2n); else nothing."""
    begun = (entry.event.object for entry in game.this_turn() if isinstance(entry.event, Resolve))
    latest = next(begun, NOBODY)
    return latest if latest and game[latest].zone == "stack" else NOBODY
