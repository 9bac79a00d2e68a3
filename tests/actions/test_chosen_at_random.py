"""701.9b. Players and things that are chosen at random."""

from __future__ import annotations

from tests.actions.build import battlefield, creature, events, play, put, table

from spellwright.state.events.chance import ChooseAtRandom

BEARS = ("Bear", "Elk", "Ox", "Wolf")


def test_an_opponent_at_random() -> None:
    game = table(players=3)
    play(game, "Choose an opponent at random. That player loses 3 life.")
    assert [event.things for event in events(game, ChooseAtRandom)] == [(2, 3)]
    assert sorted(player.life for player in game.players) == [17, 20, 20] and game.player(1).life == 20


def test_one_of_them_at_random() -> None:
    game = table()
    ids = [put(game, creature(name=name)) for name in BEARS]
    play(game, "Choose three target creatures. Destroy one of them at random.", *ids[:3])
    assert [set(event.things) for event in events(game, ChooseAtRandom)] == [set(ids[:3])]
    assert len(battlefield(game)) == 3 and "Wolf" in battlefield(game)
