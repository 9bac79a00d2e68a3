"""Events at certain times, the first of a turn; sentences that take the place of others (603.2, 614.15)."""

from __future__ import annotations

from tests.actions.build import card, creature, happens, play, put, run, table
from tests.rules.table import turn_of

from spellwright.rules.untap_step import untap_step
from spellwright.state.events.damage import GainLife
from spellwright.state.events.permanents import Destroy, Tap
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game

BEAR = creature(name="Bear")


def life(game: Game, player: int = 1) -> int:
    return game.player(player).life


def test_only_during_your_turn() -> None:
    game = table()
    put(game, card("Whenever a creature dies during your turn, you gain 1 life.", "Enchantment"))
    happens(game, Destroy(put(game, BEAR, 2)))
    assert life(game) == 21
    turn_of(game, 2)
    happens(game, Destroy(put(game, BEAR, 2)))
    assert life(game) == 21


def test_during_an_opponents_turn() -> None:
    game = table()
    put(game, card("Whenever a creature dies during an opponent's turn, you gain 1 life.", "Enchantment"))
    happens(game, Destroy(put(game, BEAR)))
    assert life(game) == 20
    turn_of(game, 2)
    happens(game, Destroy(put(game, BEAR)))
    assert life(game) == 21


def test_the_first_time_each_turn() -> None:
    game = table()
    put(game, creature("Whenever you gain life for the first time each turn, put a +1/+1 counter on ~."))
    (cat,) = game.battlefield
    happens(game, GainLife(2, 1))
    happens(game, GainLife(1, 1))
    happens(game, GainLife(1, 1))
    assert game[cat].counters == (("+1/+1", 1),)
    turn_of(game, 2)
    happens(game, GainLife(1, 1))
    assert game[cat].counters == (("+1/+1", 2),)


def test_the_first_time_of_each_thing_by_itself() -> None:
    game = table()
    put(game, card("Whenever a creature becomes tapped for the first time each turn, you gain 1 life.", "Enchantment"))
    for _ in range(2):
        happens(game, Tap(put(game, BEAR)))
    assert life(game) == 22


def test_the_first_time_is_judged_as_things_die() -> None:
    game = table()
    text = "Whenever one or more creatures die for the first time each turn, you gain 1 life."
    put(game, card(text, "Enchantment"))
    one, two, three = (put(game, BEAR) for _ in range(3))
    happens(game, Destroy(one), Destroy(two))
    assert life(game) == 21
    happens(game, Destroy(three))
    assert life(game) == 21


def test_a_first_spell_of_each_opponents_turn() -> None:
    game = table()
    put(game, card("Whenever you cast your first spell during each opponent's turn, you gain 3 life.", "Enchantment"))
    play(game, "You lose 1 life.")
    happens(game)
    assert life(game) == 19
    turn_of(game, 2)
    play(game, "You lose 1 life.")
    play(game, "You lose 1 life.")
    happens(game)
    assert life(game) == 20


def test_untapping_during_others_untap_steps() -> None:
    game = table()
    put(game, card("Untap all creatures you control during each other player's untap step.", "Enchantment"))
    mine, theirs = put(game, BEAR), put(game, BEAR, 2)
    happens(game, Tap(mine), Tap(theirs))
    turn_of(game, 2)
    run(untap_step(game))
    assert not game[mine].tapped and not game[theirs].tapped
    happens(game, Tap(theirs))
    turn_of(game, 1)
    run(untap_step(game))
    assert game[theirs].tapped


def test_a_condition_only_in_your_turn() -> None:
    game = table()
    put(game, card("Creatures you control get +1/+1 during your turn.", "Enchantment"))
    put(game, BEAR)
    play(game, "You gain life equal to the greatest power among creatures you control.")
    assert life(game) == 23
    turn_of(game, 2)
    play(game, "You gain life equal to the greatest power among creatures you control.")
    assert life(game) == 25


def test_a_spell_cast_in_your_main_phase() -> None:
    game = table()
    text = "You gain 1 life.\nAddendum — If you cast this spell during your main phase, you gain 2 life."
    happens(game, BeginStep("precombat main", 1))
    play(game, text)
    assert life(game) == 23
    happens(game, BeginStep("end", 1))
    play(game, text)
    assert life(game) == 24


def test_a_sentence_takes_the_place_of_the_one_before() -> None:
    game = table()
    text = "~ deals 2 damage to target player. If you gained life this turn, it deals 5 damage instead."
    play(game, text, 2)
    assert life(game, 2) == 18
    happens(game, GainLife(1, 1))
    play(game, text, 2)
    assert life(game, 2) == 13


def test_a_paragraph_takes_the_place_of_the_one_before() -> None:
    game = table()
    text = "~ deals 4 damage to target player.\nRaid — ~ deals 6 damage instead if you gained life this turn."
    play(game, text, 2)
    assert life(game, 2) == 16
    happens(game, GainLife(1, 1))
    play(game, text, 2)
    assert life(game, 2) == 10


def test_the_last_of_several_that_could_takes_it() -> None:
    game = table()
    text = (
        "You gain 1 life. If a creature died this turn, you gain 2 life instead. "
        "If you lost life this turn, you gain 4 life instead."
    )
    happens(game, Destroy(put(game, BEAR)))
    play(game, text)
    assert life(game) == 22
