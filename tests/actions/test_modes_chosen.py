"""700.2. How many modes are chosen, which ones, and one chosen more than once."""

from __future__ import annotations

from tests.actions.build import creature, happens, play, put, table
from tests.keywords.cards import cast_it, lands, read, resolve

from spellwright.state.events.combat import Attack

BEAR = creature(name="Bear")


def test_700_2d_the_same_mode_again_has_targets_of_its_own() -> None:
    game = table()
    one, other = put(game, BEAR, 2), put(game, BEAR, 2)
    text = (
        "Choose three. You may choose the same mode more than once.\n"
        "• Destroy target creature.\n• You gain 2 life.\n• Draw a card."
    )
    play(game, text, 0, 0, 1, one, other)
    assert game[one].zone == game[other].zone == "gone" and game.player(1).life == 22


def test_700_2e_a_mode_that_hasnt_been_chosen_this_turn() -> None:
    game = table()
    text = "Whenever ~ attacks, choose one that hasn't been chosen this turn —\n• You gain 1 life.\n• You gain 5 life."
    attacker = put(game, creature(text))
    happens(game, Attack(attacker, 2), answers=(0,))
    assert game.player(1).life == 21
    happens(game, Attack(attacker, 2))
    assert game.player(1).life == 26
    happens(game, Attack(attacker, 2))
    assert game.player(1).life == 26


KICKED = (
    "Kicker {1}\nChoose one. If this spell was kicked, choose both instead.\n• You gain 1 life.\n• You gain 5 life."
)


def test_601_4_both_if_it_was_kicked() -> None:
    for kinds, answers, life in (("GG", ("kicker {1}",), 26), ("G", (1,), 25)):
        game = table()
        lands(game, kinds)
        cast_it(game, put(game, read(KICKED, "{G}", "Sorcery"), to="hand"), *answers)
        resolve(game)
        assert game.player(1).life == life


def test_both_may_be_chosen_on_a_condition() -> None:
    text = (
        "Choose one. If you control a creature as you cast this spell, you may choose both instead.\n"
        "• You gain 1 life.\n• You gain 5 life."
    )
    game = table()
    play(game, text, 1)
    assert game.player(1).life == 25
    put(game, BEAR)
    play(game, text, 0, 1)
    assert game.player(1).life == 31
