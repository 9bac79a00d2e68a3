"""What players do rather than pay mana, once the total cost is locked in (601.2h): tap creatures, exile cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from spellwright.rules.adding_mana import first_answers
from spellwright.rules.affording import affordable_total, substitutes
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Casting, Instead
from spellwright.rules.total_cost import TotalCost
from spellwright.state.game import Game
from spellwright.words.mana import ManaCost, pip_symbol
from spellwright.words.procedure import Procedure, choose

GENERIC = "{1}"


def pay_otherwise(game: Game, casting: Casting, total: TotalCost) -> Procedure[TotalCost]:
    """Let the player do so, one thing after the other, as long as the rest can be paid; what is left to pay comes back.

    What is done is done at once, before mana abilities are activated for the rest, so that nothing pays twice (118.10).
    None among the options means that the rest is paid with mana.
    """
    while total.needs_mana:
        options: list[Instead | None] = list(_possible(game, casting, total))
        if not options:
            return total
        if affordable_total(game, casting, total, with_substitutes=False) is not None:
            options.append(None)
        why = "What do you do rather than pay mana?"
        chosen = yield from choose(casting.player, options, "pay", why, "601.2h", casting.object)
        if chosen is None:
            return total
        yield from happen(game, *chosen.events, rule="601.2h", source=casting.object)
        total = _less(total, chosen.symbol)
    return total


def _possible(game: Game, casting: Casting, total: TotalCost) -> Iterator[Instead]:
    """What can be done for which symbol so that the rest could still be paid; equal things are tried once."""
    tried: dict[object, bool] = {}
    for instead in substitutes(game, casting):
        for symbol in _symbols(total, instead):
            permanent = instead.object in game.battlefield
            key = (instead.name, instead.kinds, symbol, instead.object if permanent else 0)
            if key not in tried:
                tried[key] = _leaves_a_payable_rest(game, casting, total, replace(instead, symbol=symbol))
            if tried[key]:
                yield replace(instead, symbol=symbol)


def _leaves_a_payable_rest(game: Game, casting: Casting, total: TotalCost, instead: Instead) -> bool:
    trial = game.branch()
    first_answers(happen(trial, *instead.events))
    rest = _less(total, instead.symbol)
    return not rest.needs_mana or affordable_total(trial, casting, rest) is not None


def _symbols(total: TotalCost, instead: Instead) -> list[str]:
    """The symbols of the cost that it can stand for: one of its colours, or generic mana."""
    found: dict[str, None] = {}
    for cost in total.mana:
        found |= {pip_symbol(mask): None for mask in cost.pips if mask & instead.kinds}
        if cost.generic:
            found[GENERIC] = None
    return list(found)


def _less(total: TotalCost, symbol: str) -> TotalCost:
    """The total cost without one such symbol."""
    less = (_without(cost, symbol) for cost in total.mana)
    return replace(total, mana=tuple(cost for cost in less if cost is not None))


def _without(cost: ManaCost, symbol: str) -> ManaCost | None:
    if symbol == GENERIC:
        return cost.less(ManaCost(1)) if cost.generic else None
    pips = [pip_symbol(mask) for mask in cost.pips]
    if symbol not in pips:
        return None
    at = pips.index(symbol)
    return replace(cost, pips=(*cost.pips[:at], *cost.pips[at + 1 :]), printed=())
