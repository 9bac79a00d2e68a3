"""A target for each of several players; what is done once a turn, by times of resolving, while, and if not done."""

from __future__ import annotations

from tests.actions.build import creature, give, happens, names, play, put, table

from spellwright.rules.asking import controller
from spellwright.state.events.combat import Attack

BEAR = creature(name="Bear", mana_cost="{1}{G}")
TEXT = "For each opponent, destroy up to one target creature that player controls."


def test_601_2c_a_target_for_each_opponent() -> None:
    game = table(players=3)
    mine, second, third = put(game, BEAR), put(game, BEAR, 2), put(game, BEAR, 3)
    also = put(game, BEAR, 3)
    play(game, TEXT, second, third)
    assert [game[id].zone for id in (mine, second, third, also)] == ["battlefield", "gone", "gone", "battlefield"]


def test_115_6_up_to_one_may_be_none() -> None:
    game = table(players=3)
    second, third = put(game, BEAR, 2), put(game, BEAR, 3)
    play(game, TEXT, third, None)
    assert game[second].zone == "battlefield" and game[third].zone == "gone"


def test_without_up_to_each_player_who_can_has_a_target() -> None:
    game = table(players=3)
    third = put(game, BEAR, 3)
    play(game, "For each opponent, gain control of target permanent that player controls.")
    assert controller(game, third) == 1


def test_if_you_dont_put_it_there() -> None:
    game = table()
    give(game, BEAR, to="library")
    text = (
        "Reveal the top card of your library. You may put it onto the battlefield. "
        "If you don't put it onto the battlefield, put it into your hand."
    )
    play(game, text, False)
    assert names(game, game.player(1).hand) == ["Bear"]
    give(game, BEAR, to="library")
    play(game, text, True)
    assert len(game.player(1).hand) == 1


def test_an_event_while_something_is_so() -> None:
    text = "Whenever ~ attacks while you control a creature with power 4 or greater, you gain 2 life."
    game = table()
    attacker = put(game, creature(text))
    happens(game, Attack(attacker, 2))
    assert game.player(1).life == 20
    put(game, creature(size="4/4"))
    happens(game, Attack(attacker, 2))
    assert game.player(1).life == 22


def test_the_second_time_it_resolves_in_a_turn() -> None:
    text = "Whenever ~ attacks, you gain 1 life. If this is the second time this ability has resolved this turn, you gain 5 life."
    game = table()
    attacker = put(game, creature(text))
    lives = []
    for _ in range(3):
        happens(game, Attack(attacker, 2))
        lives.append(game.player(1).life)
    assert lives == [21, 27, 28]


def test_601_2c_a_later_target_speaks_of_the_player_whom_an_earlier_one_mentions() -> None:
    game = table(players=3)
    mine, second, also, third = put(game, BEAR), put(game, BEAR, 2), put(game, BEAR, 2), put(game, BEAR, 3)
    text = (
        "Target creature an opponent controls deals damage equal to its power to another target creature that player "
        "controls."
    )
    play(game, text, second)
    assert [game[id].damage for id in (mine, second, also, third)] == [0, 0, 2, 0]
