"""Life gained and lost this turn as an amount (608.2i), and players who lost some."""

from __future__ import annotations

import pytest
from tests.actions.build import creature, happens, play, put, table

from spellwright.rules.asking import characteristics
from spellwright.state.events.damage import GainLife, LoseLife
from spellwright.state.events.turns import BeginStep


@pytest.mark.parametrize(
    ("amount", "total"),
    [
        ("the total life lost by your opponents this turn", 5),
        ("the total amount of life your opponents lost this turn", 5),
        ("the life you've lost this turn", 1),
        ("the amount of life you gained this turn or the amount of life you lost this turn, whichever is greater", 4),
        ("the life you lost this turn or the life your opponents lost this turn, whichever is greater", 5),
    ],
)
def test_608_2i_however_much_was_gained_meanwhile(amount: str, total: int) -> None:
    game = table(3)
    happens(game, LoseLife(2, 2), LoseLife(3, 3), GainLife(2, 10), LoseLife(1, 1), GainLife(1, 4))
    play(game, f"You gain X life, where X is {amount}.")
    assert game.player(1).life == 23 + total


def test_608_2i_counters_for_what_opponents_lost_as_it_enters() -> None:
    game = table(3)
    happens(game, LoseLife(2, 2), LoseLife(3, 1), LoseLife(1, 7))
    text = "~ enters with X +1/+1 counters on it, where X is the total life lost by your opponents this turn."
    id = play(game, creature(text, "1/1", name="Horror"))
    assert characteristics(game, game[id].became or id).power == 4


def test_608_2i_opponents_who_have_left_lost_it_all_the_same() -> None:
    game = table(3)
    happens(game, LoseLife(3, 3))
    play(game, "Target player loses the game.", 3)
    assert game.player(3).out
    play(game, "You gain life equal to the life your opponents lost this turn.")
    assert game.player(1).life == 23


def test_each_of_your_opponents_who_lost_life() -> None:
    game = table(4)
    happens(game, LoseLife(2, 2), LoseLife(2, 2), LoseLife(4, 1), LoseLife(1, 1))
    play(game, "You gain 5 life for each of your opponents who lost life this turn.")
    assert game.player(1).life == 29


def test_800_4i_each_opponent_who_lost_life_before_leaving_the_game() -> None:
    game = table(4)
    happens(game, LoseLife(2, 2), LoseLife(3, 20))
    assert game.player(3).out
    play(game, "Target player loses the game.", 4)  # who hasn't lost life
    play(game, "You gain 5 life for each of your opponents who lost life this turn.")
    assert game.player(1).life == 30
    play(game, "You gain 5 life for each opponent who has one or fewer cards in hand.")
    assert game.player(1).life == 35  # what isn't about the past is asked of those still in the game


def test_mana_for_the_player_whose_phase_it_is() -> None:
    text = (
        "At the beginning of each player's postcombat main phase, "
        "that player adds {C}{C} for each of your opponents who lost life this turn."
    )
    game = table(3)
    put(game, creature(text), 2)
    happens(game, LoseLife(1, 1), LoseLife(3, 1), LoseLife(2, 1))
    happens(game, BeginStep("postcombat main", 1))
    assert len(game.player(1).pool) == 4 and not game.player(2).pool
