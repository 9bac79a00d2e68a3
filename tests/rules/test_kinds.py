"""Which hooks an event answers to, and who is asked (614.1, 603.2)."""

from __future__ import annotations

from spellwright.rules.kinds import kind_of, kinds, narrowed, together
from spellwright.state.events.permanents import Destroy
from spellwright.state.events.zones import Burying, Entering, Move


def test_a_move_onto_the_battlefield_answers_to_what_is_about_entering_and_about_any_move() -> None:
    assert kinds("replaces", kind_of(Move(12, "battlefield"))) == (("replaces", Entering), ("replaces", Move))


def test_a_move_into_a_hand_does_not_answer_to_what_is_about_entering() -> None:
    assert kinds("triggers", kind_of(Move(12, "hand"))) == (("triggers", Move),)


def test_only_moves_are_narrowed_to_the_zones_named() -> None:
    assert narrowed((Move, Destroy), ("graveyard",)) == (Burying, Destroy)


def test_abilities_about_several_kinds_are_asked_once_and_in_order_of_their_objects() -> None:
    one, other, effect = object(), object(), object()
    assert together([[(30, one)], [(-2, effect), (12, other), (30, one)]]) == [(-2, effect), (12, other), (30, one)]
