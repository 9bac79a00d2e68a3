"""107.4f: announcing for each Phyrexian symbol of a cost whether life or mana will pay it (601.2b)."""

from __future__ import annotations

from dataclasses import replace

from spellwright.rules.announced import choosing
from spellwright.rules.completing import can_be_completed
from spellwright.rules.hooks import Casting
from spellwright.rules.total_cost import symbols_left
from spellwright.state.game import Game
from spellwright.words.mana import PHYREXIAN_LIFE, phyrexian_symbol
from spellwright.words.procedure import Illegal, Procedure, choose


def announce_symbols(game: Game, casting: Casting) -> Procedure[Casting]:
    """The player announces, symbol by symbol, to pay life or mana (601.2b); only where both are possible it is asked.

    Raises `Illegal` if one of them can be paid in neither way.
    """
    for mask in symbols_left(game, casting):
        ways = {life: _announced(casting, mask, life=life) for life in (False, True)}
        possible = [life for life, way in ways.items() if can_be_completed(game, way)]
        if not possible:
            raise Illegal("107.4f: a Phyrexian symbol can't be paid")
        life = possible[0]
        if len(possible) == 2:
            name = f"{PHYREXIAN_LIFE} life for {phyrexian_symbol(mask)}"
            why = f"Do you pay {name}?"
            chosen = yield from choose(casting.player, [name, None], "optional cost", why, "601.2b", casting.object)
            life = chosen is not None
        casting = choosing(game, casting, ways[life].choices)
    return casting


def _announced(casting: Casting, mask: int, *, life: bool) -> Casting:
    return replace(casting, choices=replace(casting.choices, symbols=(*casting.choices.symbols, (mask, life))))
