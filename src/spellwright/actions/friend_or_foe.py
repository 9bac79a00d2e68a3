"""Choosing friend or foe for each player: what each friend and each foe does is said of those."""

from __future__ import annotations

from spellwright.actions.clauses.clause import Full
from spellwright.rules.scene import GameScene
from spellwright.words.players import Side
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.word import word


@word
class ChooseFriendOrFoe(Full):
    """For each player, choose friend or foe."""

    ENGLISH = "for each player , choose friend or foe"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """You choose for one player after the other, in turn order."""
        chosen: dict[Side, tuple[Id, ...]] = dict.fromkeys(Side, ())
        for player in scene.game.in_turn_order():
            side = yield from choose(scene.you, tuple(Side), "choose", "Friend or foe?", "608.2d", player)
            chosen[side] = (*chosen[side], player)
        for side, players in chosen.items():
            scene.remember(side.mark, players)
        return True
