"""Conditions that need no history."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.words.english import FLYING, read
from tests.words.fake import OPPONENT, YOU, FakeScene

from spellwright.words.conditions import Condition
from spellwright.words.durations import Duration


@pytest.fixture
def scene() -> FakeScene:
    scene = FakeScene()
    scene.put(
        10,
        "creature Elf",
        power=2,
        toughness=2,
        states={"tapped", "paid kicker"},
        counters={"charge": 2},
        abilities=(FLYING,),
    )
    scene.put(11, "creature", power=7, toughness=1)
    scene.put(12, "land Forest", by=OPPONENT)
    scene.put(13, "land Forest", by=OPPONENT)
    scene.put(20, "instant", "graveyard")
    scene.put(21, "sorcery", "graveyard")
    scene.put(22, "instant", "hand")
    scene.lives = {YOU: 5, OPPONENT: 20}
    scene.player_counters[OPPONENT, "poison"] = 3
    return scene


TRUE = [
    "You control a creature",
    "You control another creature",
    "You control two or more creatures",
    "You control exactly two creatures",
    "You control two or fewer other creatures",
    "You control no lands",
    "You don't control a Forest",
    "An opponent controls a Forest",
    "An opponent controls more lands than you",
    "It's your turn",
    "~ is tapped",
    "~ is a creature",
    "~ isn't a land",
    "~ isn't legendary",
    "~ has flying",
    "~ has power 2",
    "~ has a charge counter on it",
    "~ has two or more charge counters on it",
    "~ has no +1/+1 counters on it",
    "~ was kicked",
    "~ is on the battlefield",
    "~ remains tapped",
    "Two or more cards are in your graveyard",
    "There are two or more cards in your graveyard",
    "There are two or more card types among cards in your graveyard",
    "There are no artifacts on the battlefield",
    "You have 5 or less life",
    "An opponent has 10 or more life",
    "You have exactly 5 life",
    "An opponent has more life than you",
    "You have one or fewer cards in hand",
    "An opponent has no cards in hand",
    "You have more cards in hand than an opponent",
    "An opponent has three or more poison counters",
    "~'s power is 2 or less",
    "You have two or more cards in your graveyard",
    "You have one or more opponents",
    "You control an Elf and a creature",
    "The number of creatures you control is greater than one",
    "Creatures you control have total power 8 or greater",
    "You control a creature and it's your turn",
]

FALSE = [
    "You control a Forest",
    "You control three or more creatures",
    "You control exactly one creature",
    "You control one or fewer creatures",
    "You control no creatures",
    "An opponent controls a creature",
    "You control more lands than an opponent",
    "It's not your turn",
    "It's an opponent's turn",
    "~ is untapped",
    "~ is a land",
    "~ isn't tapped",
    "~ has power 3 or greater",
    "~ has three or more charge counters on it",
    "~ has no charge counters on it",
    "~ is in your graveyard",
    "Three or more cards are in your graveyard",
    "There are no creatures on the battlefield",
    "You have 4 or less life",
    "You have more life than an opponent",
    "You have no cards in hand",
    "You have a poison counter",
    "X is 5 or more",
    "You have three or more cards in your graveyard",
    "You have two or more opponents",
    "You control an Elf and a Forest",
    "~ has a single target",
    "You control a creature and it's not your turn",
]


@pytest.mark.parametrize("text", TRUE)
def test_a_true_condition_holds(scene: FakeScene, text: str) -> None:
    assert read(Condition, text).holds(scene)


@pytest.mark.parametrize("text", FALSE)
def test_a_false_condition_does_not_hold(scene: FakeScene, text: str) -> None:
    assert not read(Condition, text).holds(scene)


def test_nothing_is_true_of_what_there_is_not(scene: FakeScene) -> None:
    assert not read(Condition, "Enchanted creature is untapped").holds(scene)
    assert not read(Condition, "Enchanted creature isn't tapped").holds(scene)


def test_a_moved_thing_is_in_its_new_zone(scene: FakeScene) -> None:
    scene.things[10].zone = "gone"
    scene.successors[10] = 20
    assert read(Condition, "~ is in your graveyard").holds(scene)


def test_what_came_back_does_not_remain(scene: FakeScene) -> None:
    scene.things[10].zone = "gone"
    scene.successors[10] = 11
    assert not read(Condition, "~ remains on the battlefield").holds(scene)


def test_it_targets_what_is_described(scene: FakeScene) -> None:
    scene.put(30, "instant", "stack", targets=(10,))
    scene.remember(5, (30,))
    fact = read(Condition, "It targets a creature you control")
    assert replace(fact, what=replace(fact.what, refers=5)).holds(scene)


@pytest.mark.parametrize(
    ("text", "kind", "player"),
    [
        ("Until end of turn", "end of turn", 0),
        ("This turn", "end of turn", 0),
        ("This combat", "end of combat", 0),
        ("Until your next turn", "your next turn", YOU),
        ("Until the end of your next turn", "end of your next turn", YOU),
        ("For as long as you control ~", "while", 0),
        ("Until ~ leaves the battlefield", "source leaves", 0),
    ],
)
def test_a_duration_says_what_ends_it(scene: FakeScene, text: str, kind: str, player: int) -> None:
    duration = read(Duration, text)
    assert (duration.kind, duration.player(scene)) == (kind, player)
