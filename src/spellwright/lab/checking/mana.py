"""Checks of the mana that a player could make: the largest combinations."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product

from spellwright.lab.checking.board import Board, Found, count_is
from spellwright.lab.scenario import Check
from spellwright.rules.activation_permissions import activated_ability
from spellwright.rules.mana_production import Production
from spellwright.rules.mana_sources import ManaSources, mana_sources
from spellwright.state.game import Game
from spellwright.words.mana import ANY_COLOR, KIND_LETTERS, KINDS, ManaCost, singly
from spellwright.words.procedure import Id

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
    for productions in sorted(_sources(game, sources), key=_costs_mana):
        more = {made for mana in sorted(found) for production in productions for made in _with(mana, production)}
        found = set(sorted(found | more)[:LARGEST])
    return [mana for mana in sorted(found) if mana and not any(_includes(other, mana) for other in found)]


def _sources(game: Game, sources: ManaSources) -> list[tuple[Production, ...]]:
    """What each source could make; abilities that cost something to be chosen are each used once."""
    found = [(group.source.id, group.taps, group.source.productions) for group in sources.groups]
    for name in sources.others:
        ability = activated_ability(game, name.source, name.index)
        made = tuple(Production(units) for units in ability.ability.produces(game, name.source))
        taps = any(cost.TAP_SYMBOL for cost in ability.costs)
        same = next((at for at, each in enumerate(found) if taps and each[:2] == (name.source, True)), None)
        if same is None:
            found.append((name.source, taps, made))
        else:
            found[same] = (name.source, True, (*found[same][2], *made))
    return [productions for _, _, productions in found]


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
