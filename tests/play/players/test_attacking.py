"""508.1a as the heuristic player plans it: who attacks, against the best blocks and the best answer."""

from __future__ import annotations

from tests.play.players.positions import arena, life, ready

from spellwright.keywords.flying import Flying
from spellwright.keywords.vigilance import Vigilance
from spellwright.play.players.heuristic.attacking import attack_to_make, would_win
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Tap
from spellwright.state.game import Game


def attackers(game: Game) -> set[int]:
    return set(attack_to_make(game, 1, [2]))


def test_a_creature_attacks_where_nobody_blocks() -> None:
    game = arena()
    assert attackers(game) == set()
    bear = ready(game, "2/2")
    assert attackers(game) == {bear}


def test_a_creature_stays_at_home_that_would_die_for_nothing() -> None:
    game = arena()
    ready(game, "2/2")
    ready(game, "3/3", 2)
    assert attackers(game) == set()


def test_a_creature_attacks_past_those_that_cannot_block_it() -> None:
    game = arena()
    bird, _bear = ready(game, "2/2", 1, Flying()), ready(game, "2/2")
    ready(game, "3/3", 2)
    assert attackers(game) == {bird}


def test_all_attack_if_blocks_cannot_keep_the_opponent_alive() -> None:
    game = arena()
    mine = {ready(game, "2/2") for _ in range(2)}
    ready(game, "3/3", 2)
    assert attackers(game) == set()
    life(game, 2, 2)
    assert attackers(game) == mine


def test_an_attack_wins_only_if_each_blocker_stops_one_attacker() -> None:
    game = arena()
    for size in ("4/4", "2/2"):
        ready(game, size)
    ready(game, "1/1", 2)
    life(game, 2, 2)
    assert would_win(game, 1, 2)
    life(game, 2, 3)
    assert not would_win(game, 1, 2)


def test_a_creature_stays_at_home_that_is_needed_to_stay_alive() -> None:
    game = arena()
    bear = ready(game, "2/2")
    record(game, Tap(ready(game, "3/3", 2)))
    assert attackers(game) == {bear}
    life(game, 1, 3)
    assert attackers(game) == set()


def test_a_creature_that_stays_untapped_attacks_and_is_at_home_still() -> None:
    game = arena()
    knight = ready(game, "2/2", 1, Vigilance())
    record(game, Tap(ready(game, "3/3", 2)))
    life(game, 1, 3)
    assert attackers(game) == {knight}


def test_whoever_would_lose_a_race_leaves_one_at_home_to_stay_alive() -> None:
    game = arena()
    birds = {ready(game, "2/2", 1, Flying()) for _ in range(2)}
    for _ in range(2):
        record(game, Tap(ready(game, "4/4", 2)))
    assert attackers(game) == birds
    life(game, 1, 8)
    assert len(attackers(game)) == 1
    life(game, 2, 4)
    assert attackers(game) == birds


def test_of_two_opponents_the_defenceless_one_is_attacked() -> None:
    game = arena(players=3)
    bear = ready(game, "2/2")
    ready(game, "3/3", 2)
    assert attack_to_make(game, 1, [2, 3]) == {bear: 3}
