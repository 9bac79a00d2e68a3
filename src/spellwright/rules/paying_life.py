"""119.4: how much life a player can pay; none if they can't lose life (119.8)."""

from __future__ import annotations

from spellwright.rules.asking import asked
from spellwright.state.events.damage import LoseLife
from spellwright.state.game import Game
from spellwright.words.procedure import Id

LIFE_PAID = "pay"
"""The cause of a loss of life that is a payment (119.4)."""
_LOSING = ("forbids", LoseLife)


def life_to_pay(game: Game, player: Id) -> int:
    """The most life that the player can pay: as much as they have (119.4), if they can lose it (119.8)."""
    life = game.player(player).life
    if life <= 0 or (_LOSING in game.possible and _cant_lose(game, player)):
        return 0
    return life


def _cant_lose(game: Game, player: Id) -> bool:
    payment = LoseLife(player, 1, LIFE_PAID)
    return any(ability.impossible(game, me, payment) for me, ability in asked(game, _LOSING))
