"""A permission to cast one spell of a kind for a time (601.3, 611.2): which one it is is known as it is cast."""

from __future__ import annotations

from tests.actions.build import creature, give, play, run, table
from tests.lab.stories import add, do, expect, played, spell
from tests.lab.stories import creature as creature_named

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.casting import cast
from spellwright.rules.ways import permitted_ways
from spellwright.state.game import Game
from spellwright.words.procedure import Id

FREE = "You may cast a creature spell from your graveyard this turn without paying its mana cost."


def castable(game: Game) -> list[Id]:
    """What may be cast from the graveyard."""
    return [way.object for way in permitted_ways(game, 1)]


def cast_one(game: Game, id: Id) -> None:
    """Cast it so."""
    way = next(way for way in permitted_ways(game, 1) if way.object == id)
    assert run(cast(game, 1, way))


def test_601_3_any_of_them_until_one_has_been_cast() -> None:
    game = table()
    play(game, FREE)
    one, other = give(game, creature(), creature(), to="graveyard")  # put there since
    give(game, creature(), player=2, to="graveyard")
    assert castable(game) == [one, other]
    cast_one(game, other)
    assert castable(game) == []


def test_611_2_each_of_two_permissions_is_for_one() -> None:
    game = table()
    one, other, third = give(game, creature(), creature(), creature(), to="graveyard")
    play(game, FREE)
    play(game, FREE)
    cast_one(game, one)
    assert set(castable(game)) == {other, third}
    cast_one(game, third)
    assert castable(game) == []


def test_611_2_two_of_the_same_source() -> None:
    game = table()
    one, other, third = give(game, creature(), creature(), creature(), to="graveyard")
    play(game, f"{FREE} {FREE}")
    cast_one(game, one)
    assert set(castable(game)) == {other, third}
    cast_one(game, third)
    assert castable(game) == []


def test_what_is_done_if_so_is_declined_as_it_isnt_done_yet() -> None:
    text = FaceText("Card", type_line="Instant", oracle_text=f"{FREE} If you do, draw a card.")
    assert compile_card("Card", "normal", [text]).unread


def test_a_scenario_may_say_by_number_which_permission_is_used() -> None:
    twice = spell("Test Twice", f"{FREE} {FREE}", "{0}")
    setup = (
        twice,
        creature_named("Test Bear", cost="{0}"),
        add("Test Twice", "hand"),
        add("Test Bear", "graveyard", count=2),
    )
    script = [do("cast", card="Test Twice"), *(do("cast", card="Test Bear") for _ in range(2))]
    numbers = [{"player": "A", "kind": "choice", "value": [{"name": number}]} for number in ("1", "0")]
    there = [expect("permanent_count", player="A", card="Test Bear", count=2)]
    assert played(*setup, script=script, choices=numbers, options={"strict": True}, expect=there).reason == ""
