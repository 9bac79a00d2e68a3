"""Losing control of something (603.10d)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.happening import PlayerHappening, told
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.effects import ComesUnderControl
from spellwright.state.events.zones import Move
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class LosesControl(PlayerHappening):
    """Loses control of something: as that changes its controller, or leaves the battlefield (603.10d)."""

    what: Objects
    EVENTS = (ComesUnderControl, Move)
    ENGLISH = "<loses|lose|lost> control of {what}"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who controlled it until then."""
        if isinstance(event, Move) and (event.enters or event.from_zone(scene.game) != "battlefield"):
            return NOBODY
        if not self.what.describes(scene, event.object):
            return NOBODY
        return int(event.before) if isinstance(event, ComesUnderControl) else scene.controller(event.object)

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """What it was."""
        return told((self.what, (event.object,)))

    def looks_back(self, event: Any) -> bool:
        """It does (603.10d)."""
        return isinstance(event, ComesUnderControl) or not event.enters
