"""122.5. Moving any number of counters, from one or several objects onto others."""

from __future__ import annotations

from tests.actions.build import card, creature, play, put, table

from spellwright.state.game import Game
from spellwright.words.procedure import Id

BEAR = creature(name="Bear")


def counters(game: Game, *ids: Id) -> list[dict[str, int]]:
    return [dict(game[id].counters) for id in ids]


def entered(text: str, *answers: object) -> tuple[Game, list[Id]]:
    """What enters with an ability as this: after two creatures with counters, and one of an opponent's."""
    game = table()
    there = [
        put(game, BEAR, counters=(("+1/+1", 2),)),
        put(game, BEAR, counters=(("+1/+1", 1), ("flying", 1))),
        put(game, BEAR, 2, counters=(("+1/+1", 3),)),
    ]
    play(game, text, *answers)
    return game, there


def test_from_several_onto_one_as_many_as_the_player_likes() -> None:
    text = "Move any number of +1/+1 counters from creatures you control onto target creature an opponent controls."
    game, (one, two, theirs) = entered(text, 1, 1)
    assert counters(game, one, two, theirs) == [{"+1/+1": 1}, {"flying": 1}, {"+1/+1": 5}]


def test_from_one_onto_several_no_more_than_there_are() -> None:
    text = "Move any number of +1/+1 counters from target creature an opponent controls onto creatures you control."
    game, (one, two, theirs) = entered(text, 2, 1)
    assert counters(game, one, two, theirs) == [{"+1/+1": 4}, {"+1/+1": 2, "flying": 1}, {}]


def test_none_may_move() -> None:
    text = "Move any number of +1/+1 counters from target creature an opponent controls onto creatures you control."
    game, ids = entered(text, 0, 0)
    assert counters(game, *ids) == [{"+1/+1": 2}, {"+1/+1": 1, "flying": 1}, {"+1/+1": 3}]


def test_from_among_counters_of_all_kinds() -> None:
    text = "Move any number of counters from among creatures you control onto target creature an opponent controls."
    game, (one, two, theirs) = entered(text, 0, 1, 1)
    assert counters(game, one, two, theirs) == [{"+1/+1": 2}, {}, {"+1/+1": 4, "flying": 1}]


def test_nothing_moves_from_an_object_onto_itself() -> None:
    game = table()
    one, two = put(game, BEAR, counters=(("+1/+1", 2),)), put(game, BEAR, counters=(("+1/+1", 1),))
    play(game, "Move any number of counters from among creatures you control onto target creature.", one, 1)
    assert counters(game, one, two) == [{"+1/+1": 3}, {}]


def test_nothing_moves_onto_what_can_have_no_counters() -> None:
    game = table()
    put(game, card("Creatures you control can't have counters put on them.", "Enchantment"))
    mine, theirs = put(game, BEAR), put(game, BEAR, 2, counters=(("+1/+1", 2),))
    play(
        game, "Move any number of +1/+1 counters from target creature an opponent controls onto creatures you control."
    )
    assert counters(game, mine, theirs) == [{}, {"+1/+1": 2}]
