"""605. Mana Abilities as sources: what a player could activate to get mana, for the payment solver.

All abilities of one object that cost {T} share one activation, and so do those that use the object up; the solver knows
each such group as one source. Abilities that cost something to be chosen (sacrifice *a* creature) are kept apart: a
search tries them only if the others can't pay.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from spellwright.rules.activation_permissions import ActivatedAbility, abilities_to_activate, imagined_activation
from spellwright.rules.adding_mana import first_answers
from spellwright.rules.announced import scene_for
from spellwright.rules.asking import asked, characteristics
from spellwright.rules.hooks import Casting
from spellwright.rules.layers import derived
from spellwright.rules.mana_abilities import begin_mana_ability, finish_mana_ability
from spellwright.rules.mana_production import Production, Unit, usefulness
from spellwright.rules.mana_solver import Supply
from spellwright.rules.mana_source import Source
from spellwright.rules.total_cost import total_cost
from spellwright.state.events.permanents import Tap
from spellwright.state.events.stack import Activated, AddMana
from spellwright.state.game import Game
from spellwright.state.history import Entry
from spellwright.words.costs import Cost
from spellwright.words.mana import Pool
from spellwright.words.procedure import Id

REPEATS = 3
"""How often one payment uses an ability that could be activated again and again."""


@dataclass(frozen=True, slots=True)
class AbilityName:
    """A mana ability by its source and its place among the source's activated abilities."""

    source: Id
    index: int


@dataclass(frozen=True, slots=True)
class Group:
    """A source for the solver, and what else its abilities do to their object."""

    source: Source
    taps: bool = False
    uses_up: bool = False


@dataclass(slots=True)
class ManaSources:
    """All mana that a player has or could make at one moment.

    `groups` are the sources, `others` the abilities that cost something to be chosen. `supplies` remembers a supply for
    each set of sources left out and each life total.
    """

    pool: Pool
    life: int
    groups: tuple[Group, ...]
    others: tuple[AbilityName, ...]
    supplies: dict[object, Supply] = field(default_factory=dict)

    def supply(self, using: Casting | None, costs: Sequence[Cost], life: int, extra: tuple[Source, ...] = ()) -> Supply:
        """The supply for a payment, without what its other costs take: its own source, and that much life (118.3)."""
        left_out = _left_out(using, costs)
        key = (left_out, life, extra)
        supply = self.supplies.get(key)
        if supply is None:
            sources = tuple(group.source for group in self.groups if not _is_left_out(group, left_out)) + extra
            supply = self.supplies[key] = Supply(sources, self.pool, self.life - life)
        return supply


LeftOut = tuple[Id, bool]
"""An object whose abilities that use it up can't pay, and whether those that tap it can't, either."""


def _left_out(using: Casting | None, costs: Sequence[Cost]) -> LeftOut:
    if using is None or using.ability is None or not any(cost.ITSELF or cost.TAP_SYMBOL for cost in costs):
        return (0, False)
    return (using.object, any(cost.TAP_SYMBOL for cost in costs))


def _is_left_out(group: Group, left_out: LeftOut) -> bool:
    return group.source.id == left_out[0] and (group.uses_up or left_out[1])


def mana_sources(game: Game, player: Id) -> ManaSources:
    """What the player could make mana of now; kept until something happens."""
    kept = derived(game).supply
    known: tuple[Entry | None, Pool, ManaSources] | None = kept.get(player)
    pool = game.player(player).pool
    if known is not None and known[0] is game.history and known[1] == pool:
        return known[2]
    found = _look_up(game, player)
    kept[player] = (game.history, pool, found)
    return found


def _look_up(game: Game, player: Id) -> ManaSources:
    changes = production_changes(game)
    together: dict[tuple[Id, int], list[Offered]] = {}
    others: list[AbilityName] = []
    for number, found in enumerate(abilities_to_activate(game, player, mana=True)):
        offered = _offered(game, player, found, changes=changes)
        if offered is None:
            continue
        if offered.is_chosen:
            others.append(offered.name)
        else:
            together.setdefault(offered.sharing(number), []).append(offered)
    groups = [group for (id, _), shared in together.items() for group in _groups(game, id, shared)]
    resources = game.player(player)
    return ManaSources(resources.pool, resources.life, tuple(groups), tuple(others))


class Offered(NamedTuple):
    """What one mana ability offers: `is_chosen` tells that it costs something to be chosen."""

    name: AbilityName
    productions: tuple[Production, ...] = ()
    taps: bool = False
    uses_up: bool = False
    is_chosen: bool = False

    def sharing(self, number: int) -> tuple[Id, int]:
        """What it shares with others: the tapping of its object, its end, or nothing."""
        return self.name.source, -1 if self.taps else -2 if self.uses_up else number


def _offered(game: Game, player: Id, found: ActivatedAbility, *, changes: bool) -> Offered | None:
    """What a mana ability offers; None if it makes nothing now, or what isn't mana of its cost can't be paid."""
    casting = imagined_activation(game, player, found)
    scene = scene_for(game, casting)
    taps = uses_up = is_chosen = False
    life = 0
    for cost in found.costs:
        if not cost.payable(scene, player):
            return None
        if cost.TAP_SYMBOL:
            taps = True
        elif cost.ITSELF:
            uses_up = True
        elif cost.mana(scene) is None:
            life += cost.life(scene)
            is_chosen = is_chosen or not cost.life(scene)
    name = AbilityName(found.source, found.index)
    if is_chosen:
        return Offered(name, is_chosen=True)
    if life > max(game.player(player).life, 0):
        return None
    total = total_cost(game, casting)
    alternatives = _alternatives(game, player, found, changes=changes)
    if not total.mana or not alternatives:
        return None
    mana = total.mana[0]
    purpose = None if mana.is_empty else casting
    productions = tuple(Production(units, mana, life, 0, purpose, name) for units in alternatives)
    return Offered(name, productions, taps, uses_up)


def _alternatives(game: Game, player: Id, found: ActivatedAbility, *, changes: bool) -> tuple[tuple[Unit, ...], ...]:
    """What one activation could make, other effects and snow considered."""
    alternatives = found.ability.produces(game, found.source)
    if changes:
        return tuple(_as_it_comes(game, player, found, units) for units in _settled(alternatives))
    if "snow" in characteristics(game, found.source).supertypes:  # 107.4h
        return tuple(tuple(replace(unit, snow=True) for unit in units) for units in alternatives)
    return alternatives


def _groups(game: Game, id: Id, shared: list[Offered]) -> list[Group]:
    """The sources that some abilities are which share an activation; one that can be repeated is several sources."""
    productions = tuple(production for offered in shared for production in offered.productions)
    first = shared[0]
    uses_up = all(offered.uses_up for offered in shared)
    creature = "creature" in characteristics(game, id).types
    group = Group(_source(id, productions, creature=creature, one_shot=uses_up), first.taps, uses_up)
    if first.taps or first.uses_up:
        return [group]
    takes_something = any(production.life or not production.cost.is_empty for production in productions)
    return [group] * (REPEATS if takes_something else 1)


@lru_cache(maxsize=1 << 12)
def _source(id: Id, productions: tuple[Production, ...], *, creature: bool, one_shot: bool) -> Source:
    """The source for the solver, with its usefulness."""
    kinds = 0
    for production in productions:
        for unit in production.units:
            kinds |= unit.kinds
    return Source(id, productions, usefulness(kinds, creature=creature, one_shot=one_shot))


def production_changes(game: Game) -> bool:
    """Whether something might add to or replace the mana that abilities say they make (605.4, 614)."""
    if ("replaces", AddMana) in game.possible and asked(game, ("replaces", AddMana)):
        return True
    kinds = (AddMana, Activated, Tap)
    return any(ability.mana_trigger() for kind in kinds for _, ability in asked(game, ("triggers", kind)))


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
    return tuple(Unit(mana.kind, mana.snow, mana.restriction) for mana in trial.player(player).pool[before:])
