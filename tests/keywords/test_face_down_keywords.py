"""Morph, megamorph and disguise (708); madness."""

from __future__ import annotations

import pytest
from tests.keywords.arena import arena, zone
from tests.keywords.cards import cast_it, lands, names, read, resolve, tapped
from tests.rules.table import BEAR, put, run

from spellwright.actions.bringing_about import bring_about
from spellwright.rules.asking import characteristics
from spellwright.rules.scene import GameScene
from spellwright.rules.settling import settle
from spellwright.rules.special_actions import special_actions, take_special_action
from spellwright.rules.visibility import may_see
from spellwright.state.events.cards import Discard
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def face_down(text: str, name: str, kinds: str) -> tuple[Game, Id]:
    game = arena("precombat main")
    lands(game, kinds)
    angel = put(game, read(f"Flying\n{text}", "{4}{W}{W}", "Creature — Angel", "Angel", "4/5"), to="hand")
    spell = cast_it(game, angel, name=name)
    assert tapped(game) == 3 and characteristics(game, spell).name == "" and not may_see(game, 2, spell)
    resolve(game)
    return game, game[spell].became


@pytest.mark.parametrize("name", ["morph", "megamorph", "disguise"])
def test_702_37c_it_is_cast_face_down_as_a_2_2_creature_for_3(name: str) -> None:
    game, angel = face_down(f"{name.capitalize()} {{2}}{{W}}", name, "WWW")
    values = characteristics(game, angel)
    assert (values.power, values.toughness, values.name, values.types) == (2, 2, "", frozenset({"creature"}))
    assert may_see(game, 1, angel) and not may_see(game, 2, angel)


@pytest.mark.parametrize("name", ["morph", "megamorph", "disguise"])
def test_702_37e_it_is_turned_face_up_for_its_cost_without_the_stack(name: str) -> None:
    game, angel = face_down(f"{name.capitalize()} {{2}}{{W}}", name, "WWWWWW")
    (action,) = special_actions(game, 1)
    assert action.hidden and run(take_special_action(game, 1, action))
    assert characteristics(game, angel).name == "Angel" and tapped(game) == 6 and game.stack == ()


def test_702_37e_without_its_cost_it_stays_face_down() -> None:
    game, _ = face_down("Morph {2}{W}", "morph", "WWWW")
    assert list(special_actions(game, 1)) == []


def test_702_37b_megamorph_puts_a_counter_on_it() -> None:
    game, angel = face_down("Megamorph {W}", "megamorph", "WWWW")
    (action,) = special_actions(game, 1)
    run(take_special_action(game, 1, action))
    assert game[angel].counters_of("+1/+1") == 1 and characteristics(game, angel).power == 5


def test_614_1e_what_happens_as_it_is_turned_face_up() -> None:
    game, angel = face_down("Morph {W}\nAs ~ is turned face up, put five +1/+1 counters on it.", "morph", "WWWW")
    (action,) = special_actions(game, 1)
    run(take_special_action(game, 1, action))
    assert game[angel].counters_of("+1/+1") == 5 and game.stack == ()


def test_702_168a_a_disguised_creature_has_ward() -> None:
    game, angel = face_down("Disguise {W}", "disguise", "WWW")
    assert [type(a).__name__ for a in characteristics(game, angel).abilities] == ["Ward"]


def test_702_37f_other_abilities_may_refer_to_the_x_of_the_morph_cost() -> None:
    game, angel = face_down("Morph {X}{W}", "morph", "WWWWWW")
    (action,) = special_actions(game, 1)
    run(take_special_action(game, 1, action), 2)
    assert GameScene(game, angel, 1).x == 2


def discarded(game: Game, id: Id) -> None:
    run(bring_about(GameScene(game, id, 1), Discard(1, id)))
    run(settle(game))


def test_702_35a_a_discarded_card_with_madness_may_be_cast_from_exile() -> None:
    game = arena("upkeep")
    lands(game, "R")
    card = put(game, read("Spell deals 3 damage to any target.\nMadness {R}", "{4}{R}", "Sorcery"), to="hand")
    assert names(game, card) == []
    discarded(game, card)
    assert zone(game, card) == "exile"
    resolve(game, True, 2)
    resolve(game)
    assert game.player(2).life == 17 and zone(game, card) == "graveyard"


def test_702_35a_if_it_isnt_cast_it_is_put_into_the_graveyard() -> None:
    game = arena("upkeep")
    card = put(game, read("Spell deals 3 damage to any target.\nMadness {R}", "{4}{R}", "Sorcery"), to="hand")
    discarded(game, card)
    resolve(game)
    assert zone(game, card) == "graveyard"


def test_702_35a_other_cards_are_discarded_to_the_graveyard() -> None:
    game = arena("upkeep")
    bear = put(game, BEAR, to="hand")
    discarded(game, bear)
    assert zone(game, bear) == "graveyard" and game.stack == ()
