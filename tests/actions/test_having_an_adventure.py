"""715.2. What has an Adventure, in whatever zone and form it is; what its copy has."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, play, put, run, table

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.casting import cast_during_resolution
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.rules.total_cost import total_cost
from spellwright.rules.ways import imagined_casting
from spellwright.state.card import Card
from spellwright.state.game import Game
from spellwright.words.procedure import Id

GRANTS = (
    "Each creature you control that has an Adventure enters the battlefield with an additional +1/+1 counter on it."
)


def two_parts(subtype: str) -> Card:
    whole = FaceText("Giant", "{2}{R}", "Creature — Giant", "Trample", "4", "3")
    inset = FaceText("Stomp", "{1}{R}", f"Instant — {subtype}", "You gain 2 life.")
    return compile_card("Giant // Stomp", "adventure", [whole, inset]).card


GIANT = two_parts("Adventure")


def cast(game: Game, what: Card, face: int = 0) -> Id:
    (id,) = give(game, what)
    run(cast_during_resolution(game, 1, Way(id, free=True, any_time=True, face=face)))
    run(settle(game))
    return game.stack[0]


def counters_of(game: Game) -> int:
    """The counters on the newest permanent."""
    return dict(game[game.battlefield[-1]].counters).get("+1/+1", 0)


@pytest.mark.parametrize(
    ("what", "face", "triggered"),
    [(GIANT, 0, True), (GIANT, 1, False), (two_parts("Omen"), 0, False), (creature(), 0, False)],
    ids=["creature", "as an Adventure", "Omen", "none"],
)
def test_715_2a_a_creature_spell_that_has_an_adventure(what: Card, face: int, triggered: bool) -> None:
    game = table()
    put(game, creature("Whenever you cast a creature spell that has an Adventure, you gain 1 life."))
    cast(game, what, face)
    assert len(game.stack) == 1 + triggered


@pytest.mark.parametrize(("what", "counters"), [(GIANT, 1), (creature(), 0)], ids=["adventurer", "other"])
def test_715_2a_it_enters_with_a_counter_without_having_been_on_an_adventure(what: Card, counters: int) -> None:
    game = table()
    put(game, card(GRANTS, "Enchantment"))
    cast(game, what)
    run(resolve_top(game))
    assert counters_of(game) == counters


def test_715_2b_a_copy_has_an_adventure() -> None:
    game = table()
    put(game, card(GRANTS, "Enchantment"))
    put(game, GIANT)
    play(game, "Create a token that's a copy of target creature you control.")
    assert counters_of(game) == 1


def test_715_2a_a_permanent_whose_characteristics_are_changed_still_has_it() -> None:
    game = table()
    put(game, card("Creatures you control get +1/+1 and have flying.", "Enchantment"))
    put(game, GIANT)
    put(game, creature())
    play(game, "You gain 1 life for each creature you control that has an Adventure.")
    assert game.player(1).life == 21


def test_715_2a_nor_does_a_face_down_permanent_have_one() -> None:
    game = table()
    give(game, GIANT, to="library")
    play(game, "Manifest the top card of your library.")
    play(game, "You gain 1 life for each creature you control that has an Adventure.")
    assert game.player(1).life == 20


@pytest.mark.parametrize(("face", "total"), [(0, "{1}{R}"), (1, "{1}{R}")])
def test_715_2a_permanent_spells_that_have_an_adventure_cost_less(face: int, total: str) -> None:
    game = table()
    put(game, creature("Permanent spells you cast that have an Adventure cost {1} less to cast."))
    (giant,) = give(game, GIANT)
    assert [str(mana) for mana in total_cost(game, imagined_casting(game, 1, Way(giant, face=face))).mana] == [total]
