"""What the heuristic player does with priority: it judges an action when all has resolved, and the combat with it."""

from __future__ import annotations

from tests.play.players.positions import arena, attack, fight, game_at, lands, life, put, read, ready, what
from tests.rules.table import turn_of

from spellwright.play.players.heuristic.ahead import Ahead
from spellwright.play.players.heuristic.thumb import Thumb

GIANT = read("", "{3}{G}", "Creature — Giant", name="Hill", size="4/4")
BEAR = read("", "{1}{G}", "Creature — Bear", name="Bear", size="2/2")
GROWTH = read("Target creature gets +3/+3 until end of turn.", "{G}", name="Growth")
ELDER = read("Sacrifice this creature: You gain 1 life.", "{G}", "Creature — Snake", name="Elder", size="1/1")


def test_an_action_is_judged_when_it_has_resolved_not_where_somebody_can_act_again() -> None:
    game = arena("precombat main")
    lands(game, "GGGG")
    ready(game, "2/2", 2)
    put(game, GIANT, to="hand")
    at = game_at(game)
    after = Ahead(at, 1, 0, Thumb()).after((1,))[0].state
    assert (after.turn, after.step, after.stack) == (game.turn, "precombat main", ())


def test_of_two_spells_the_better_one_is_cast() -> None:
    game = arena("precombat main")
    lands(game, "GGGG")
    for each in (BEAR, GIANT):
        put(game, each, to="hand")
    assert what(game_at(game)).startswith("cast Hill")


def test_a_trick_is_played_where_it_decides_a_fight() -> None:
    game = arena("declare blockers")
    lands(game, "G")
    put(game, GROWTH, to="hand")
    bear, giant = ready(game, "2/2"), ready(game, "4/4", 2)
    fight(game, *attack(game, [bear]), giant)
    assert what(game_at(game)).startswith("cast Growth")


def test_a_trick_is_kept_where_it_decides_nothing() -> None:
    game = arena("declare blockers")
    lands(game, "G")
    put(game, GROWTH, to="hand")
    fight(game, *attack(game, [ready(game, "2/2")]), ready(game, "7/7", 2))
    assert what(game_at(game)) == "pass"


def test_a_trick_is_played_where_it_kills_the_opponent() -> None:
    game = arena("declare blockers")
    lands(game, "G")
    put(game, GROWTH, to="hand")
    attack(game, [ready(game, "2/2")])
    life(game, 2, 5)
    assert what(game_at(game)).startswith("cast Growth")


def test_a_creature_is_sacrificed_that_is_about_to_die_anyway() -> None:
    game = arena()
    turn_of(game, 2, "declare blockers")
    elder, giant = put(game, ELDER), ready(game, "4/4", 2)
    attack(game, [giant], 1)
    assert what(game_at(game)) == "pass"
    fight(game, giant, elder)
    assert what(game_at(game)).startswith("activate")
