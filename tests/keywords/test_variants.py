"""Variants of keywords, and triggers about activating their abilities."""

from __future__ import annotations

import pytest
from tests.keywords.arena import arena, attack, creature
from tests.keywords.cards import read, resolve
from tests.rules.table import put, run

from spellwright.rules.activating import activate
from spellwright.rules.combat_damage import deal_combat_damage
from spellwright.rules.happen import happen
from spellwright.rules.settling import settle
from spellwright.state.events.permanents import PutCounters
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def walker(game: Game, loyalty: int) -> Id:
    id = put(game, read("", "{2}", "Planeswalker", "Walker"), 2)
    run(happen(game, PutCounters(id, "loyalty", loyalty, 2)))
    return id


OVER = read("Trample over planeswalkers", "{G}", "Creature — Dinosaur", "Rex", "6/6")


@pytest.mark.parametrize(("given", "left", "life"), [(2, 0, 16), (6, 0, 20), (4, 0, 18)])
def test_702_19c_damage_beyond_the_loyalty_may_go_to_the_planeswalkers_controller(
    given: int, left: int, life: int
) -> None:
    game = arena()
    target, rex = walker(game, 2), put(game, OVER)
    attack(game, rex, defender=target)
    run(deal_combat_damage(game), given)
    assert game[target].counters_of("loyalty") == left and game.player(2).life == life


def test_702_19c_damage_of_other_creatures_is_taken_into_account() -> None:
    game = arena()
    target = walker(game, 3)
    for attacker in (put(game, OVER), put(game, creature(1, 1))):
        attack(game, attacker, defender=target)
    run(deal_combat_damage(game), 2)
    assert game[target].counters_of("loyalty") == 0 and game.player(2).life == 16


def test_702_19c_after_lethal_damage_to_the_blockers() -> None:
    game = arena()
    target, rex, wall = walker(game, 2), put(game, OVER), put(game, creature(0, 3), 2)
    attack(game, rex, (wall,), target)
    run(deal_combat_damage(game), 3, 2)
    assert game[wall].damage == 3 and game.player(2).life == 19


def test_702_19f_without_it_none_goes_to_the_player() -> None:
    game = arena()
    target, brute = walker(game, 2), put(game, read("Trample", "{G}", "Creature — Beast", "Brute", "6/6"))
    attack(game, brute, defender=target)
    run(deal_combat_damage(game))
    assert game.player(2).life == 20


def triggered(text: str, own: str) -> int:
    """How many abilities trigger as that ability of another permanent is activated."""
    game = arena("precombat main")
    put(game, read(text, "{1}", "Creature — Elf", "Watcher", "1/1"))
    other = put(game, read(own, "{1}", "Creature — Elf", "Runner", "1/1"))
    run(activate(game, 1, other, 0))
    run(settle(game))
    return len(game.stack) - 1


@pytest.mark.parametrize(("own", "number"), [("Exhaust — {0}: You gain 1 life.", 1), ("{0}: You gain 1 life.", 0)])
def test_activating_an_ability_of_a_keyword_triggers(own: str, number: int) -> None:
    assert triggered("Whenever you activate an exhaust ability, draw a card.", own) == number


def test_activating_the_ability_of_that_object_triggers() -> None:
    game = arena("precombat main")
    text = "Exhaust — {0}: You gain 1 life.\nWhenever you activate Runner's exhaust ability, draw a card."
    it = put(game, read(text, "{1}", "Creature — Elf", "Runner", "1/1"))
    run(activate(game, 1, it, 0))
    run(settle(game))
    resolve(game)
    assert len(game.player(1).hand) == 1
