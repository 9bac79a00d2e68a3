"""Counters of each kind that something has (122.1), counters removed this way, counters a condition speaks of."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, creature, happens, play, put, table, use

from spellwright.state.events.permanents import PutCounters, RemoveCounters
from spellwright.state.events.turns import BeginStep

GIVE = (
    "For each kind of counter on target permanent or player, give that permanent or player "
    "another counter of that kind."
)
EITHER = "For each kind of counter on target permanent, put another counter of that kind on it or remove one from it."


def test_122_1_one_more_of_each_kind() -> None:
    game = table()
    bear = put(game, creature())
    happens(game, PutCounters(bear, "+1/+1", 2), PutCounters(bear, "charge", 1))
    play(game, GIVE, bear)
    assert dict(game[bear].counters) == {"+1/+1": 3, "charge": 2}


def test_122_1_a_player_gets_them_too() -> None:
    game = table()
    put(game, creature())
    happens(game, PutCounters(2, "poison", 3), PutCounters(2, "energy", 1))
    play(game, GIVE, 2)
    assert dict(game.player(2).counters) == {"poison": 4, "energy": 2}


def test_608_2d_one_more_or_one_fewer_as_you_choose_for_each_kind() -> None:
    game = table()
    bear = put(game, creature(size="5/5"))
    happens(game, PutCounters(bear, "-1/-1", 2), PutCounters(bear, "charge", 1))
    play(game, EITHER, RemoveCounters(bear, "-1/-1", 1), PutCounters(bear, "charge", 1, 1))
    assert dict(game[bear].counters) == {"-1/-1": 1, "charge": 2}


ALL_OF_THEM = (
    "At the beginning of your upkeep, if ~ has one or more +1/+1 counters on it, you may "
    "remove all of them. If you do, "
    "exile each other nonland permanent with mana value less than or equal to the number of counters removed this way."
)


@pytest.mark.parametrize(("counters", "left"), [(2, ["Wolf", "Four"]), (4, ["Wolf"])])
def test_603_4_those_that_the_intervening_if_speaks_of(counters: int, left: list[str]) -> None:
    game = table()
    wolf = put(game, creature(ALL_OF_THEM, "3/3", name="Wolf"))
    put(game, creature(name="Two", mana_cost="{2}"), 2)
    put(game, creature(name="Four", mana_cost="{4}"), 2)
    happens(game, PutCounters(wolf, "+1/+1", counters), PutCounters(wolf, "charge", 5))
    happens(game, BeginStep("upkeep", 1), answers=(True,))
    assert battlefield(game) == left and dict(game[wolf].counters) == {"charge": 5}


def test_608_2d_they_may_be_left_on_it() -> None:
    game = table()
    wolf = put(game, creature(ALL_OF_THEM, "3/3", name="Wolf"))
    put(game, creature(name="Token-like"), 2)
    happens(game, PutCounters(wolf, "+1/+1", 1))
    happens(game, BeginStep("upkeep", 1), answers=(False,))
    assert len(battlefield(game)) == 2


@pytest.mark.parametrize(("counters", "turns"), [(12, 2), (5, 1), (4, 0), (0, 0)])
def test_500_7_a_turn_for_each_five_counters_removed(counters: int, turns: int) -> None:
    game = table()
    sage = put(
        game,
        creature(
            "Remove all +1/+1 counters from ~: For each five counters removed this way, take an extra "
            "turn after this one."
        ),
    )
    happens(game, PutCounters(sage, "+1/+1", counters))
    use(game, sage)
    assert len(game.extra_turns) == turns and not game[sage].counters_of("+1/+1")
