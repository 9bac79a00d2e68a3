"""601.2g-h by hand: a player activates mana abilities one by one and says which mana pays for what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spellwright.rules.actions_at_priority import ActivateMana
from spellwright.rules.activation_permissions import activated_ability, imagined_activation, mana_abilities_to_begin
from spellwright.rules.affording import payable
from spellwright.rules.asking import own
from spellwright.rules.hooks import Casting
from spellwright.rules.mana_hall import SNOW, Need, Way, ways_to_pay
from spellwright.rules.mana_payment import Payment
from spellwright.rules.mana_search import match
from spellwright.rules.paying_life import life_to_pay
from spellwright.rules.total_cost import TotalCost, purpose_of, total_cost
from spellwright.state.game import Game
from spellwright.words.mana import Mana, ManaCost, Pool, singly
from spellwright.words.procedure import Id, Procedure, choose


def mana_abilities_to_activate(game: Game, player: Id) -> list[ActivateMana]:
    """The mana abilities that the player can activate now and pay for (605.3a)."""
    found: list[ActivateMana] = []
    for ability in mana_abilities_to_begin(game, player):
        casting = imagined_activation(game, player, ability)
        if payable(game, casting, total_cost(game, casting)):
            found.append(ActivateMana(ability.source, ability.index))
    return found


def mana_abilities_that_need_priority(game: Game, player: Id) -> list[ActivateMana]:
    """Those of them that can't be activated as a cost is paid (602.5e)."""
    found = mana_abilities_to_activate(game, player)
    return [each for each in found if _needs_priority(game, each)]


def _needs_priority(game: Game, action: ActivateMana) -> bool:
    ability = activated_ability(game, action.source, action.index).ability
    return any(ability is other for other in own(game, action.source, "needs_priority"))


def next_mana_ability(
    game: Game, casting: Casting, total: TotalCost, *, enough: bool
) -> Procedure[ActivateMana | None]:
    """Let the player choose a mana ability to activate; None, once the mana is enough, to go on and pay."""
    taken = casting.ability is not None and any(cost.TAP_SYMBOL or cost.ITSELF for cost in total.costs)
    abilities = mana_abilities_to_activate(game, casting.player)
    options: list[ActivateMana | None] = [
        each for each in abilities if not (taken and each.source == casting.object) and not _needs_priority(game, each)
    ]
    if enough:
        options.append(None)
    why = "Which mana ability do you activate?"
    return (yield from choose(casting.player, options, "mana", why, "601.2g", casting.object))


def mana_to_spend(game: Game, casting: Casting, cost: ManaCost, plan: Payment) -> Procedure[tuple[Pool, int]]:
    """Let the player choose which mana of the pool pays which symbol, and for which ones life is paid instead.

    Only what matters is asked: mana of the same kind with the same restrictions is the same.
    """
    player = casting.player
    pool = [unit for unit in singly(game.player(player).pool) if unit.may_pay(purpose_of(casting))]
    life = life_to_pay(game, player)
    ways = [way for way in ways_to_pay(cost) if way.life <= life and _pays(pool, way.needs)]
    by_text = {_told(way): way for way in ways}
    if not by_text:
        return plan.mana, plan.life
    why = "How do you pay?"
    text = yield from choose(player, tuple(by_text), "pay", why, "118.13", casting.object)
    way = by_text[text]
    spent: list[Mana] = []
    needs = sorted(way.needs, key=lambda need: need[0].bit_count())
    for at, (need, symbol) in enumerate(needs):
        options = _different(unit for unit in pool if _gives(unit) & need and _pays(_less(pool, unit), needs[at + 1 :]))
        why = f"Which mana pays {symbol}?"
        unit = yield from choose(player, options, "pay", why, "118.3a", casting.object)
        pool.remove(unit)
        spent.append(unit)
    return tuple(spent), way.life


def _gives(unit: Mana) -> int:
    return unit.kind | SNOW * unit.snow


def _pays(pool: Sequence[Mana], needs: Sequence[Need]) -> bool:
    return match([(_gives(unit), 0) for unit in pool], [(need, 0) for need, _ in needs]) is not None


def _less(pool: Sequence[Mana], unit: Mana) -> list[Mana]:
    left = list(pool)
    left.remove(unit)
    return left


def _different(units: Iterable[Mana]) -> list[Mana]:
    """One unit of each sort: the same kind, snow and restriction."""
    found: dict[tuple[object, ...], Mana] = {}
    for unit in units:
        found.setdefault((unit.kind, unit.snow, unit.restriction), unit)
    return list(found.values())


def _told(way: Way) -> str:
    """A way to pay as text: the symbols that mana pays, and the life."""
    symbols = "".join(symbol for _, symbol in way.needs)
    return f"{symbols} and {way.life} life" if way.life else symbols
