"""What amounts come to (107, 608.2h, 700.5, 700.8)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.words.english import read
from tests.words.fake import OPPONENT, FakeScene

from spellwright.words.amounts import Amount, Number, Quantity, ThatMuch, X
from spellwright.words.counted import PartyMembers
from spellwright.words.filters import Countable


@pytest.fixture
def scene() -> FakeScene:
    scene = FakeScene()
    scene.put(10, "creature Elf", power=2, toughness=5, cost="{R}{R/G}", counters={"charge": 3, "+1/+1": 1})
    scene.put(11, "artifact creature", power=4, toughness=4, cost="{4}{R}")
    scene.put(12, "land Forest Island", by=OPPONENT)
    scene.put(13, "land Forest")
    scene.put(20, "instant", "hand")
    scene.put(21, "instant", "graveyard")
    scene.put(22, "sorcery", "graveyard")
    return scene


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("The number of creatures you control", 2),
        ("The number of other creatures you control", 1),
        ("The number of cards in your hand", 1),
        ("The number of charge counters on ~", 3),
        ("The number of counters on ~", 4),
        ("The number of basic land types among lands you control", 1),
        ("The number of card types among cards in your graveyard", 2),
        ("The number of opponents you have", 1),
        ("~'s power", 2),
        ("~'s mana value", 2),
        ("The greatest power among creatures you control", 4),
        ("The greatest power among creatures your opponents control", 0),
        ("The total toughness of creatures you control", 9),
        ("Your devotion to red", 3),
        ("Your devotion to green", 1),
        ("Your devotion to red and green", 3),
        ("Your life total", 20),
        ("Twice the number of creatures you control", 4),
        ("Twice X", 10),
        ("Half your life total, rounded up", 10),
        ("Half X, rounded up", 3),
        ("Half X, rounded down", 2),
        ("1 plus the number of creatures you control", 3),
        ("~'s power minus 4", -2),
    ],
)
def test_a_quantity_comes_to_a_number(scene: FakeScene, text: str, value: int) -> None:
    scene.chosen_x = 5
    assert read(Quantity, text).value(scene) == value


def test_that_much_is_the_amount_mentioned(scene: FakeScene) -> None:
    scene.remember(4, 7)
    assert ThatMuch(refers=4).value(scene) == 7


def test_that_many_is_the_number_of_things_mentioned(scene: FakeScene) -> None:
    scene.remember(4, (11, 12))
    assert ThatMuch(refers=4).value(scene) == 2


def test_x_is_what_where_x_is_defines(scene: FakeScene) -> None:
    scene.chosen_x = 5
    scene.remember(4, 7)
    assert X(refers=4).value(scene) == 7


def test_its_power_is_that_of_what_it_refers_to(scene: FakeScene) -> None:
    power = read(Quantity, "Its power")
    scene.remember(4, (11,))
    assert replace(power, of=replace(power.of, refers=4)).value(scene) == 4


def test_power_is_last_known_of_what_has_left(scene: FakeScene) -> None:
    scene.things[10].zone = "gone"
    scene.successors[10] = 21
    assert read(Quantity, "~'s power").value(scene) == 2


def test_one_thing_is_no_plural() -> None:
    amounts: tuple[Amount, ...] = (Number(0), Number(1), Number(2), X())
    assert [getattr(amount, "many", None) for amount in amounts] == [True, False, True, True]


@pytest.mark.parametrize(
    ("creatures", "size"),
    [
        ((), 0),
        (("Cleric",), 1),
        (("Cleric", "Cleric"), 1),
        (("Cleric Rogue", "Cleric"), 2),
        (("Cleric Rogue", "Cleric Warrior", "Cleric"), 3),
        (("Cleric Rogue Warrior Wizard",), 1),
        (("Elf",), 0),
    ],
)
def test_a_party_fills_as_many_roles_as_it_can(creatures: tuple[str, ...], size: int) -> None:
    scene = FakeScene()
    for number, types in enumerate(creatures):
        scene.put(30 + number, f"creature {types}")
    assert PartyMembers().count(scene) == size


@pytest.mark.parametrize(
    ("text", "count"), [("Creature you control", 2), ("Other creature you control", 1), ("Charge counter on ~", 3)]
)
def test_for_each_counts(scene: FakeScene, text: str, count: int) -> None:
    assert read(Countable, text).count(scene) == count
