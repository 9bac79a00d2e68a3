"""What is done to or by each of several, once for each of something, and what things were before."""

from __future__ import annotations

from tests.actions.build import card, creature, give, play, put, table

from spellwright.rules.asking import characteristics
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Tap

BEAR = creature(name="Bear", mana_cost="{1}{G}")
RELIC = card(type_line="Artifact", name="Relic")


def test_each_opponent_and_each_creature_they_control() -> None:
    game = table()
    mine, theirs = put(game, creature(size="2/1")), put(game, creature(size="2/1"), 2)
    play(game, "~ deals 1 damage to each opponent and each creature they control.")
    assert (game.player(1).life, game.player(2).life) == (20, 19)
    assert game[mine].damage == 0 and game[theirs].damage == 1


def test_two_players_each_do_it() -> None:
    game = table()
    play(game, "You and target opponent each draw a card.")
    assert len(game.player(1).hand) == len(game.player(2).hand) == 1


def test_you_do_it_once_for_each_of_those() -> None:
    game = table(players=3)
    put(game, RELIC, 2), put(game, RELIC, 3)
    play(
        game,
        "Each opponent sacrifices an artifact. For each artifact sacrificed this way, you create a Treasure token.",
    )
    assert sum("Treasure" in characteristics(game, id).subtypes for id in game.battlefield) == 2


def test_creatures_get_so_much_for_each() -> None:
    game = table()
    bear = put(game, BEAR)
    give(game, BEAR, BEAR)
    text = "Discard your hand. For each card discarded this way, creatures you control get +1/+0 until end of turn."
    play(game, text)
    assert characteristics(game, bear).power == 4


def test_608_2h_what_its_mana_value_was() -> None:
    game = table()
    put(game, BEAR, 2)
    play(game, "Destroy target creature. If its mana value was 2 or less, you gain 3 life.")
    assert game.player(1).life == 23


def test_608_2h_whether_it_was_tapped() -> None:
    game = table()
    put(game, BEAR, 2)
    text = "Return target creature to its owner's hand. If it was tapped, you gain 3 life."
    play(game, text)
    assert game.player(1).life == 20
    tapped = put(game, BEAR, 2)
    record(game, Tap(tapped))
    play(game, text)
    assert game.player(1).life == 23


def test_608_2h_what_power_it_had() -> None:
    game = table()
    put(game, BEAR, 2)
    play(game, "Exile target creature. If that creature had power 3 or greater, you gain 3 life.")
    assert game.player(1).life == 20
