"""An instant doesn't enter the battlefield (400.4a); X of a loyalty cost is chosen (107.3a); the first turn has none before."""

from __future__ import annotations

from tests.actions.build import card, creature, give, happens, put, run, table
from tests.rules.table import turn_of

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.activating import activate
from spellwright.rules.asking import characteristics
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.zones import Move


def test_400_4a_a_face_that_is_a_sorcery_doesnt_enter() -> None:
    game = table()
    faces = [
        FaceText("Front", "{1}", "Artifact", "Flying"),
        FaceText("Back", "", "Sorcery", "You gain 1 life."),
    ]
    both = compile_card("Front // Back", "modal_dfc", faces)
    (held,) = give(game, both.card)
    happens(game, Move(held, "battlefield", face=1))
    assert (game[held].zone, game.battlefield) == ("hand", ())
    happens(game, Move(held, "battlefield", face=0))
    assert len(game.battlefield) == 1


def test_107_3a_x_of_a_loyalty_cost_is_chosen() -> None:
    game = table()
    walker = put(game, card("−X: You gain X life.", "Planeswalker — Ugin", loyalty="7"))
    happens(game, PutCounters(walker, "loyalty", 5, 1))
    run(activate(game, 1, walker, 0), 3)
    assert game[walker].counters_of("loyalty") == 2


def test_of_the_turn_before_the_first_nothing_is_true() -> None:
    game = table()
    wolf = put(game, creature("~ gets +1/+1 as long as no spells were cast last turn."))
    assert characteristics(game, wolf).power == 2
    turn_of(game, 2)
    assert characteristics(game, wolf).power == 3
