"""700.14. Expending: how much mana a player has spent on spells in a turn."""

from __future__ import annotations

from typing import Any

from spellwright.actions.happening import PlayerHappening
from spellwright.actions.past.mana_spent import spent_on
from spellwright.rules.scene import GameScene
from spellwright.state.events.stack import Cast
from spellwright.words.amounts import Number
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.word import word


@word
class Expends(PlayerHappening):
    """Expends so much: the mana spent to cast spells this turn becomes at least that with this spell (700.14)."""

    much: Number
    EVENTS = (Cast,)
    ENGLISH = "<expends|expend|expended> {much:digits}"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who casts the spell, if it is the one by which the mana is enough."""
        game, player = scene.game, event.player
        cast = [e.event.object for e in game.this_turn() if isinstance(e.event, Cast) and e.event.player == player]
        before = sum(len(spent_on(scene, id)) for id in cast if id != event.object)
        much = self.much.value(scene)
        return int(player) if before < much <= before + len(spent_on(scene, event.object)) else NOBODY
