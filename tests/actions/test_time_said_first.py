"""A time that is said before the first clause of a sentence is that of the clauses joined to it, too (611.2a)."""

from __future__ import annotations

from tests.actions.build import card, creature, play, put, run, table

from spellwright.rules.asking import characteristics
from spellwright.rules.turn import next_step
from spellwright.state.events.event import note_down
from spellwright.state.events.turns import SetGame
from spellwright.state.game import Game

BEAR = creature(name="Bear")


def end_turn(game: Game) -> None:
    """The turn's last step has passed."""
    note_down(game, SetGame("agenda", ("cleanup",)))
    run(next_step(game))


def sizes(game: Game, *ids: int) -> list[int | None]:
    """Their power now."""
    return [characteristics(game, id).power for id in ids]


def test_611_2a_both_clauses_end_together() -> None:
    game = table()
    mine, theirs = put(game, BEAR), put(game, BEAR, 2)
    play(
        game,
        "Until end of turn, creatures you control get +1/+1 and creatures your opponents control get -1/-1.",
    )
    now = sizes(game, mine, theirs)
    end_turn(game)
    assert (now, sizes(game, mine, theirs)) == ([3, 1], [2, 2])


def test_611_2a_a_clause_without_time_behind_one_with_it_stays() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, "Target creature gets +1/+1 until end of turn, and it becomes a Zombie in addition to its other types.")
    end_turn(game)
    assert (sizes(game, bear), "Zombie" in characteristics(game, bear).subtypes) == ([2], True)


def test_611_2a_a_life_total_that_cant_change_and_what_is_joined_to_it() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, "Until end of turn, your life total can't change, and permanents you control gain indestructible.")
    during = len(characteristics(game, bear).abilities)
    play(game, "You gain 3 life.")
    end_turn(game)
    play(game, "You gain 5 life.")
    assert (during, len(characteristics(game, bear).abilities), game.player(1).life) == (1, 0, 25)


def test_119_8_life_cant_be_paid_by_who_cant_lose_it() -> None:
    game = table()
    play(game, "You may pay 2 life. If you do, draw a card.", True)
    put(game, card("Your life total can't change.", "Artifact"))
    play(game, "You may pay 2 life. If you do, draw a card.")
    assert (len(game.player(1).hand), game.player(1).life) == (1, 18)
