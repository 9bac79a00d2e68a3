"""729: what a merged permanent is as it turns, transforms and leaves."""

from __future__ import annotations

import pytest
from tests.actions.build import happens, play
from tests.keywords.arena import arena
from tests.keywords.cards import cast_it, die, lands, read, resolve
from tests.rules.table import BEAR, put, run

from spellwright.actions.face_down import FACE_DOWN
from spellwright.oracle.face import FaceText
from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.rules.special_actions import special_actions, take_special_action
from spellwright.state.card import Card
from spellwright.state.events.components import components
from spellwright.state.events.permanents import Transform, TurnFaceDown, TurnFaceUp
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BEAST = read("Flying\nMutate {U}", "{2}{U}", "Creature — Beast", "Beast", "4/5")
TRICKSTER = read("Vigilance\nMorph {U}", "{1}{U}", "Creature — Merfolk", "Trickster", "2/1")
DANCER = read(
    "Haste", "{2}", "Creature — Dwarf", "Suitor", "2/3", FaceText("Dancer", "", "Creature — Elf", "Trample", "3", "3"),
    "transform",
)  # fmt: skip


def merged(creature: Card, *, on_top: bool) -> tuple[Game, Id]:
    """A creature with which a Beast has merged."""
    game = arena("precombat main")
    lands(game, "UUUUUU")
    id = put(game, creature)
    if creature is TRICKSTER:
        run(happen(game, TurnFaceDown(id, FACE_DOWN)))
    cast_it(game, put(game, BEAST, to="hand"), name="mutate")
    resolve(game, not on_top)
    return game, id


def abilities(game: Game, id: Id) -> set[str]:
    return {type(ability).__name__ for ability in characteristics(game, id).abilities}


def hand(game: Game) -> list[str]:
    return sorted(game[id].printed.name for id in game.player(1).hand)


@pytest.mark.parametrize("on_top", [True, False])
def test_729_3c_what_exiles_and_returns_it_returns_each_component(on_top: bool) -> None:
    game, id = merged(BEAR, on_top=on_top)
    play(game, "Exile target creature, then return it to the battlefield under its owner's control.")
    assert sorted(game[i].printed.name for i in game.battlefield if game[i].printed.power) == ["Bear", "Beast"]
    assert game.exile == () and game[id].zone == "gone"


def test_729_3c_a_delayed_return_finds_each_component() -> None:
    game, _ = merged(BEAR, on_top=False)
    play(game, "Exile target creature. Return that card to its owner's hand at the beginning of the next end step.")
    assert len(game.exile) == 2
    happens(game, BeginStep("end", 1))
    assert hand(game) == ["Bear", "Beast"]


def test_729_3c_an_ability_that_triggers_as_it_dies_finds_each_component() -> None:
    game, id = merged(BEAR, on_top=False)
    put(game, read("Whenever a creature you control dies, return it to its owner's hand.", types="Enchantment"))
    die(game, id, ...)
    while game.stack:
        resolve(game)
    assert hand(game) == ["Bear", "Beast"]


def test_712_21e_a_card_put_into_a_graveyard_is_each_component_a_creature_dying_is_one() -> None:
    game, id = merged(BEAR, on_top=False)
    put(
        game, read("Whenever a creature card is put into a graveyard from anywhere, you gain 1 life.", types="Artifact")
    )
    put(game, read("Whenever a creature dies, you gain 10 life.", types="Artifact"))
    happens(game, Move(id, "graveyard"), answers=(..., ..., ...))
    assert game.player(1).life == 32


@pytest.mark.parametrize("on_top", [True, False])
def test_729_2i_its_double_faced_component_turns_as_it_transforms(on_top: bool) -> None:
    game, id = merged(DANCER, on_top=on_top)
    assert abilities(game, id) >= {"Haste", "Flying"}
    run(happen(game, Transform(id)))
    assert characteristics(game, id).name == ("Beast" if on_top else "Dancer")
    assert abilities(game, id) >= {"Trample", "Flying"} and "Haste" not in abilities(game, id)


def test_729_2i_without_such_a_component_it_doesnt_transform() -> None:
    game, id = merged(BEAR, on_top=True)
    assert run(happen(game, Transform(id))) == []


def test_729_2f_a_face_down_merged_permanent_is_turned_face_up_with_all_abilities() -> None:
    game, id = merged(TRICKSTER, on_top=False)
    assert characteristics(game, id).name == "" and "Flying" not in abilities(game, id)
    (action,) = special_actions(game, 1)
    assert run(take_special_action(game, 1, action))
    assert characteristics(game, id).name == "Trickster" and abilities(game, id) >= {"Flying", "Vigilance"}


def test_729_2e_face_up_on_top_of_a_face_down_one_it_is_face_up() -> None:
    game, id = merged(TRICKSTER, on_top=True)
    assert characteristics(game, id).name == "Beast" and "Vigilance" not in abilities(game, id)


def test_729_2f_all_components_are_turned_face_down_and_up() -> None:
    game, id = merged(TRICKSTER, on_top=True)
    run(happen(game, TurnFaceDown(id, FACE_DOWN)))
    assert abilities(game, id) == set()
    run(happen(game, TurnFaceUp(id)))
    assert abilities(game, id) >= {"Flying", "Vigilance"}


def test_701_40g_a_face_down_instant_card_stays_face_down() -> None:
    game = arena("precombat main")
    id = put(game, read("Draw a card."))
    run(happen(game, TurnFaceDown(id, FACE_DOWN)))
    assert run(happen(game, TurnFaceUp(id))) == []


def test_707_3_a_face_down_copy_is_turned_face_up_for_the_cost_of_what_it_copies() -> None:
    game = arena("precombat main")
    lands(game, "UUU")
    id = put(game, TRICKSTER)
    put(game, read("Morph {U}{U}", "{3}", "Creature — Orc", "Orc", "3/3"))
    play(game, "Target creature you control becomes a copy of another target creature you control.", id)
    run(happen(game, TurnFaceDown(id, FACE_DOWN)))
    (action,) = special_actions(game, 1)
    assert run(take_special_action(game, 1, action)) and characteristics(game, id).name == "Orc"
    assert sum(1 for i in game.battlefield if game[i].tapped) == 2


@pytest.mark.parametrize("first", ["Bear", "Beast"])
def test_729_3a_its_owner_arranges_its_components_on_top_of_their_library(first: str) -> None:
    game, id = merged(BEAR, on_top=False)
    parts = (id, *components(game[id]))
    order = sorted(parts, key=lambda part: game[part].printed.name != first)
    play(game, "Put target creature on top of its owner's library.", order[0])
    top, under = reversed(game.player(1).library[-2:])
    assert [game[card].printed.name for card in (top, under)] == [game[part].printed.name for part in order]


def test_729_3a_and_in_their_graveyard() -> None:
    game, id = merged(BEAR, on_top=True)
    happens(game, Move(id, "graveyard"), answers=(id,))
    assert [game[card].printed.name for card in game.player(1).graveyard] == ["Bear", "Beast"]
