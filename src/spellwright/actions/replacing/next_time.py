"""The next time something would happen, once (614.1)."""

from __future__ import annotations

from spellwright.actions.clauses.clause import Full
from spellwright.actions.durations import until
from spellwright.actions.enters import EntersAsCopy
from spellwright.actions.holding import Holding
from spellwright.actions.walking import once
from spellwright.rules.happen import happen
from spellwright.rules.scene import GameScene
from spellwright.state.events.effects import Begin
from spellwright.state.history import Floating
from spellwright.words.durations import Duration
from spellwright.words.procedure import NOBODY, Procedure
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class NextEnterAsCopies(Full):
    """The next time certain permanents enter, they enter as copies of something (707.5)."""

    subject: Objects
    duration: Duration
    of: Objects
    ENGLISH = "the next time {subject} <enters|enter> (|the battlefield) {duration} , they enter as copies of {of}"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Begin the effect: it is used up by those that enter together."""
        ability = once("next time", self, lambda: Holding(self.subject, (EntersAsCopy(of=self.of),)))
        effect = Floating(
            NOBODY, ability, scene.source, scene.you, 0, until(self.duration, scene), once=True,
            memory=scene.frozen(), x=scene.x,
        )  # fmt: skip
        yield from happen(scene.game, Begin(effect), rule="614.1", source=scene.stack_object)
        return True
