"""Letting a player pay costs while something resolves, or not (118.12)."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.rules.payment import can_pay, pay_costs
from spellwright.rules.scene import GameScene
from spellwright.state.game import Game
from spellwright.words.costs import Cost
from spellwright.words.procedure import Id, Procedure, may


def offer_to_pay(
    game: Game, scene: GameScene, player: Id, costs: Sequence[Cost], rule: str, what: str = ""
) -> Procedure[bool]:
    """Let the player pay these costs, those of the keyword `what`; whether they did."""
    if not can_pay(game, scene, player, costs, what) or not (yield from may(player, "Pay for it?", rule, scene.source)):
        return False
    yield from pay_costs(game, scene, player, costs, what)
    return True
