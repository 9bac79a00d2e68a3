"""Checks of what permanents are: types, subtypes, colours, abilities."""

from __future__ import annotations

import re

from spellwright.keywords.qualities import OfTheseColors
from spellwright.lab.ability_texts import english, normal
from spellwright.lab.checking.board import Board, Found, any_is, count_is
from spellwright.lab.checking.players import LETTERS
from spellwright.lab.scenario import Check
from spellwright.rules.asking import characteristics
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.mana import BIT
from spellwright.words.procedure import Id

_WITH_A_PRICE = re.compile(r"\s*[-\u2014]?\s*[\d{x]")
WITH_A_QUALITY = ("affinity", "champion", "enchant", "landwalk", "protection", "splice")
"""Keywords that are named without what they say of whom, too."""
PROTECTION = "protection from "
_QUALITIES = re.compile(r",? and from |, from ")
_MANA_OF = {
    "white mana": "{t}: add {w}.",
    "blue mana": "{t}: add {u}.",
    "black mana": "{t}: add {b}.",
    "red mana": "{t}: add {r}.",
    "green mana": "{t}: add {g}.",
    "colorless mana": "{t}: add {c}.",
    "any color mana": "{t}: add one mana of any color.",
}
"""What scenarios call mana abilities."""


def card_type(board: Board, check: Check) -> Found:
    """A permanent has that type or supertype, or hasn't."""
    wanted = check.type.casefold()
    values = [characteristics(board.game, id) for id in board.permanents(check, check.player)]
    return any_is(
        [v.supertypes | v.types for v in values],
        lambda types: (wanted in types) == check.value,
        lambda types: " ".join(sorted(types)),
    )


def subtype(board: Board, check: Check) -> Found:
    """A permanent has that subtype, or hasn't."""
    kinds = [_subtypes(board.game, id) for id in board.permanents(check, check.player)]
    wanted = check.subtype.casefold()
    return any_is(kinds, lambda types: (wanted in types) == check.value, _words)


def exile_subtype(board: Board, check: Check) -> Found:
    """A card of that name in exile has that subtype."""
    kinds = [_subtypes(board.game, id) for id in board.matching(check, board.game.exile)]
    return any_is(kinds, lambda types: check.subtype.casefold() in types, _words)


def _words(types: frozenset[str]) -> str:
    return " ".join(sorted(types)) or "none"


def _subtypes(game: Game, id: Id) -> frozenset[str]:
    return frozenset(kind.casefold() for kind in characteristics(game, id).subtypes)


def color(board: Board, check: Check) -> Found:
    """A permanent has all of those colours, or none of them."""
    wanted = 0
    for name in check.colors:
        wanted |= BIT[LETTERS[name.casefold()]]
    found = [characteristics(board.game, id).colors for id in board.permanents(check, check.player)]
    right = wanted if check.value else 0
    return any_is(found, lambda bits: bits & wanted == right, color_names)


def color_names(bits: int) -> str:
    """Colours in words."""
    names = [name for name, letter in LETTERS.items() if letter != "C" and bits & BIT[letter]]
    return " ".join(names) or "colorless"


def ability(board: Board, check: Check) -> Found:
    """A permanent has that ability, or hasn't; there are so many permanents of that name."""
    ids = board.permanents(check, check.player)
    if check.count is not None and len(ids) != check.count:
        return f"found {len(ids)} permanents of that name"
    if check.count == 0:
        return None
    states = [instances(board.game, id, check.ability) > 0 for id in ids]
    return any_is(states, lambda state: state == check.value, lambda state: "it" if state else "none of it")


def ability_count(board: Board, check: Check) -> Found:
    """A permanent has so many instances of that ability."""
    ids = board.permanents(check, check.player)
    return any_is([instances(board.game, id, check.ability) for id in ids], lambda number: number == check.count)


def instances(game: Game, id: Id, wanted: str) -> int:
    """How many abilities of an object are that one; a keyword is named with or without its number or cost."""
    wanted = normal(_MANA_OF.get(wanted, wanted))
    return sum(1 for each in characteristics(game, id).abilities if _is(_said(each), wanted))


def _said(ability: Ability) -> str:
    """An ability's English; protection from a colour that was chosen is said with that colour."""
    colors = [quality.colors for quality in getattr(ability, "qualities", ()) if isinstance(quality, OfTheseColors)]
    names = [name for name, letter in LETTERS.items() if letter in BIT and any(BIT[letter] & mask for mask in colors)]
    return " and from ".join((f"{english(ability)} from {names[0]}", *names[1:])) if names else english(ability)


def _is(text: str, wanted: str) -> bool:
    if text == wanted or (wanted in WITH_A_QUALITY and text.startswith(f"{wanted} ")):
        return True
    if wanted.startswith(PROTECTION) and text.startswith(PROTECTION):  # several abilities in one line (702.16g)
        return wanted.removeprefix(PROTECTION) in _QUALITIES.split(text.removeprefix(PROTECTION))
    return text.startswith(wanted) and _WITH_A_PRICE.match(text[len(wanted) :]) is not None


def emblem_count(board: Board, check: Check) -> Found:
    """So many emblems (of that name) of a player."""
    game = board.game
    mine = [id for id in game.command if game[id].controller == check.player]
    return count_is(len(board.matching(check, mine)), check.count)
