"""Players as phrases (102), and whose zones are meant (400)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.words.english import read
from tests.words.fake import OPPONENT, YOU, FakeScene, answered

from spellwright.words.controllers_and_owners import ControllerOf
from spellwright.words.owners import Its, Of, Owner
from spellwright.words.players import Players
from spellwright.words.references import Self
from spellwright.words.zones import Zone


@pytest.fixture
def scene() -> FakeScene:
    scene = FakeScene()
    scene.put(10, "creature", owner=OPPONENT)
    scene.put(11, "enchantment Aura", attached_to=OPPONENT)
    scene.put(20, "instant", "graveyard")
    scene.put(21, "instant", "graveyard", by=OPPONENT)
    scene.put(22, "instant", "hand", by=OPPONENT)
    return scene


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("You", (YOU,)),
        ("Each player", (OPPONENT, YOU)),
        ("Each opponent", (OPPONENT,)),
        ("Each other player", (OPPONENT,)),
        ("Your opponents", (OPPONENT,)),
        ("The active player", (OPPONENT,)),
        ("You and each opponent", (YOU, OPPONENT)),
        ("Each player who controls a creature", (YOU,)),
        ("Each player who doesn't control a creature", (OPPONENT,)),
    ],
)
def test_players_are_found_in_turn_order(scene: FakeScene, text: str, players: tuple[int, ...]) -> None:
    scene.active = OPPONENT
    assert read(Players, text).find(scene) == players


def test_a_player_is_chosen(scene: FakeScene) -> None:
    chosen, asked = answered(read(Players, "A player").pick(scene, YOU), OPPONENT)
    assert (chosen, asked[0].options) == ((OPPONENT,), (YOU, OPPONENT))


def test_the_controller_of_a_thing_is_not_its_owner(scene: FakeScene) -> None:
    assert ControllerOf(Of(Self())).find(scene) == (YOU,)
    assert ControllerOf(Of(Self()), owner=True).find(scene) == (OPPONENT,)


def test_its_controller_is_that_of_what_it_refers_to(scene: FakeScene) -> None:
    scene.remember(2, (21,))
    assert ControllerOf(Its(refers=2)).find(scene) == (OPPONENT,)


def test_the_defending_player_of_an_attacked_planeswalker_is_its_controller(scene: FakeScene) -> None:
    scene.put(12, "planeswalker", by=OPPONENT)
    scene.things[10].attacking = 12
    assert read(Players, "Defending player").find(scene) == (OPPONENT,)


def test_the_defending_player_of_an_attacked_battle_is_its_protector(scene: FakeScene) -> None:
    scene.put(12, "battle", by=YOU, notes={"protector": OPPONENT})
    scene.things[10].attacking = 12
    assert read(Players, "Defending player").find(scene) == (OPPONENT,)


def test_who_does_not_attack_has_no_defending_player(scene: FakeScene) -> None:
    assert read(Players, "Defending player").find(scene) == ()


def test_the_enchanted_player_is_whom_the_source_is_attached_to(scene: FakeScene) -> None:
    scene.source = 11
    assert read(Players, "Enchanted player").find(scene) == (OPPONENT,)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("Your graveyard", (20,)),
        ("Each opponent's graveyard", (21,)),
        ("Each player's graveyard", (20, 21)),
        ("A graveyard", (20, 21)),
        ("Graveyards", (20, 21)),
        ("All graveyards", (20, 21)),
        ("Your opponents' hands", (22,)),
        ("All players' hands", (22,)),
        ("Exile", ()),
        ("Your graveyard or hand", (20,)),
    ],
)
def test_zones_hold_the_cards_of_those_players(scene: FakeScene, text: str, ids: tuple[int, ...]) -> None:
    zone = read(Zone, text)
    assert zone.objects(scene) == ids
    assert tuple(id for id in (10, 20, 21, 22) if zone.contains(scene, id)) == ids


def test_its_owners_hand_is_where_a_stolen_thing_goes(scene: FakeScene) -> None:
    zone = read(Zone, "~'s owner's hand")
    assert zone.owner.players(scene) == (OPPONENT,)


def test_their_hand_is_that_of_the_player_mentioned(scene: FakeScene) -> None:
    their = replace(read(Owner, "Their"), refers=3)
    scene.remember(3, (OPPONENT,))
    assert their.players(scene) == (OPPONENT,)
