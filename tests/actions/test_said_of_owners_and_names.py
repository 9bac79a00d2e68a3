"""What is said of opponents, of what others own, and by names that are plurals or people."""

from __future__ import annotations

from tests.actions.build import creature, happens, play, put, table

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.asking import characteristics
from spellwright.state.events.combat import Attack

BEAR = creature(name="Bear")


def test_102_2_one_of_your_opponents_is_an_opponent() -> None:
    game = table()
    bear, theirs = put(game, BEAR), put(game, BEAR, 2)
    put(game, creature("Whenever a creature attacks one of your opponents, it gets +2/+0 until end of turn."))
    happens(game, Attack(theirs, 1))
    happens(game, Attack(bear, 2))
    assert (characteristics(game, bear).power, characteristics(game, theirs).power) == (4, 2)


def test_102_2_each_of_your_opponents_is_each_opponent() -> None:
    game = table(3)
    play(game, "Each of your opponents loses 1 life.")
    assert [game.player(p).life for p in (1, 2, 3)] == [20, 19, 19]


def test_109_4_what_you_control_but_dont_own() -> None:
    game = table()
    mine, stolen, theirs = put(game, BEAR), put(game, BEAR, 1, 2), put(game, BEAR, 2)
    play(game, "Creatures you control but don't own get +1/+1 until end of turn.")
    assert [characteristics(game, id).power for id in (mine, stolen, theirs)] == [2, 3, 2]


def test_201_5_a_name_may_be_a_plural() -> None:
    game = table()
    pair = creature("Whenever Gert and Lace attack, you gain 1 life.", name="Gert and Lace, Runaways")
    happens(game, Attack(put(game, pair), 2))
    assert game.player(1).life == 21


def test_201_5_other_names_are_no_plurals() -> None:
    face = FaceText("Gert", type_line="Creature — Human", oracle_text="Whenever Gert attack, you gain 1 life.")
    assert compile_card("Gert", "normal", [face]).unread


def test_he_is_it() -> None:
    game = table()
    put(game, creature("Whenever ~ attacks, he gets +1/+0 until end of turn.", name="Gandalf"))
    gandalf = game.battlefield[-1]
    happens(game, Attack(gandalf, 2))
    assert characteristics(game, gandalf).power == 3
