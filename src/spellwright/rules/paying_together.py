"""702.132a. Players who pay for a part of what another player's spell costs."""

from __future__ import annotations

from dataclasses import replace

from spellwright.rules.announced import answers, scene_for, speaker
from spellwright.rules.hooks import Casting
from spellwright.rules.payment import can_pay, try_to_pay
from spellwright.rules.total_cost import TotalCost
from spellwright.state.game import Game
from spellwright.words.costs import PayMana
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure, choose


def others_may_pay(game: Game, casting: Casting, total: TotalCost) -> Procedure[TotalCost]:
    """Let the player choose another one, who may pay for generic mana of the cost; what is left to pay comes back.

    The other player activates mana abilities and pays before the caster does; nobody has to.
    """
    me = speaker(casting)
    if not any(ability.lets_others_pay(game, me) for ability in answers(casting, "lets_others_pay")):
        return total
    able = [
        player for player in game.in_turn_order() if player != casting.player and _most(game, casting, total, player)
    ]
    if not able:
        return total
    why = "Which player may pay a part of it?"
    helper = yield from choose(casting.player, [*able, None], "choose", why, "702.132a", casting.object)
    if helper is None:
        return total
    amounts = list(range(_most(game, casting, total, helper) + 1))
    paid = yield from choose(helper, amounts, "choose", "How much of it do you pay?", "702.132a", casting.object)
    if not paid or not (yield from try_to_pay(game, scene_for(game, casting), helper, (PayMana(ManaCost(paid)),))):
        return total
    return replace(total, mana=tuple(cost.less(ManaCost(paid)) for cost in total.mana if cost.generic >= paid))


def _most(game: Game, casting: Casting, total: TotalCost, player: Id) -> int:
    """How much of the generic mana in the cost that player could pay."""
    most = max((cost.generic for cost in total.mana), default=0)
    scene = scene_for(game, casting)
    return next((n for n in range(most, 0, -1) if can_pay(game, scene, player, (PayMana(ManaCost(n)),))), 0)
