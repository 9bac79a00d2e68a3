"""116. Special Actions, but for playing lands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from spellwright.rules.activation_permissions import as_hooks
from spellwright.rules.asking import asked, characteristics, controller
from spellwright.rules.hooks import SpecialAction
from spellwright.rules.payment import can_pay, choose_x_to_pay, pay_costs
from spellwright.rules.scene import GameScene
from spellwright.rules.taking_back import take_back
from spellwright.rules.timing import sorcery_speed
from spellwright.state.events.permanents import TurnFaceUp
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id, Illegal, Procedure

HOOKS = frozenset({"special_actions", "hidden_actions"})
"""Those by which abilities offer special actions."""


def special_actions(game: Game, player: Id) -> list[SpecialAction]:
    """The special actions that the player could take now and pay for (116.2)."""
    if HOOKS.isdisjoint(game.possible):
        return []
    timely = [each for each in _offered(game, player) if not each.sorcery_speed or sorcery_speed(game, player)]
    return [
        each for each in timely if can_pay(game, GameScene(game, each.object, player), player, each.costs, each.name)
    ]


def _offered(game: Game, player: Id) -> Iterator[SpecialAction]:
    for me, ability in asked(game, "special_actions"):
        yield from ability.special_actions(game, me, player)
    if "hidden_actions" not in game.possible:
        return
    for id in game.battlefield:
        o = game[id]
        if o.face_down is None or o.phased_out or controller(game, id) != player:
            continue
        for hidden in if_face_up(game, id).hooks.get("hidden_actions", ()):
            yield from as_hooks(hidden).hidden_actions(game, id, player)


def if_face_up(game: Game, id: Id) -> Characteristics:
    """What a face-down permanent would be if it were face up: that has the cost to turn it up (702.37e, 707.3, 708.7)."""
    trial = game.branch()
    TurnFaceUp(id).apply(trial)
    return characteristics(trial, id)


def take_special_action(game: Game, player: Id, action: SpecialAction) -> Procedure[bool]:
    """Pay for a special action and carry it out (116.1); False if it was illegal and has been reversed."""
    before = game.branch()
    scene = GameScene(game, action.object, player)
    try:
        if any(cost.has_x() for cost in action.costs):
            x = yield from choose_x_to_pay(game, scene, player, action.costs)
            action = replace(action, x=x)
        yield from pay_costs(game, scene, player, action.costs, action.name)
    except Illegal:
        take_back(game, before)  # 732.1
        return False
    yield from as_hooks(action.ability).act_specially(game, action.object, player, action)
    return True
