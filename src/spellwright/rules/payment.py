"""118. Costs: a player activates mana abilities (601.2g) and pays the total cost (601.2h)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from spellwright.rules.activation_permissions import activated_ability, imagined_activation
from spellwright.rules.affording import (
    affordable_total,
    other_abilities,
    others_payable,
    supply_for,
)
from spellwright.rules.announced import NOTHING, choosing, scene_for
from spellwright.rules.asking import characteristics
from spellwright.rules.choosing_x import LARGEST, choose_x
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Casting, Way
from spellwright.rules.instead_of_mana import pay_otherwise
from spellwright.rules.mana_abilities import begin_mana_ability, finish_mana_ability, pay_other_costs
from spellwright.rules.mana_groups import AbilityName
from spellwright.rules.mana_hall import ways_to_pay
from spellwright.rules.mana_payment import Activation, Payment
from spellwright.rules.mana_solver import Supply
from spellwright.rules.paying_by_hand import mana_to_spend, next_mana_ability
from spellwright.rules.paying_life import LIFE_PAID, life_to_pay
from spellwright.rules.planned_payment import agreed_payment, is_shown
from spellwright.rules.scene import GameScene
from spellwright.rules.sparing import sparing
from spellwright.rules.taking_back import take_back
from spellwright.rules.tapping_for_mana import mana_for_tapping, tap_for_mana
from spellwright.rules.total_cost import ASKED_FOR, TotalCost, purpose_of, total_cost
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.event import note_down
from spellwright.state.events.stack import SpendMana
from spellwright.state.game import Game
from spellwright.words.costs import Cost
from spellwright.words.mana import ZERO, ManaCost, Pool, without
from spellwright.words.procedure import FIRST_OBJECT, Id, Illegal, Procedure, choose


def pay_total(game: Game, casting: Casting, total: TotalCost) -> Procedure[Casting]:
    """Activate mana abilities and pay a total cost (601.2g-h).

    Raises `Illegal` if it can't be paid in full.
    """
    if not total.mana:
        raise Illegal("118.6: the cost can't be paid")
    spent = yield from pay_mana(game, casting, total)
    casting = yield from pay_other_costs(game, casting, total.costs)
    if spent:
        casting = choosing(game, casting, replace(casting.choices, mana_spent=(*casting.choices.mana_spent, *spent)))
    return casting


def can_pay(game: Game, scene: GameScene, player: Id, costs: Sequence[Cost], what: str = "") -> bool:
    """Whether a player could pay these costs now, asked for by a rule or effect (118.12); `what` names it, as in `Asked`."""
    casting, total = asked_for(game, scene, player, costs, what)
    if not others_payable(game, casting, scene, total.costs):
        return False
    return not total.needs_mana or affordable_total(game, casting, total) is not None


def pay_costs(game: Game, scene: GameScene, player: Id, costs: Sequence[Cost], what: str = "") -> Procedure[None]:
    """Let a player pay costs that a rule or effect asks for; they may activate mana abilities (118.12, 605.3a).

    What the costs mention is remembered in the scene. Raises `Illegal` if they can't be paid.
    """
    casting, total = asked_for(game, scene, player, costs, what)
    yield from pay_mana(game, casting, total)
    for cost in total.costs:
        yield from cost.pay(scene, player)


def try_to_pay(game: Game, scene: GameScene, player: Id, costs: Sequence[Cost]) -> Procedure[bool]:
    """Let a player pay such costs, having said that they will; whether they could in the end.

    What they did for it is reversed if they couldn't (732.1), by wasting mana, say.
    """
    before, memory = game.branch(), dict(scene.memory)
    try:
        yield from pay_costs(game, scene, player, costs)
    except Illegal:
        take_back(game, before)
        scene.memory = memory
        return False
    return True


def choose_x_to_pay(game: Game, scene: GameScene, player: Id, costs: Sequence[Cost]) -> Procedure[int]:
    """Let a player choose X right before costs are paid that have one (107.3d); the scene knows it from then on."""
    options: list[int] = []
    for x in range(LARGEST):
        scene.effect_x = x
        if not can_pay(game, scene, player, costs):
            break
        options.append(x)
    x = yield from choose(player, options, "x", "Which value has X?", "107.3d", scene.source)
    scene.effect_x = x
    return x


def asked_for(
    game: Game, scene: GameScene, player: Id, costs: Sequence[Cost], what: str = ""
) -> tuple[Casting, TotalCost]:
    """Costs that a rule or effect asks for as a payment that casts and activates nothing."""
    mana = ZERO
    for cost in costs:
        mana = mana.plus(cost.mana(scene) or ZERO)
    source = scene.source
    values = characteristics(game, source) if source >= FIRST_OBJECT else NOTHING
    memory = tuple(sorted(scene.memory.items()))
    choices = replace(scene.choices, x=scene.x, memory=memory)
    way = Way(source, name=what, free=True, costs=tuple(costs), rule=ASKED_FOR)
    casting = Casting(player, source, values, way, choices)
    return casting, TotalCost((mana,), tuple(costs))


# --- mana


def pay_mana(game: Game, casting: Casting, total: TotalCost) -> Procedure[Pool]:
    """Activate mana abilities for the mana component of a total cost, and pay it; what was spent comes back.

    Mana symbols that can be paid in several ways are settled here (601.2b, 118.13). Raises `Illegal` if it can't be.
    """
    total = yield from pay_otherwise(game, casting, total)
    if not total.needs_mana:
        return ()
    if not game.by_hand:
        cost = _first_affordable(game, casting, total)
        payment = yield from _planned(game, casting, total, cost)
        if payment is not None:
            yield from _activate_as_planned(game, casting.player, payment)
            return (yield from _spend(game, casting, total, cost, payment))
    yield from _activate_by_hand(game, casting, total)
    cost = yield from _which_total(game, casting, total)
    return (yield from _spend(game, casting, total, cost, None))


def _first_affordable(game: Game, casting: Casting, total: TotalCost) -> ManaCost:
    cost = affordable_total(game, casting, total, with_substitutes=False)
    if cost is None:
        raise Illegal("118.3: the mana can't be paid")
    return cost


def _which_total(game: Game, casting: Casting, total: TotalCost) -> Procedure[ManaCost]:
    """Let the player say how symbols are meant that a reduction meets, where that is left open (118.13a)."""
    supply = _at_hand(game, casting, total)
    possible = [cost for cost in total.mana if supply.can_pay(cost, purpose_of(casting))]
    return (yield from choose(casting.player, possible, "pay", "Which cost?", "118.13a", casting.object))


def _planned(game: Game, casting: Casting, total: TotalCost, cost: ManaCost) -> Procedure[Payment | None]:
    """The best payment, or the one that the player agrees to; None if they want to pay by hand (601.2g)."""
    supply = supply_for(game, casting, total.costs)
    if not supply.can_pay(cost, purpose_of(casting)):
        for name, wanted in other_abilities(game, casting, cost, total.costs) or ():
            yield from activate_mana_ability(game, casting.player, name.source, name.index, wanted=wanted)
        supply = supply_for(game, casting, total.costs)
    supply = sparing(game, casting, supply, cost)
    payment = supply.plan(cost, purpose_of(casting))
    if payment is None:
        raise Illegal("118.3: the mana can't be paid")
    if is_shown(game, casting.player):
        return (yield from agreed_payment(game, casting, supply, cost))
    return payment


def _activate_as_planned(game: Game, player: Id, payment: Payment) -> Procedure[None]:
    """Activate the mana abilities of a payment (601.2g)."""
    for activation in payment.activations:
        ability = activation.production.ability
        if isinstance(ability, AbilityName):
            yield from activate_mana_ability(game, player, ability.source, ability.index, activation)


def _activate_by_hand(game: Game, casting: Casting, total: TotalCost) -> Procedure[None]:
    """Let the player activate mana abilities until they say that it is enough (601.2g)."""
    while True:
        supply = _at_hand(game, casting, total)
        enough = any(supply.can_pay(cost, purpose_of(casting)) for cost in total.mana)
        chosen = yield from next_mana_ability(game, casting, total, enough=enough)
        if chosen is None:
            return
        yield from activate_mana_ability(game, casting.player, chosen.source, chosen.index)


def _at_hand(game: Game, casting: Casting, total: TotalCost) -> Supply:
    """The mana in the pool, and the life that other costs leave."""
    scene = scene_for(game, casting)
    life = life_to_pay(game, casting.player) - sum(cost.life(scene) for cost in total.costs)
    return Supply((), game.player(casting.player).pool, life)


def _spend(game: Game, casting: Casting, total: TotalCost, cost: ManaCost, payment: Payment | None) -> Procedure[Pool]:
    """Remove the mana from the pool (118.3a), pay life for Phyrexian symbols (107.4f)."""
    player = casting.player
    made = None if payment is None else _made(game, player, payment)
    if made is not None and len(ways_to_pay(cost)) == 1:
        mana, life = made, 0
    else:
        plan = _at_hand(game, casting, total).plan(cost, purpose_of(casting))
        if plan is None:
            raise Illegal("118.3: the mana can't be paid")
        mana, life = tuple(unit for unit in plan.mana if unit.source >= 0), plan.life
        if payment is None:
            mana, life = yield from mana_to_spend(game, casting, cost, plan)
        elif made is not None and payment.life == life and len(made) == len(mana):
            mana = made  # it takes no more
    note_down(game, SpendMana(player, without(game.player(player).pool, mana)))
    if life:
        yield from happen(game, LoseLife(player, life, LIFE_PAID), rule="107.4f", source=casting.object)
    return mana


def _made(game: Game, player: Id, payment: Payment) -> Pool | None:
    """The mana that was made for a payment; None if it isn't all there."""
    planned = tuple(unit for unit in payment.mana if unit.source >= 0)
    return None if _less(game, player, planned) is None else planned


def _less(game: Game, player: Id, spent: Pool) -> Pool | None:
    """The player's pool after spending that; None if it isn't all there."""
    try:
        return without(game.player(player).pool, spent)
    except ValueError:
        return None


# --- mana abilities


def activate_mana_ability(
    game: Game,
    player: Id,
    source: Id,
    index: int,
    planned: Activation | None = None,
    wanted: tuple[int, ...] | None = None,
) -> Procedure[None]:
    """Activate a mana ability and let it resolve at once (605.3).

    `planned` tells the mana to make and to spend where that was settled already, `wanted` only which mana to make.
    Raises `Illegal` if it can't be paid.
    """
    found = activated_ability(game, source, index)
    mana = None if planned is None else mana_for_tapping(game, found, planned)
    if mana is not None:
        tap_for_mana(game, player, found, mana)
        return
    casting = begin_mana_ability(game, imagined_activation(game, player, found))
    if planned is None:
        casting = yield from choose_x(game, casting)
        spent = yield from pay_mana(game, casting, total_cost(game, casting))
        yield from finish_mana_ability(game, casting, found, wanted, spent)
        return
    spent = yield from _spend_as_planned(game, casting, planned)
    yield from finish_mana_ability(game, casting, found, [unit.kind for unit in planned.mana], spent)


def _spend_as_planned(game: Game, casting: Casting, planned: Activation) -> Procedure[Pool]:
    """Pay the mana cost of a mana ability with the mana made for it before."""
    spent = tuple(spend.mana for spend in planned.spends)
    left = _less(game, casting.player, spent)
    if left is None:  # what made it made something else
        return (yield from pay_mana(game, casting, total_cost(game, casting)))
    if spent:
        note_down(game, SpendMana(casting.player, left))
    life = planned.life - planned.production.life
    if life:
        yield from happen(game, LoseLife(casting.player, life, LIFE_PAID), rule="107.4f", source=casting.object)
    return spent
