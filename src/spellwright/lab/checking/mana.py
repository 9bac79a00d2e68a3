"""Checks of the mana that a player could make: the largest combinations."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from spellwright.actions.abilities.activated import Activated
from spellwright.actions.doing import ActCost
from spellwright.actions.making_mana import alternatives
from spellwright.actions.sacrifice import Sacrifice
from spellwright.lab.checking.board import Board, Found, count_is
from spellwright.lab.scenario import Check
from spellwright.rules.activation_permissions import ActivatedAbility, activated_ability
from spellwright.rules.mana_groups import AbilityName
from spellwright.rules.mana_production import Production
from spellwright.rules.mana_sources import ManaSources, mana_sources
from spellwright.rules.scene import scene_of
from spellwright.state.game import Game
from spellwright.words.amounts import Number
from spellwright.words.costs import Cost
from spellwright.words.mana import ANY_COLOR, KIND_LETTERS, KINDS, ManaCost, singly
from spellwright.words.procedure import Id
from spellwright.words.quantified import A

Mana = tuple[str, ...]
"""Symbols in order."""

ANY = "Any"
LARGEST = 20_000
"""So many combinations are worked out at most."""


def mana_option(board: Board, check: Check) -> Found:
    """One of the largest combinations of mana that a player could make is, or includes, this."""
    options = mana_options(board.game, check.player)
    wanted = tuple(sorted(re.findall(r"{(\w+)}", check.mana)))
    able = any(wanted == option or _includes(option, wanted) for option in options)
    return None if able else f"found {', '.join(map(_told, options)) or 'none'}"


def mana_option_count(board: Board, check: Check) -> Found:
    """There are so many largest combinations of mana that a player could make."""
    return count_is(len(mana_options(board.game, check.player)), check.count)


def _told(mana: Mana) -> str:
    return "".join(f"{{{symbol}}}" for symbol in mana)


def mana_options(game: Game, player: Id) -> list[Mana]:
    """The combinations of mana that a player could make now, without those that another one includes."""
    sources = mana_sources(game, player)
    floating = tuple(KIND_LETTERS[mana.kind.bit_length() - 1] for mana in singly(sources.pool))
    found: set[Mana] = {tuple(sorted(floating))}
    for productions in sorted(_sources(game, player, sources), key=_costs_mana):
        more = {made for mana in sorted(found) for production in productions for made in _with(mana, production)}
        found = set(sorted(found | more)[:LARGEST])
    return [mana for mana in sorted(found) if mana and not any(_includes(other, mana) for other in found)]


def _sources(game: Game, player: Id, sources: ManaSources) -> list[tuple[Production, ...]]:
    """What each source could make; abilities that cost something to be chosen are each used once.

    Those that cost one permanent to be sacrificed are used once with each: what can be tapped is tapped before that.
    """
    found = [(group.source.id, group.taps, group.source.productions) for group in sources.groups]
    given_up: dict[Id, list[Production]] = {}
    for name in sources.others:
        ability = activated_ability(game, name.source, name.index)
        if _takes_one(ability):
            for id, one in _made_of_each(game, player, ability):
                given_up.setdefault(id, []).append(one)
            continue
        made = tuple(Production(units) for units in ability.ability.produces(game, name.source))
        taps = any(cost.TAP_SYMBOL for cost in ability.costs)
        same = next((at for at, each in enumerate(found) if taps and each[:2] == (name.source, True)), None)
        if same is None:
            found.append((name.source, taps, made))
        else:
            found[same] = (name.source, True, (*found[same][2], *made))
    spent = {group.source.id for group in sources.groups if group.uses_up and not group.taps}
    for id, ways in given_up.items():
        at = next((at for at, each in enumerate(found) if each[:2] == (id, id not in spent)), None)
        if at is None:
            found.append((id, False, tuple(ways)))
        else:
            found[at] = (*found[at][:2], _and_given_up(game, found[at][2], ways))
    return [productions for _, _, productions in found]


def _takes_one(ability: ActivatedAbility) -> bool:
    """Whether all that it costs is one permanent to be sacrificed: it can be activated with each that there is."""
    if len(ability.costs) != 1 or not isinstance(ability.ability, Activated) or ability.ability.limits():
        return False
    return _one_sacrificed(ability.costs[0]) is not None


def _one_sacrificed(cost: Cost) -> Sacrifice | None:
    act = cost.act if isinstance(cost, ActCost) else None
    alone = isinstance(act, Sacrifice) and isinstance(act.what, A) and act.what.count == Number(1)
    return act if isinstance(act, Sacrifice) and alone else None


def _made_of_each(game: Game, player: Id, ability: ActivatedAbility) -> Iterator[tuple[Id, Production]]:
    """What could be sacrificed for an ability, and what that makes: perhaps mana that what was sacrificed could (106.7)."""
    act = _one_sacrificed(ability.costs[0])
    assert act is not None
    assert isinstance(ability.ability, Activated)
    for id in act.options(scene_of(game, ability.source), player):
        scene = scene_of(game, ability.source)
        scene.remember(act.mark, (id,))
        scene.remember(act.what.mark, (id,))
        for units in alternatives(ability.ability.content, scene):
            yield id, Production(units)


def _and_given_up(game: Game, own: tuple[Production, ...], ways: list[Production]) -> tuple[Production, ...]:
    """What a permanent makes itself, or given up for others' abilities, or both, unless it gives itself up (605.3a)."""
    left = [production for production in own if not _gives_itself_up(game, production)]
    both = (replace(first, units=(*first.units, *then.units)) for first in left for then in ways)
    return (*own, *ways, *both)


def _gives_itself_up(game: Game, production: Production) -> bool:
    """Whether what makes it costs the permanent itself, not only its {T}."""
    name = production.ability
    if not isinstance(name, AbilityName):
        return False
    return any(cost.ITSELF and not cost.TAP_SYMBOL for cost in activated_ability(game, name.source, name.index).costs)


def _costs_mana(productions: tuple[Production, ...]) -> bool:
    return any(not production.cost.is_empty for production in productions)


def _with(mana: Mana, production: Production) -> Iterator[Mana]:
    """The mana after one activation, its cost paid from it in each way."""
    for left in _paid(mana, production.cost):
        for made in product(*(_symbols(unit.kinds) for unit in production.units)):
            yield tuple(sorted((*left, *made)))


def _paid(mana: Mana, cost: ManaCost) -> list[Mana]:
    """What may be left of the mana after a cost was paid with it."""
    found = {mana}
    for symbol in re.findall(r"{(\w+)}", str(cost)):
        wanted = ("",) * int(symbol) if symbol.isdigit() else (symbol,)
        for kind in wanted:
            found = {
                (*each[:at], *each[at + 1 :])
                for each in sorted(found)
                for at, unit in enumerate(each)
                if kind in ("", unit) or unit == ANY
            }
    return sorted(found)


def _symbols(kinds: int) -> tuple[str, ...]:
    if kinds == ANY_COLOR:
        return (ANY,)
    return tuple(KIND_LETTERS[kind.bit_length() - 1] for kind in KINDS if kind & kinds)


def _includes(larger: Mana, smaller: Mana) -> bool:
    """Whether all of the smaller mana could be made with the larger one, too; mana of any color stands for a color."""
    if larger == smaller:
        return False
    missing, spare = Counter(smaller) - Counter(larger), Counter(larger) - Counter(smaller)
    return missing.total() <= spare[ANY] and not missing["C"] and not missing[ANY]
