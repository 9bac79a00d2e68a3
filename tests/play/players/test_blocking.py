"""509.1a as the heuristic player plans it: good exchanges, and whatever it takes to stay alive."""

from __future__ import annotations

import pytest
from tests.play.players.positions import arena, attack, life, ready

from spellwright.keywords.first_strike import FirstStrike
from spellwright.keywords.flying import Flying
from spellwright.keywords.menace import Menace
from spellwright.keywords.trample import Trample
from spellwright.play.players.heuristic.blocking import blocks_to_make
from spellwright.state.game import Game


@pytest.fixture
def game() -> Game:
    return arena("declare blockers")


def blocks(game: Game, *attackers: int) -> dict[int, int]:
    return blocks_to_make(game, 2, attack(game, attackers))


def test_nobody_is_thrown_before_an_attacker_while_there_is_life(game: Game) -> None:
    ready(game, "1/1", 2)
    assert blocks(game, ready(game, "3/3")) == {}


def test_the_least_creature_is_thrown_before_an_attacker_that_would_kill(game: Game) -> None:
    _bear, soldier = ready(game, "2/2", 2), ready(game, "1/1", 2)
    life(game, 2, 5)
    giant = ready(game, "5/5")
    assert blocks(game, giant) == {soldier: giant}


def test_as_many_block_as_it_takes_to_stay_alive(game: Game) -> None:
    mine = [ready(game, "1/1", 2) for _ in range(3)]
    life(game, 2, 4)
    giants = [ready(game, "4/4") for _ in range(3)]
    assert sorted(blocks(game, *giants)) == mine


def test_a_creature_blocks_what_it_kills_and_survives(game: Game) -> None:
    wall = ready(game, "2/4", 2)
    bear, giant = ready(game, "2/2"), ready(game, "4/5")
    assert blocks(game, giant, bear) == {wall: bear}


def test_first_strike_decides_who_survives(game: Game) -> None:
    knight = ready(game, "2/1", 2, FirstStrike())
    bear = ready(game, "2/2")
    assert blocks(game, bear) == {knight: bear}


def test_two_block_together_what_one_would_not_kill(game: Game) -> None:
    bears = [ready(game, "2/2", 2) for _ in range(2)]
    giant = ready(game, "4/4")
    assert blocks(game, giant) == dict.fromkeys(bears, giant)


def test_one_creature_alone_does_not_block_what_takes_two(game: Game) -> None:
    ready(game, "3/3", 2)
    assert blocks(game, ready(game, "1/1", 1, Menace())) == {}


def test_what_cannot_be_blocked_is_not(game: Game) -> None:
    ready(game, "3/3", 2)
    assert blocks(game, ready(game, "1/1", 1, Flying())) == {}


def test_it_saves_less_to_block_what_tramples(game: Game) -> None:
    soldier = ready(game, "1/1", 2)
    life(game, 2, 8)
    assert blocks(game, ready(game, "6/6", 1, Trample())) == {}
    life(game, 2, 6)
    assert soldier in blocks(game, ready(game, "6/6", 1, Trample()))
