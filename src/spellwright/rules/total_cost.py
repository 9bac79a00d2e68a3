"""601.2f: the total cost of a spell or ability, built in the rule's order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import cast

from spellwright.rules.announced import answers, everyone, optional_costs, scene_for, speaker
from spellwright.rules.hooks import Casting, Hooks, overridden
from spellwright.rules.offers import Asked
from spellwright.rules.symbols_paid_with_life import LifeForSymbols
from spellwright.state.game import Game
from spellwright.words.construction import quickly_made
from spellwright.words.costs import Cost, PayMana
from spellwright.words.mana import PHYREXIAN_LIFE, ZERO, ManaCost

MOST_TOTALS = 16
"""How many totals are kept that reductions of hybrid costs can lead to."""


ASKED_FOR = "118.12"
"""The rule of a payment that a rule or effect asks for, which casts and activates nothing."""


@quickly_made
@dataclass(frozen=True, slots=True)
class TotalCost:
    """A total cost.

    `mana` is the mana component; where a reduction meets symbols that can be paid in several ways, each total that this
    can lead to (601.2b, 118.7e); none if the cost is unpayable (118.6). `costs` are the other parts.
    """

    mana: tuple[ManaCost, ...]
    costs: tuple[Cost, ...] = ()

    @property
    def needs_mana(self) -> bool:
        """Whether mana must be paid (601.2g)."""
        return ZERO not in self.mana


def total_cost(game: Game, casting: Casting) -> TotalCost:
    """The total cost with the choices made so far (601.2f)."""
    base = _base(casting)
    costs = list(base_costs(game, casting))
    costs += additional_costs(game, casting)
    for me, ability in everyone(game, casting, "increases"):
        costs += ability.increases(game, me, casting)
    if base is None:
        return TotalCost((), _not_mana(costs))  # 118.6a
    mana, life = _as_announced(_with_mana_of(game, casting, base, costs), casting.choices.symbols)
    if life:
        costs.append(LifeForSymbols(life * PHYREXIAN_LIFE))
    totals = _reduced(game, casting, (mana,))
    for me, ability in everyone(game, casting, "sets"):
        totals = _each_once(ability.sets(game, me, casting, cost) for cost in totals)
    return TotalCost(_freed(game, casting, totals), _not_mana(costs))


def symbols_left(game: Game, casting: Casting) -> tuple[int, ...]:
    """The Phyrexian symbols of its costs that are to be announced yet (601.2b, 107.4f)."""
    base = _base(casting)
    if base is None or not has_costs(casting):
        return ()
    costs = [*base_costs(game, casting), *additional_costs(game, casting)]
    mana, _ = _as_announced(_with_mana_of(game, casting, base, costs), casting.choices.symbols)
    return mana.phyrexian


def _as_announced(mana: ManaCost, symbols: tuple[tuple[int, bool], ...]) -> tuple[ManaCost, int]:
    """The mana with its Phyrexian symbols as announced, and for how many of them life is paid (107.4f)."""
    left, pips, life = list(mana.phyrexian), list(mana.pips), 0
    if not (left and symbols):
        return mana, 0
    for mask, with_life in symbols:
        if mask in left:
            left.remove(mask)
            life += with_life
            if not with_life:
                pips.append(mask)
    return replace(mana, pips=tuple(pips), phyrexian=tuple(left), printed=()), life


def has_costs(casting: Casting) -> bool:
    """Whether it is cast or activated, not triggered: then it has costs."""
    if casting.ability is None:
        return True
    return "activation_costs" in overridden(type(cast("Hooks", casting.ability)))


def purpose_of(casting: Casting) -> Casting | Asked:
    """What restrictions of mana are asked about (106.6): the casting or activation, or what other payment it is."""
    way = casting.way
    return Asked(way.name, any(cost.has_x() for cost in way.costs)) if way.rule == ASKED_FOR else casting


def _with_mana_of(game: Game, casting: Casting, total: ManaCost, costs: Sequence[Cost]) -> ManaCost:
    """The mana with that of these costs added to it (601.2f)."""
    if costs:
        scene = scene_for(game, casting)
        for cost in costs:
            mana = cost.mana(scene)
            if mana is not None:
                total = total.plus(mana)
    return total


def _base(casting: Casting) -> ManaCost | None:
    """The mana cost or what replaces it, X as chosen (601.2b, 118.9); None if there is none (118.6)."""
    way = casting.way
    if casting.ability is not None or way.free:
        return ZERO
    cost = way.cost if way.cost is not None else casting.spell.mana_cost
    return cost.with_x(casting.choices.x, 0, 0) if cost is not None and (cost.x or cost.y or cost.z) else cost


def base_costs(game: Game, casting: Casting) -> tuple[Cost, ...]:
    """The activation cost of an ability (602.2b), or the costs of an alternative way to cast (118.9)."""
    if casting.ability is None:
        return casting.way.costs
    return cast("Hooks", casting.ability).activation_costs(game, casting.object)


def additional_costs(game: Game, casting: Casting) -> Iterator[Cost]:
    """Additional costs that the spell's own abilities ask, and the optional ones that are paid (118.8, 601.2b)."""
    me = speaker(casting)
    for ability in answers(casting, "additional_costs"):
        yield from ability.additional_costs(game, me, casting)
    if casting.choices.paid:
        for option in optional_costs(game, casting):
            for _ in range(casting.choices.paid.count(option.name)):
                yield from option.cost


def _reduced(game: Game, casting: Casting, totals: tuple[ManaCost, ...]) -> tuple[ManaCost, ...]:
    """The totals after all reductions, never less than {0} (601.2f, 118.7).

    Those that stop at some amount come first, as whoever pays would have it.
    """
    for me, ability in everyone(game, casting, "reduces_to"):
        totals = _each_once(left for total in totals for left in ability.reduces_to(game, me, casting, total))
    for me, ability in everyone(game, casting, "reduces"):
        reduction = ability.reduces(game, me, casting)
        if not reduction.is_empty:
            totals = _each_once(left for total in totals for left in total.reductions(reduction))
    return totals


def _freed(game: Game, casting: Casting, totals: tuple[ManaCost, ...]) -> tuple[ManaCost, ...]:
    """The totals as mana of any color or type may pay them (118.14, 609.4b)."""
    spend_as = [ability.spend_as(game, me, casting) for me, ability in everyone(game, casting, "spend_as")]
    if casting.way.any_type or "type" in spend_as:
        return _each_once(total.any_type() for total in totals)
    if "color" in spend_as:
        return _each_once(total.any_color() for total in totals)
    return totals


def _each_once(totals: Iterator[ManaCost]) -> tuple[ManaCost, ...]:
    return tuple(dict.fromkeys(totals))[:MOST_TOTALS]


def _not_mana(costs: list[Cost]) -> tuple[Cost, ...]:
    return tuple([cost for cost in costs if not isinstance(cost, PayMana)])
