"""701.16. Investigate."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.create import create
from spellwright.actions.doing import Act
from spellwright.actions.predefined_tokens import Predefined, predefined
from spellwright.actions.token_words import TokenPlan
from spellwright.actions.undertaking import undertakes
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act as Deed
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Investigate(Act):
    """Create a Clue token (701.16a)."""

    HEADS = ("token", "artifact")
    DONE = "created"
    ENGLISH = "<investigates|investigate>"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The token, and the deed."""
        if not (yield from undertakes(scene, player, "investigate")):
            return False
        event = yield from TokenPlan(predefined(Predefined.CLUE)).event(scene, player)
        done = yield from create(scene, [event], self.mark)
        yield from bring_about(scene, Deed(player, "investigate"), rule="701.16a")
        return done
