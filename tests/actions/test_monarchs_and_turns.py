"""Until a player becomes the monarch (610.3), who was it as the turn began, life as the turn began, and "if you pay"."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, creature, happens, play, put, table

from spellwright.state.events.combat import Attack
from spellwright.state.events.damage import GainLife, LoseLife
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.turns import BecomeMonarch, BeginStep, BeginTurn
from spellwright.state.game import Game

UNTIL = "Exile target creature an opponent controls until an opponent becomes the monarch."


def jailed(game: Game) -> None:
    """A creature of player 2's is exiled so."""
    put(game, creature(name="Bear"), 2)
    play(game, UNTIL)
    assert battlefield(game) == []


def test_610_3_until_an_opponent_becomes_the_monarch() -> None:
    game = table(3)
    happens(game, BecomeMonarch(2))  # who is it already doesn't become it
    jailed(game)
    happens(game, BecomeMonarch(1))
    assert battlefield(game) == []
    happens(game, BecomeMonarch(3))
    assert battlefield(game) == ["Bear"] and game[game.battlefield[0]].controller == 2


def test_101_2_a_player_who_cant_become_the_monarch_this_turn() -> None:
    game = table()
    play(game, "Target opponent becomes the monarch. You can't become the monarch this turn.")
    assert game.monarch == 2
    play(game, "You become the monarch.")
    assert game.monarch == 2
    play(game, "You become the monarch.", player=2)
    happens(game, BeginStep("cleanup", 1), BeginTurn(2, ()))


BLACK_ROSE = (
    "Whenever an opponent becomes the monarch, if you were the monarch as the turn began, "
    "that player loses 2 life and you gain 2 life."
)


@pytest.mark.parametrize(("before", "life"), [((1,), (22, 18)), ((2, 1), (22, 18)), ((1, 2), (20, 20)), ((), (20, 20))])
def test_who_was_the_monarch_as_the_turn_began(before: tuple[int, ...], life: tuple[int, int]) -> None:
    game = table()
    put(game, creature(BLACK_ROSE))
    happens(game, *(BecomeMonarch(player) for player in before[:1]))
    happens(game, *(BecomeMonarch(player) for player in before[1:]))
    start = (game.player(1).life, game.player(2).life)
    happens(game, BeginTurn(2, ()))
    happens(game, BecomeMonarch(1))
    happens(game, BecomeMonarch(2))
    now = (game.player(1).life, game.player(2).life)
    assert (20 + now[0] - start[0], 20 + now[1] - start[1]) == life


def test_608_2i_a_life_total_as_the_turn_began() -> None:
    game = table(3)
    happens(game, LoseLife(2, 5))
    happens(game, BeginTurn(3, ()))
    happens(game, GainLife(2, 4), LoseLife(2, 7))
    put(
        game,
        creature(
            "Whenever another player loses the game, you gain life equal to that player's life total as the turn began."
        ),
    )
    play(game, "Target player loses the game.", 2)
    happens(game)
    assert game.player(1).life == 35


@pytest.mark.parametrize(("energy", "answers", "gained"), [(6, (True,), 1), (6, (False,), 0), (5, (), 0)])
def test_if_you_pay(energy: int, answers: tuple[bool, ...], gained: int) -> None:
    text = "Whenever ~ attacks, you get {E}{E}, then you may pay {E}{E}{E}{E}{E}{E}{E}{E}. If you pay, you gain 1 life."
    game = table(2, "declare attackers")
    runner = put(game, creature(text))
    happens(game, PutCounters(1, "energy", energy))
    happens(game, Attack(runner, 2), answers=answers)
    assert game.player(1).life == 20 + gained
    assert game.player(1).counters_of("energy") == (0 if gained else energy + 2)


def test_if_you_pay_where_it_was_unless_you_pay() -> None:
    text = "At the beginning of your upkeep, sacrifice ~ unless you pay {0}. If you pay, you gain 1 life."
    for pays, life, left in ((True, 21, ["Wind"]), (False, 20, [])):
        game = table()
        put(game, creature(text, name="Wind"))
        happens(game, BeginStep("upkeep", 1), answers=(pays,))
        assert (game.player(1).life, battlefield(game)) == (life, left)
