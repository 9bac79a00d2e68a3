"""Counters that can't be put on something, or that a player can't get (122.6, 101.2)."""

from __future__ import annotations

from tests.actions.build import card, creature, happens, names, play, put, table

from spellwright.state.events.permanents import PutCounters


def test_122_6_counters_cant_be_put_on_such_permanents() -> None:
    game = table()
    put(game, card("Counters can't be put on artifacts or creatures.", "Enchantment"))
    bear, land = put(game, creature()), put(game, card("", "Land"))
    happens(game, PutCounters(bear, "+1/+1", 1), PutCounters(land, "charge", 1))
    assert (game[bear].counters_of("+1/+1"), game[land].counters_of("charge")) == (0, 1)


def test_122_6_nor_does_such_a_permanent_enter_with_them() -> None:
    game = table()
    put(game, card("Counters can't be put on artifacts or creatures.", "Enchantment"))
    play(game, creature("~ enters with two +1/+1 counters on it.", name="Grown"))
    assert [game[id].counters for id in game.battlefield if game[id].copiable.name == "Grown"] == [()]


def test_122_1f_a_kind_that_a_player_cant_get() -> None:
    game = table()
    put(game, card("You can't get poison counters.", "Enchantment"))
    happens(game, PutCounters(1, "poison", 1), PutCounters(1, "energy", 2), PutCounters(2, "poison", 3))
    assert [game.player(1).counters, game.player(2).counters] == [(("energy", 2),), (("poison", 3),)]


def test_603_6a_what_enters_tapped_and_under_your_control() -> None:
    game = table()
    put(game, card("Whenever a permanent enters tapped and under your control, you gain 1 life.", "Artifact"))
    play(game, "Create a tapped 1/1 red Goblin creature token. Create a 1/1 red Goblin creature token.")
    assert len(game.waiting) == 1


def test_608_2c_each_player_puts_what_they_exiled_this_way() -> None:
    game = table()
    for player in (1, 2):
        put(game, creature(name=f"Bear of {player}"), player, to="graveyard")
    exiles = "Each player exiles all creature cards from their graveyard"
    play(game, f"{exiles}, then puts all cards they exiled this way onto the battlefield.")
    assert names(game, game.battlefield) == ["Bear of 1", "Bear of 2"]
    assert [game[id].controller for id in game.battlefield] == [1, 2]
