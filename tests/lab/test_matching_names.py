"""Names mean objects: without case, accents and set; tokens, face-down objects and faces have ways of their own."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.actions import build
from tests.rules.table import BEAR, card, put, table

from spellwright.lab.ability_texts import ability_texts, normal
from spellwright.lab.matching_names import WhoIsWho, is_called
from spellwright.lab.scenario import Thing
from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.state.card import Card
from spellwright.state.events.event import record
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.starting import BringCard
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id


def _there(game: Game, card: Card, zone: str = "hand") -> Id:
    return record(game, BringCard(1, card, zone)).new


@pytest.mark.parametrize("name", ["Séance", "seance", "SEANCE", "Seance-DKA"])
def test_case_accents_and_sets_do_not_matter(name: str) -> None:
    game = table()
    assert is_called(game, _there(game, card("Séance")), name)


def test_another_name_is_another_object() -> None:
    game = table()
    assert not is_called(game, _there(game, card("Bear")), "Bear Cub")


@pytest.mark.parametrize("name", ["Goblin", "Goblin Token"])
def test_a_token_is_called_with_or_without_the_word(name: str) -> None:
    game = table()
    values = Characteristics("Goblin Token", types=frozenset({"creature"}), power=1, toughness=1)
    assert is_called(game, record(game, CreateToken(1, values)).new, name)


def test_a_face_down_permanent_has_only_the_name_that_scenarios_give_it() -> None:
    game = table()
    hidden = Characteristics(types=frozenset({"creature"}), power=2, toughness=2)
    id = record(game, Move(_there(game, BEAR), "battlefield", face_down=hidden)).new
    assert is_called(game, id, "[face_down]")
    assert not is_called(game, id, "Bear")


def test_a_card_exiled_face_down_is_known_to_scenarios() -> None:
    game = table()
    id = record(game, Move(_there(game, BEAR), "exile", face_down=Characteristics())).new
    assert is_called(game, id, "Bear")


def test_a_card_is_also_called_by_all_its_faces() -> None:
    game = table()
    back = card("Back")
    both = Card("Bear // Back", "transform", (BEAR.whole, back.whole), BEAR.whole)
    id = _there(game, both)
    assert [is_called(game, id, name) for name in ("Bear // Back", "Bear", "Back")] == [True, True, False]


def test_an_alias_follows_an_object_that_changes_zones() -> None:
    game, who = table(), WhoIsWho()
    id = _there(game, BEAR, "graveyard")
    who.introduce("bear", id)
    list(happen(game, Move(id, "hand")))
    assert game[who.now(game, "bear")].zone == "hand"


def test_a_copy_can_be_asked_for() -> None:
    game, who = table(), WhoIsWho()
    id = record(game, Move(_there(game, BEAR), "battlefield", copied=replace(BEAR.whole, name="Elk"))).new
    assert who.fits(game, id, Thing("Elk", copy=True))
    assert not who.fits(game, id, Thing("Elk", copy=False))


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("{1}{R}: This creature deals 1 damage.", "{1}{r}: {this} deals 1 damage."),
        ("<i>Boast</i> &mdash; {1}: Draw", "boast - {1}: draw"),
        ("−2: Draw a card.", "-2: draw a card."),
        ("When ~ enters the battlefield, draw a card.", "when {this} enters, draw a card."),
    ],
)
def test_texts_are_compared_without_what_makes_no_difference(text: str, same: str) -> None:
    assert normal(text) == same


def test_what_names_its_giver_is_told_by_the_givers_name() -> None:
    game = table()
    put(game, build.card('All creatures have "{T}, Sacrifice ~: ~ deals 2 damage to any target."', "Artifact", "Torch"))
    lion = put(game, build.creature("", name="Lion"))
    means = [meant for ability in characteristics(game, lion).abilities for meant in ability.means()]
    texts = [text for ability in means for text in ability_texts(game, lion, ability)]
    assert any(text.startswith(normal("{T}, Sacrifice Torch:")) for text in texts)
    assert any(text.startswith(normal("{T}, Sacrifice ~:")) for text in texts)
