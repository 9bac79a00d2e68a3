"""107.14. Energy that is paid: symbols, amounts in words, and as much as one likes."""

from __future__ import annotations

from tests.actions.build import card, creature, play, put, table, use

from spellwright.state.events.event import record
from spellwright.state.events.permanents import PutCounters
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY


def charged(energy: int) -> Game:
    game = table()
    record(game, PutCounters(1, "energy", energy, NOBODY))
    return game


def energy(game: Game) -> int:
    return dict(game.player(1).counters).get("energy", 0)


def test_107_14_any_amount_of_energy_may_be_paid_and_is_remembered() -> None:
    game = charged(5)
    play(game, "Pay any amount of {E}. You gain that much life.", 3)
    assert (energy(game), game.player(1).life) == (2, 23)


def test_107_14_the_amount_of_energy_paid_this_way() -> None:
    game = charged(3)
    play(
        game,
        "Pay one or more {E}. Create an X/X black Spirit creature token, where X is the amount of {E} paid this way.",
        2,
    )
    assert game[game.battlefield[0]].copiable.power == 2


def test_107_14_one_or_more_is_at_least_one() -> None:
    game = table()
    play(game, "You may pay one or more {E}. If you do, you gain 1 life.")
    assert game.player(1).life == 20


def test_118_3_an_amount_in_words_is_paid_whole() -> None:
    text = "You may pay eight {E}. If you do, you gain 1 life."
    poor, rich = charged(7), charged(9)
    play(poor, text)
    play(rich, text, True)
    assert (poor.player(1).life, rich.player(1).life, energy(rich)) == (20, 21, 1)


def test_107_14_an_amount_of_energy_equal_to_a_quantity() -> None:
    game = charged(5)
    bear = put(game, creature(size="2/2"))
    source = put(game, creature("{0}: Pay an amount of {E} equal to ~'s power.", size="3/3"))
    use(game, source)
    assert energy(game) == 2 and bear in game.battlefield


def test_702_56_a_cost_of_a_keyword_may_stand_behind_a_dash_with_spaces() -> None:
    assert card("Replicate — Pay {E}.").faces[0].abilities == card("Replicate—Pay {E}.").faces[0].abilities


def test_207_2d_a_keyword_may_have_a_flavor_word() -> None:
    assert card("Mutsunokami — Equip {2}", "Artifact — Equipment").faces[0].abilities
