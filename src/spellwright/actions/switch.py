"""613.4d. Switching power and toughness."""

from __future__ import annotations

from typing import Any

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doable import still_there
from spellwright.actions.doing import Act
from spellwright.actions.durations import until
from spellwright.rules.hooks import Hooks
from spellwright.rules.layer_7 import SwitchPT
from spellwright.rules.scene import GameScene
from spellwright.state.events.effects import Begin
from spellwright.state.history import Floating
from spellwright.words.durations import Duration
from spellwright.words.owners import Possessor
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class Switched(Hooks):
    """The effect that power and toughness are switched (613.4d)."""

    RULE = "613.4d"

    def layer_parts(self) -> tuple[Any, ...]:
        """In layer 7d."""
        return (SwitchPT(None),)


@word
class Switch(Act):
    """Switch the power and toughness of creatures, for a time."""

    what: Objects | None = None
    of: Possessor | None = None
    duration: Duration | None = None
    ENGLISH = (
        "switch {of} power and toughness [{duration}]",
        "switch the power and toughness of {what} [{duration}]",
        "switch {what:Each} 's power and toughness [{duration}]",
    )
    SYNONYMS = True

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """An effect on what is there now (611.2c)."""
        if self.of is not None:
            ids = self.of.whose(scene)
        else:
            assert self.what is not None
            ids = yield from self.what.pick(scene, player)
        now = still_there(scene, ids)
        if not now:
            return False
        effect = Floating(
            NOBODY, Switched(), scene.source, scene.you, 0, until(self.duration, scene), locked=now, x=scene.x
        )
        yield from bring_about(scene, Begin(effect), rule="611.2c")
        return True
