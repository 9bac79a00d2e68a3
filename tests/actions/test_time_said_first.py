"""A time that is said once is that of all clauses that it is said of (611.2a)."""

from __future__ import annotations

from tests.actions.build import card, creature, give, play, put, run, table
from tests.keywords.cards import ways

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


def test_611_2a_a_time_behind_the_second_of_two_like_clauses_is_that_of_both() -> None:
    game = table()
    red, white = put(game, creature(name="Red", mana_cost="{R}")), put(game, creature(name="White", mana_cost="{W}"))
    play(game, "Red creatures get +2/+0 and white creatures get +1/+0 until end of turn.")
    now = sizes(game, red, white)
    end_turn(game)
    assert (now, sizes(game, red, white)) == ([4, 3], [2, 2])


def test_614_15_what_takes_the_place_of_an_effect_lasts_as_long() -> None:
    game = table()
    bear = put(game, BEAR)
    play(
        game,
        "Target creature gets +1/+1 until end of turn. That creature gets +4/+4 instead if you control a creature.",
    )
    now = sizes(game, bear)
    end_turn(game)
    assert (now, sizes(game, bear)) == ([6], [2])


def test_611_2c_spells_you_cast_this_turn_are_those_cast_from_now_on() -> None:
    game = table()
    play(game, "Sorcery spells you cast this turn cost {1} less to cast.")
    spell = give(game, card("You gain 1 life.", "Sorcery", mana_cost="{1}"))[0]
    first = play_for_mana(game, spell)
    end_turn(game)
    other = give(game, card("You gain 1 life.", "Sorcery", mana_cost="{1}"))[0]
    assert (first, play_for_mana(game, other)) == (True, False)


def play_for_mana(game: Game, spell: int) -> bool:
    """Whether a sorcery can be cast without any mana."""
    return bool(ways(game, spell))
