"""701.36. Populate."""

from __future__ import annotations

from spellwright.actions.create import create
from spellwright.actions.defenders import chosen_defender
from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.rules.token_copies import token_copy
from spellwright.state.events.stack import CreateToken
from spellwright.words.procedure import NOBODY, Id, Procedure, choose
from spellwright.words.word import word


@word
class Populate(Act):
    """Create a token that's a copy of a creature token one controls (701.36a)."""

    HEADS = ("token", "creature")
    DONE = "created"
    attacking: bool = False
    ENGLISH = (
        "<populates|populate>",
        "<populates|populate> . the token enters (|the battlefield) tapped and attacking {attacking=True}",
    )

    def ends_sentence(self) -> bool:
        """If a full stop stands in it."""
        return self.attacking

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Nothing without a creature token (701.36b)."""
        game = scene.game
        tokens = [
            id
            for id in scene.objects("battlefield")
            if scene.controller(id) == player and game[id].token and "creature" in scene.traits(id).types
        ]
        if not tokens:
            return False
        id = yield from choose(player, tokens, "choose", "Which token do you copy?", "701.36a", scene.source)
        copy = token_copy(game, id)._asdict()
        attacked = (yield from chosen_defender(scene, player)) if self.attacking else NOBODY
        return (
            yield from create(
                scene, [CreateToken(player, tapped=self.attacking, attacking=attacked, **copy)], self.mark
            )
        )
