"""605. Mana abilities that share an activation, as one source for the payment solver."""

from __future__ import annotations

from builtins import id as identity
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from spellwright.rules.activation_permissions import as_hooks, index_of, is_too_new
from spellwright.rules.asking import characteristics
from spellwright.rules.mana_production import Production, Unit, usefulness
from spellwright.rules.mana_source import Source
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.construction import quickly_made
from spellwright.words.procedure import Id

REPEATS = 3
"""How often one payment uses an ability that costs mana and could be activated again and again."""


Alternatives = tuple[tuple[Unit, ...], ...]
"""What one activation could make: one of these, each some units."""


@quickly_made
@dataclass(frozen=True, slots=True)
class AbilityName:
    """A mana ability by its source and its place among the source's activated abilities."""

    source: Id
    index: int


@quickly_made
@dataclass(frozen=True, slots=True)
class Group:
    """A source for the solver, what else its abilities do to their object, and whether that is a creature."""

    source: Source
    taps: bool = False
    uses_up: bool = False
    creature: bool = False


class Offered(NamedTuple):
    """What one mana ability offers: `is_chosen` tells that it costs something to be chosen, `times` how often it can be used."""

    name: AbilityName
    productions: tuple[Production, ...] = ()
    taps: bool = False
    uses_up: bool = False
    is_chosen: bool = False
    times: int = 1

    def sharing(self, number: int) -> int:
        """What it shares with others of its object: being tapped, its end, or nothing."""
        return -1 if self.taps else -2 if self.uses_up else number


def groups_of(id: Id, values: Characteristics, shared: Sequence[Offered]) -> list[Group]:
    """The sources that some abilities are which share an activation; one that can be repeated is several sources."""
    productions = tuple(production for offered in shared for production in offered.productions)
    first = shared[0]
    uses_up = all(offered.uses_up for offered in shared)
    creature, busy = "creature" in values.types, _does_something_else(values)
    source = _source(id, productions, creature=creature, one_shot=uses_up, busy=busy)
    group = Group(source, first.taps, uses_up, creature)
    if first.taps or first.uses_up:
        return [group]
    return [group] * first.times


def _does_something_else(values: Characteristics) -> bool:
    """Whether it has an activated ability that makes no mana, for which it may still be wanted: a land that attacks."""
    here = values.functioning("battlefield")
    return len(here.get("activation_costs", ())) > len(here.get("produces", ()))


@lru_cache(maxsize=1 << 12)
def _source(id: Id, productions: tuple[Production, ...], *, creature: bool, one_shot: bool, busy: bool) -> Source:
    """The source for the solver, with its usefulness."""
    kinds = 0
    for production in productions:
        for unit in production.units:
            kinds |= unit.kinds
    return Source(id, productions, usefulness(kinds, creature=creature, one_shot=one_shot, busy=busy))


_known: dict[tuple[Id, int], tuple[Characteristics, Group | None]] = {}
_MOST_KNOWN = 20_000


def tapping_source(game: Game, id: Id) -> Group | None:
    """The source that a permanent is for whoever can tap it; None if its mana abilities ask or depend on more than that.

    That is found out once for what the permanent is, remembered by identity.
    """
    if game[id].zone != "battlefield":
        return None
    values = characteristics(game, id)
    known = _known.get((id, identity(values)))
    if known is None or known[0] is not values:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        known = _known[id, identity(values)] = (values, _tapping_source(game, id, values))
    return known[1]


def _tapping_source(game: Game, id: Id, values: Characteristics) -> Group | None:
    shared: list[Offered] = []
    for ability in values.functioning("battlefield").get("produces", ()):
        costs = as_hooks(ability).activation_costs(game, id)
        always = as_hooks(ability).always_produces()
        if not always or len(costs) != 1 or not costs[0].TAP_SYMBOL or costs[0].wants_tapped() is not False:
            return None
        name = AbilityName(id, index_of(game, id, ability))
        units = with_snow(always) if "snow" in values.supertypes else always
        shared.append(Offered(name, tuple(Production(each, ability=name) for each in units), taps=True))
    return groups_of(id, values, shared)[0]


def with_snow(alternatives: Alternatives) -> Alternatives:
    """The same mana from a snow source (107.4h)."""
    return tuple(tuple(replace(unit, snow=True) for unit in units) for units in alternatives)


def may_be_tapped(game: Game, group: Group) -> bool:
    """Whether the {T} of the permanent that it is could be paid now (107.5, 302.6)."""
    o = game[group.source.id]
    return not (o.tapped or o.phased_out or (group.creature and is_too_new(game, o.id)))
