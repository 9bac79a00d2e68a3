"""701.53. Incubate."""

from __future__ import annotations

from dataclasses import replace

from spellwright.actions.create import create
from spellwright.actions.doing import Act
from spellwright.actions.predefined_tokens import incubator
from spellwright.actions.token_words import TokenPlan
from spellwright.rules.scene import GameScene
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Incubate(Act):
    """Create an Incubator token that enters with +1/+1 counters on it (701.53a)."""

    number: Amount
    HEADS = ("token", "artifact")
    DONE = "created"
    ENGLISH = "<incubates|incubate> {number:digits}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """With as many counters as it says."""
        card, number = incubator(), self.number.value(scene)
        event = yield from TokenPlan(card.whole, card).event(scene, player)
        counters = (("+1/+1", number),) if number > 0 else ()
        return (yield from create(scene, [replace(event, counters=counters)], self.mark))
