"""118.3: whether a player could pay a total cost, mana abilities included (601.2g), before anything is paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

from spellwright.rules.activation_permissions import activated_ability, imagined_activation
from spellwright.rules.adding_mana import first_answers
from spellwright.rules.announced import everyone, scene_for
from spellwright.rules.hooks import Casting, Instead
from spellwright.rules.mana_abilities import begin_mana_ability, finish_mana_ability
from spellwright.rules.mana_groups import AbilityName
from spellwright.rules.mana_production import ONE_SHOT_WEIGHT, Production, Unit
from spellwright.rules.mana_solver import Supply
from spellwright.rules.mana_source import Source
from spellwright.rules.mana_sources import mana_sources
from spellwright.rules.means_hooks import CHEAPER
from spellwright.rules.paying_life import life_to_pay
from spellwright.rules.scene import GameScene
from spellwright.rules.total_cost import (
    ASKED_FOR,
    TotalCost,
    base_costs,
    has_costs,
    purpose_of,
    symbols_left,
    total_cost,
)
from spellwright.rules.ways import to_the_stack
from spellwright.state.events.event import record
from spellwright.state.game import Game
from spellwright.words.costs import Cost, PayMana
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Illegal

CHANGING = frozenset({*CHEAPER, "increases"})
"""By these an ability may cost other mana than its activation cost says (601.2f), or be paid for otherwise."""
MOST_OTHERS = 3
"""How many mana abilities that cost something to be chosen are used in one payment at most."""


def affordable(game: Game, casting: Casting) -> bool:
    """Whether the player could pay for the spell or ability with the choices made so far (601.2f-h)."""
    if not has_costs(casting):
        return True
    if everyone(game, casting, "sets"):  # what sets a total looks at it as announced
        return any(payable(game, each, total_cost(game, each)) for each in _announcements(game, casting))
    return payable(game, casting, total_cost(game, casting))


def lacks_mana(game: Game, casting: Casting) -> bool:
    """Whether already the mana that an activation cost says can't be had (118.3), where nothing changes what it costs."""
    if casting.ability is None or not CHANGING.isdisjoint(game.possible):
        return False
    sources = mana_sources(game, casting.player)
    if sources.others:
        return False
    costs = base_costs(game, casting)
    supply = sources.supply(casting, costs, 0)
    amounts = [cost.amount for cost in costs if isinstance(cost, PayMana)]
    return any(not supply.can_pay(amount, casting) for amount in amounts)


def all_mana(game: Game, player: Id) -> Supply | None:
    """All the mana that the player could have, if no activation cost can be paid without it (118.3); else None."""
    if not CHANGING.isdisjoint(game.possible):
        return None
    sources = mana_sources(game, player)
    supply = sources.supply(None, (), 0)
    return None if sources.others or supply.is_restricted else supply


def is_out_of_reach(supply: Supply, costs: Sequence[Cost]) -> bool:
    """Whether already the mana in these costs is more than there is."""
    for cost in costs:
        if isinstance(cost, PayMana) and not supply.can_pay(cost.amount):
            return True
    return False


def _announcements(game: Game, casting: Casting) -> Iterator[Casting]:
    """The ways to announce its Phyrexian symbols: for how many of them life is paid (107.4f, 601.2b)."""
    left = symbols_left(game, casting)
    for paid in range(len(left) + 1):
        for lives in combinations(range(len(left)), paid):
            symbols = tuple((mask, at in lives) for at, mask in enumerate(left))
            yield replace(casting, choices=replace(casting.choices, symbols=(*casting.choices.symbols, *symbols)))


def payable(game: Game, casting: Casting, total: TotalCost) -> bool:
    """Whether the player could pay a total cost in full (118.3)."""
    if not total.mana:
        return False  # 118.6
    if total.costs:
        there, placed = _as_a_spell(game, casting)
        if not others_payable(there, placed, scene_for(there, placed), total.costs):
            return False
    return not total.needs_mana or affordable_total(game, casting, total) is not None


def _as_a_spell(game: Game, casting: Casting) -> tuple[Game, Casting]:
    """The casting in a game where the card is on the stack, as it is by then: no cost can take it from its zone (601.2a)."""
    if casting.ability is not None or casting.stack_object or casting.way.rule == ASKED_FOR:
        return game, casting
    trial = game.branch()
    spell = record(trial, to_the_stack(casting.way, casting.player)).new
    return trial, replace(casting, object=spell, stack_object=spell)


def others_payable(game: Game, casting: Casting, scene: GameScene, costs: Sequence[Cost]) -> bool:
    """Whether the parts that aren't mana could be paid, all of them together (118.3, 119.4)."""
    if not costs:
        return True
    player = casting.player
    if not all(cost.payable(scene, player) for cost in costs):
        return False
    life = sum(cost.life(scene) for cost in costs)
    if life and life > life_to_pay(game, player):
        return False
    contending = [cost for cost in costs if not cost.ITSELF and not cost.TAP_SYMBOL and not cost.life(scene)]
    return len(contending) < 2 or _payable_together(game, casting, contending)


def _payable_together(game: Game, casting: Casting, costs: Sequence[Cost]) -> bool:
    """Whether several costs that may want the same things can be paid one after the other, in an imagined game."""
    trial = game.branch()
    scene = scene_for(trial, casting)
    try:
        for cost in costs:
            if not cost.payable(scene, casting.player):
                return False
            first_answers(cost.pay(scene, casting.player))
    except Illegal:
        return False
    return True


def affordable_total(
    game: Game, casting: Casting, total: TotalCost, *, with_substitutes: bool = True
) -> ManaCost | None:
    """The first of the totals that reductions lead to that could be paid; None if none could."""
    helping = substitutes(game, casting) if with_substitutes else []
    supply = supply_for(game, casting, total.costs, helping)
    generic = len([instead for instead in helping if not instead.kinds])
    for mana in total.mana:
        if supply.can_pay(mana.less(ManaCost(generic)) if generic else mana, purpose_of(casting)):
            return mana
    for mana in total.mana:
        if other_abilities(game, casting, mana, total.costs) is not None:
            return mana
    return None


def supply_for(game: Game, casting: Casting, costs: Sequence[Cost], helping: Sequence[Instead] = ()) -> Supply:
    """What the player could pay mana with, the other costs of the payment considered."""
    life = _life_of(game, casting, costs)
    colored = as_sources([instead for instead in helping if instead.kinds]) if helping else ()
    return mana_sources(game, casting.player).supply(casting, costs, life, colored)


def substitutes(game: Game, casting: Casting) -> list[Instead]:
    """What the player may do rather than pay mana for it; what could be tapped for mana counts as that (118.10)."""
    answering = everyone(game, casting, "pays_instead")
    found = [instead for me, ability in answering for instead in ability.pays_instead(game, me, casting)]
    if not found:
        return found
    tapping = [group.source.id for group in mana_sources(game, casting.player).groups if group.taps]
    return [instead for instead in found if instead.object not in tapping]


def _life_of(game: Game, casting: Casting, costs: Sequence[Cost]) -> int:
    """The life that costs take in all (119.4)."""
    if not costs:
        return 0
    scene = scene_for(game, casting)
    return sum(cost.life(scene) for cost in costs)


def as_sources(substitutes: Sequence[Instead]) -> tuple[Source, ...]:
    """Substitutes for mana as sources for the solver, with negative ids: they are used after mana."""
    return tuple(
        Source(-1 - number, (Production((Unit(instead.kinds),), ability=instead),), ONE_SHOT_WEIGHT)
        for number, instead in enumerate(substitutes)
    )


class Helping(NamedTuple):
    """A mana ability to activate before, and the kinds of mana that it is to make, where it matters which."""

    name: AbilityName
    wanted: tuple[int, ...] | None = None


def other_abilities(game: Game, casting: Casting, mana: ManaCost, costs: Sequence[Cost]) -> tuple[Helping, ...] | None:
    """Which mana abilities that cost something to be chosen would, activated first, make the cost payable.

    Tried in imagined games, with the first choices and mana for one of the symbols, up to `MOST_OTHERS` of them, fewest
    first.
    """
    if not mana_sources(game, casting.player).others:
        return None
    symbols = (*mana.pips, *mana.two_or, *mana.phyrexian)
    kinds = tuple((mask,) * symbols.count(mask) for mask in dict.fromkeys(symbols))
    for depth in range(1, MOST_OTHERS + 1):
        for helping, trial in _tried(game, casting.player, depth, kinds):
            if not others_payable(trial, casting, scene_for(trial, casting), costs):
                continue
            if supply_for(trial, casting, costs).can_pay(mana, purpose_of(casting)):
                return helping
    return None


def _tried(
    game: Game, player: Id, depth: int, kinds: tuple[tuple[int, ...], ...]
) -> Iterator[tuple[tuple[Helping, ...], Game]]:
    """The imagined games after so many such abilities were activated."""
    for name in mana_sources(game, player).others:
        for wanted in kinds if kinds and _leaves_open(game, name) else (None,):
            trial = game.branch()
            found = activated_ability(trial, name.source, name.index)
            casting = imagined_activation(trial, player, found)
            if total_cost(trial, casting).needs_mana:
                continue
            try:
                first_answers(finish_mana_ability(trial, begin_mana_ability(trial, casting), found, wanted))
            except Illegal:
                continue
            if depth == 1:
                yield (Helping(name, wanted),), trial
            else:
                for helping, later in _tried(trial, player, depth - 1, kinds):
                    yield (Helping(name, wanted), *helping), later


def _leaves_open(game: Game, name: AbilityName) -> bool:
    """Whether it leaves open which kind of mana it makes."""
    found = activated_ability(game, name.source, name.index).ability.produces(game, name.source)
    return len(found) != 1 or any(unit.kinds & (unit.kinds - 1) for units in found for unit in units)
