"""605. Mana Abilities as sources: what a player could activate to get mana, for the payment solver.

All abilities of one object that cost {T} share one activation, and so do those that use the object up; the solver knows
each such group as one source. Abilities that cost something to be chosen (sacrifice *a* creature) are kept apart: a
search tries them only if the others can't pay.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from operator import itemgetter
from typing import Any

from spellwright.rules.activation_permissions import ActivatedAbility, ability_to_activate, imagined_activation
from spellwright.rules.adding_mana import first_answers
from spellwright.rules.announced import scene_for
from spellwright.rules.asking import asked, characteristics, controller
from spellwright.rules.hooks import Casting
from spellwright.rules.layers import derived
from spellwright.rules.mana_abilities import begin_mana_ability, finish_mana_ability
from spellwright.rules.mana_groups import (
    REPEATS,
    AbilityName,
    Alternatives,
    Group,
    Offered,
    groups_of,
    may_be_tapped,
    tapping_source,
    with_snow,
)
from spellwright.rules.mana_production import Production, Unit
from spellwright.rules.mana_solver import Supply
from spellwright.rules.mana_source import Source
from spellwright.rules.means_hooks import MANA_TRIGGERS, OTHERS_ON_MANA
from spellwright.rules.paying_life import life_to_pay
from spellwright.rules.total_cost import total_cost
from spellwright.state.events.stack import AddMana
from spellwright.state.game import Game
from spellwright.words.costs import Cost
from spellwright.words.mana import ManaCost, Pool, singly
from spellwright.words.procedure import NOBODY, Id


@dataclass(slots=True)
class ManaSources:
    """All mana that a player has or could make at one moment.

    `groups` are the sources, `others` the abilities that cost something to be chosen. With `is_lasting` all are permanents
    that need only be tapped, which stay what they are until something makes one ready or takes it. `supplies` remembers a
    supply for each set of sources left out and each life total.
    """

    pool: Pool
    life: int
    groups: tuple[Group, ...]
    others: tuple[AbilityName, ...]
    is_lasting: bool = False
    supplies: dict[object, Supply] = field(default_factory=dict)

    def offers(self, groups: tuple[Group, ...], pool: Pool, life: int) -> bool:
        """Whether it is this mana, and this life to pay with."""
        return self.groups == groups and self.pool == pool and self.life == life

    def supply(self, using: Casting | None, costs: Sequence[Cost], life: int, extra: tuple[Source, ...] = ()) -> Supply:
        """The supply for a payment, without what its other costs take: its own source, and that much life (118.3)."""
        left_out = _left_out(using, costs)
        key = (left_out, life, extra)
        supply = self.supplies.get(key)
        if supply is None:
            left = [group.source for group in self.groups if not _is_left_out(group, left_out)]
            sources = (*left, *extra)
            supply = self.supplies[key] = Supply(sources, self.pool, self.life - life)
        return supply


MOST_TIMES = 12
"""How often one payment uses an ability that takes nothing but life or counters of its source."""
TAPPING = (NOBODY, "tapping for mana")
_AsTheyAre = tuple[Sequence[tuple[Id, Any]], list[Any]]
LeftOut = tuple[Id, bool]
"""An object whose abilities that use it up can't pay, and whether those that tap it can't, either."""


def _left_out(using: Casting | None, costs: Sequence[Cost]) -> LeftOut:
    if using is None or using.ability is None or not any(cost.ITSELF or cost.TAP_SYMBOL for cost in costs):
        return (0, False)
    return (using.object, any(cost.TAP_SYMBOL for cost in costs))


def _is_left_out(group: Group, left_out: LeftOut) -> bool:
    return group.source.id == left_out[0] and (group.uses_up or left_out[1])


def mana_sources(game: Game, player: Id) -> ManaSources:
    """What the player could make mana of now; kept until something that matters happens."""
    d, key, pool = derived(game), (NOBODY, "mana", player), game.player(player).pool
    life = life_to_pay(game, player)
    found: ManaSources | None = d.ready.get(key)
    if found is None:
        history, found = d.passing.get(key, (None, None))
        if found is None or history is not game.history:
            found = _look_up(game, player, life)
            if found.is_lasting:
                found = d.ready[key] = _as_before(d.means, key, found)
            else:
                d.passing[key] = (game.history, found)
    if found.pool != pool or found.life != life:
        found = ManaSources(pool, life, found.groups, found.others, found.is_lasting)
        if found.is_lasting:
            found = d.ready[key] = _as_before(d.means, key, found)
    return found


def _as_before(means: dict[Any, Any], key: object, found: ManaSources) -> ManaSources:
    """What was kept before, with all that was found out about it, if it is the same mana again."""
    before: ManaSources | None = means.get(key)
    if before is not None and before.offers(found.groups, found.pool, found.life):
        return before
    means[key] = found
    return found


def _look_up(game: Game, player: Id, life: int) -> ManaSources:
    pool = game.player(player).pool
    tapping = _tapping_sources(game)
    if tapping is not None:
        ready = tuple([group for group in tapping.get(player, ()) if may_be_tapped(game, group)])
        return ManaSources(pool, life, ready, (), is_lasting=True)
    changes = production_changes(game)
    decided = _is_decided(game)
    groups: list[Group] = []
    others: list[AbilityName] = []
    for source, abilities in groupby(asked(game, "produces"), itemgetter(0)):
        simple = None if decided else tapping_source(game, source)
        if simple is None:
            at_any_time = [ability for _, ability in abilities if "needs_priority" not in ability.hooks()]  # 602.5e
            found = [ability_to_activate(game, player, source, ability) for ability in at_any_time]
            offered = [_offered(game, player, each, changes=changes) for each in found if each is not None]
            others += [each.name for each in offered if each is not None and each.is_chosen]
            groups += _together(game, source, [each for each in offered if each is not None and not each.is_chosen])
        elif controller(game, source) == player and may_be_tapped(game, simple):
            groups.append(simple)
    return ManaSources(pool, life, tuple(groups), tuple(others))


def _tapping_sources(game: Game) -> Mapping[Id, Sequence[Group]] | None:
    """All sources of mana by their controllers, if they are permanents that need only be tapped; else None.

    Known as long as these permanents are what they are, whether they are tapped or not.
    """
    d = derived(game)
    known: tuple[object, _AsTheyAre, Mapping[Id, Sequence[Group]] | None] | None = d.means.get(TAPPING)
    if known is not None and known[0] is d.current:
        return known[2]
    now = _as_they_are(game)
    if known is None or known[1] != now:
        known = (d.current, now, None if _is_decided(game) else _by_controller(game))
    else:
        known = (d.current, now, known[2])
    d.means[TAPPING] = known
    return known[2]


def _as_they_are(game: Game) -> _AsTheyAre:
    """What makes mana, what it is, and who controls it."""
    d, objects = derived(game), game.objects
    current, controllers = d.current or {}, d.controllers
    makers = d.hooks.get("produces", ())
    return makers, [(current.get(id), controllers.get(id) or ((o := objects[id]) and o.controller)) for id, _ in makers]


def _by_controller(game: Game) -> Mapping[Id, Sequence[Group]] | None:
    found: dict[Id, list[Group]] = {}
    for source in dict.fromkeys([source for source, _ in asked(game, "produces")]):
        group = tapping_source(game, source)
        if group is None:
            return None
        found.setdefault(controller(game, source), []).append(group)
    return found


def _is_decided(game: Game) -> bool:
    """Whether others have a say in what mana abilities make, cost, or are activated at all."""
    return production_changes(game) or not derived(game).hooks.keys().isdisjoint(OTHERS_ON_MANA)


def _together(game: Game, source: Id, offered: Sequence[Offered]) -> Iterator[Group]:
    """The groups of what an object's mana abilities offer."""
    together: dict[int, list[Offered]] = {}
    for number, each in enumerate(offered):
        together.setdefault(each.sharing(number), []).append(each)
    for shared in together.values():
        yield from groups_of(source, characteristics(game, source), shared)


def _offered(game: Game, player: Id, found: ActivatedAbility, *, changes: bool) -> Offered | None:
    """What a mana ability offers; None if it makes nothing now, or what isn't mana of its cost can't be paid."""
    casting = imagined_activation(game, player, found)
    scene = scene_for(game, casting)
    taps = uses_up = is_chosen = False
    life, counted = 0, MOST_TIMES
    for cost in found.costs:
        if not cost.payable(scene, player):
            return None
        if cost.TAP_SYMBOL:
            taps = True
        elif cost.ITSELF:
            uses_up = True
        elif (often := cost.times(scene)) is not None:
            counted = min(counted, often)
        elif cost.mana(scene) is None:
            life += cost.life(scene)
            is_chosen = is_chosen or not cost.life(scene)
    name = AbilityName(found.source, found.index)
    if is_chosen:
        return Offered(name, is_chosen=True)
    if life > life_to_pay(game, player):
        return None
    total = total_cost(game, casting)
    alternatives = _alternatives(game, player, found, changes=changes)
    if not total.mana or not alternatives:
        return None
    mana = total.mana[0]
    purpose = None if mana.is_empty else casting
    taken = counted < MOST_TIMES
    productions = tuple(Production(units, mana, life, 0, purpose, name, taken) for units in alternatives)
    if life:
        counted = min(counted, life_to_pay(game, player) // life)
    freely = mana.is_empty and not life and not taken
    return Offered(name, productions, taps, uses_up, times=1 if freely else min(counted, _most_times(mana)))


def _most_times(mana: ManaCost) -> int:
    return MOST_TIMES if mana.is_empty else REPEATS


def _alternatives(game: Game, player: Id, found: ActivatedAbility, *, changes: bool) -> Alternatives:
    """What one activation could make, other effects and snow considered."""
    alternatives = found.ability.produces(game, found.source)
    if changes:
        return tuple(_as_it_comes(game, player, found, units) for units in _settled(alternatives))
    if "snow" in characteristics(game, found.source).supertypes:  # 107.4h
        return with_snow(alternatives)
    return alternatives


def production_changes(game: Game) -> bool:
    """Whether something might add to or replace the mana that abilities say they make (605.4, 614)."""
    if ("replaces", AddMana) in game.possible and asked(game, ("replaces", AddMana)):
        return True
    return any(ability.mana_trigger() for kind in MANA_TRIGGERS for _, ability in asked(game, kind))


def _settled(alternatives: Sequence[tuple[Unit, ...]]) -> Iterator[tuple[Unit, ...]]:
    """The alternatives with the kind of each unit settled, where that can be done in a few ways."""
    for units in alternatives:
        ways: list[tuple[Unit, ...]] = [()]
        for unit in units:
            kinds = [1 << bit for bit in range(unit.kinds.bit_length()) if unit.kinds >> bit & 1]
            ways = [(*way, replace(unit, kinds=kind)) for way in ways for kind in kinds]
        yield from dict.fromkeys(tuple(sorted(way, key=lambda unit: unit.kinds)) for way in ways)


def _as_it_comes(game: Game, player: Id, found: ActivatedAbility, units: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """What an activation really adds, looked up in an imagined game, its mana cost aside."""
    trial = game.branch()
    before = len(trial.player(player).pool)
    casting = begin_mana_ability(trial, imagined_activation(trial, player, found))
    first_answers(finish_mana_ability(trial, casting, found, [unit.kinds for unit in units]))
    made = singly(trial.player(player).pool[before:])
    return tuple(Unit(mana.kind, mana.snow, mana.restriction) for mana in made)
