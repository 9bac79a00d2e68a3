"""Checking base power and toughness (208.4b)."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, happens, play, put, table

from spellwright.state.events.permanents import PutCounters

BEAR = creature(name="Bear")
GREATER = "If you control a creature with power greater than its base power, you gain 1 life."


def test_208_4b_counters_are_no_part_of_base_power() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, GREATER)
    assert game.player(1).life == 20
    happens(game, PutCounters(bear, "+1/+1", 1))
    play(game, GREATER)
    assert game.player(1).life == 21


def test_208_4b_what_sets_power_is_part_of_it() -> None:
    game = table()
    put(game, BEAR)
    play(game, "Target creature has base power and toughness 4/4 until end of turn.")
    play(game, GREATER)
    assert game.player(1).life == 20


def test_208_4b_switched_power_is_compared_with_what_it_was() -> None:
    game = table()
    put(game, creature(size="1/3", name="Tall"))
    play(game, "Switch target creature's power and toughness until end of turn.")
    play(game, GREATER)
    assert game.player(1).life == 21


def test_208_4b_base_power_and_toughness_of_so_much() -> None:
    game = table()
    bear, _ = put(game, BEAR), put(game, creature(size="2/3", name="Tall"))
    happens(game, PutCounters(bear, "+1/+1", 1))
    play(game, "Destroy all creatures with base power and toughness 2/2.")
    assert battlefield(game) == ["Tall"]


def test_208_4b_no_static_ability_hangs_on_it() -> None:
    with pytest.raises(AssertionError, match="an instruction"):
        card("Creatures you control with base power and toughness 2/2 have flying.", "Enchantment")
