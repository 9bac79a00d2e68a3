"""701.36. Populate."""

from __future__ import annotations

from spellwright.actions.create import create
from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.rules.token_copies import token_copy
from spellwright.state.events.stack import CreateToken
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.word import word


@word
class Populate(Act):
    """Create a token that's a copy of a creature token one controls (701.36a)."""

    HEADS = ("token", "creature")
    DONE = "created"
    ENGLISH = "<populates|populate>"

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
        return (yield from create(scene, [CreateToken(player, **token_copy(game, id)._asdict())], self.mark))
