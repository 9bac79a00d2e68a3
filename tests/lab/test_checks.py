"""Checks: what each kind finds true and what it doesn't."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.table import BEAR, card, table

from spellwright.lab.checking.board import Board
from spellwright.lab.checking.table import verdict
from spellwright.lab.matching_names import WhoIsWho
from spellwright.lab.scenario import Check
from spellwright.state.events.damage import MarkDamage
from spellwright.state.events.event import note_down, record
from spellwright.state.events.permanents import Attach, PutCounters, Tap
from spellwright.state.events.stack import AddMana
from spellwright.state.events.starting import BringCard
from spellwright.state.events.turns import BecomeDayNight, BecomeMonarch, SetPlayer
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.mana import pool_of
from spellwright.words.procedure import Id


def _put(game: Game, what: Any = BEAR, player: Id = 1) -> Id:
    came = record(game, BringCard(player, what, "hand")).new
    return record(game, Move(came, "battlefield")).new


@pytest.fixture
def board() -> Board:
    """Two Bears of A, one of them tapped, damaged, with counters and a Ring; one Elf of B; a Bear in A's hand."""
    game = table()
    first, _ = _put(game), _put(game)
    _put(game, card("Elf", power=1, toughness=1, subtypes="Elf Druid"), player=2)
    ring = _put(game, card("Ring", types="artifact"))
    record(game, Tap(first))
    record(game, PutCounters(first, "+1/+1", 2))
    record(game, Attach(ring, first))
    record(game, MarkDamage(first, 1, ring))
    record(game, BringCard(1, BEAR, "hand"))
    record(game, AddMana(1, pool_of("RRG")))
    record(game, BecomeMonarch(2))
    record(game, BecomeDayNight("night"))
    note_down(game, SetPlayer(1, "life", 7))
    return Board(game, WhoIsWho())


TRUE: list[dict[str, Any]] = [
    {"op": "life", "player": 1, "life": 7},
    {"op": "permanent_count", "player": 1, "card": "Bear", "count": 2},
    {"op": "permanent_count", "player": 1, "count": 3},
    {"op": "permanent_exists", "card": "Elf"},
    {"op": "token_count", "player": 1, "card": "Bear", "count": 0},
    {"op": "tapped_count", "card": "Bear", "tapped": True, "count": 1},
    {"op": "tapped", "card": "Bear", "value": True},
    {"op": "tapped", "card": "Bear", "value": False},
    {"op": "pt", "player": 1, "card": "Bear", "power": 4, "toughness": 4},
    {"op": "pt", "player": 2, "card": "Elf", "power": 1, "toughness": 1, "scope": "all"},
    {"op": "base_pt", "player": 1, "card": "Bear", "power": 2, "toughness": 2, "scope": "all"},
    {"op": "power", "player": 1, "card": "Bear", "value": 4},
    {"op": "counters", "player": 1, "card": "Bear", "counter": "+1/+1", "count": 2},
    {"op": "damage", "player": 1, "card": "Bear", "damage": 1},
    {"op": "attached", "player": 1, "card": "Bear", "attachment": "Ring", "value": True},
    {"op": "type", "card": "Elf", "type": "Creature", "value": True},
    {"op": "subtype", "card": "Elf", "subtype": "Druid", "value": True},
    {"op": "subtype", "card": "Bear", "subtype": "Druid", "value": False},
    {"op": "color", "card": "Bear", "colors": ("green",), "value": False},
    {"op": "hand_count", "player": 1, "card": "Bear", "count": 1},
    {"op": "library_count", "player": 2, "count": 10},
    {"op": "mana_pool", "player": 1, "colors": ("red",), "count": 2},
    {"op": "monarch", "who": 2},
    {"op": "day_night", "value": "night"},
    {"op": "has_day_night", "value": True},
    {"op": "active_player", "player": 1},
    {"op": "turn", "value": 1},
    {"op": "won", "player": 1, "value": False},
    {"op": "game_over", "value": False},
    {"op": "stack_size", "count": 0},
    {"op": "in_game", "target": "B", "value": True},
]
FALSE: list[tuple[dict[str, Any], str]] = [
    ({"op": "life", "player": 1, "life": 8}, "expected life A life 8, found 7"),
    ({"op": "pt", "player": 1, "card": "Bear", "power": 2, "toughness": 2, "scope": "all"}, "found 4/4"),
    ({"op": "pt", "player": 1, "card": "Elf", "power": 1, "toughness": 1}, "found none there"),
    ({"op": "tapped", "card": "Elf", "value": True}, "found untapped"),
    ({"op": "type", "card": "Elf", "type": "Land", "value": True}, "found creature"),
    (
        {"op": "ability", "player": 1, "card": "Bear", "ability": "flying", "value": False, "count": 1},
        "found 2 permanents",
    ),
    ({"op": "mana_pool", "player": 1, "colors": ("green", "red"), "count": 2}, "found 1 green"),
    ({"op": "monarch"}, "found B"),
    ({"op": "graveyard_count", "player": 1, "count": 1}, "found 0"),
]


@pytest.mark.parametrize("check", TRUE, ids=lambda check: str(check["op"]))
def test_what_is_true_is_found(board: Board, check: dict[str, Any]) -> None:
    assert verdict(board, Check(**check)) == ""


@pytest.mark.parametrize(("check", "words"), FALSE, ids=lambda each: str(each["op"]) if isinstance(each, dict) else "")
def test_what_is_not_true_is_told(board: Board, check: dict[str, Any], words: str) -> None:
    assert words in verdict(board, Check(**check))
