"""Phrases with the word "target" (115): how many, which are legal, what "other" means."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.words.english import read
from tests.words.fake import OPPONENT, YOU, FakeScene

from spellwright.words.references import Recipient
from spellwright.words.targets import Aim


@pytest.fixture
def scene() -> FakeScene:
    scene = FakeScene()
    scene.put(10, "creature")
    scene.put(11, "creature", by=OPPONENT)
    scene.put(12, "planeswalker", by=OPPONENT)
    scene.put(13, "land")
    scene.put(20, "creature", "graveyard")
    return scene


def aim(text: str, mark: int = 1, refers: int = 0) -> Aim:
    found = read(Recipient, text)
    assert isinstance(found, Aim)
    return replace(found, mark=mark, refers=refers)


@pytest.mark.parametrize(
    ("text", "least", "most"),
    [
        ("Target creature", 1, 1),
        ("Two target creatures", 2, 2),
        ("Up to two target creatures", 0, 2),
        ("X target creatures", 3, 3),
        ("Any number of target creatures", 0, 2),
        ("One or two target creatures", 1, 2),
        ("One, two, or three targets", 1, 3),
        ("Any target", 1, 1),
        ("Target opponent", 1, 1),
        ("Up to one target player", 0, 1),
        ("Each of up to two target creatures", 0, 2),
    ],
)
def test_the_number_of_targets(scene: FakeScene, text: str, least: int, most: int) -> None:
    scene.chosen_x = 3
    phrase = aim(text)
    assert (phrase.least(scene), phrase.most(scene)) == (least, most)


def test_any_target_is_creature_player_planeswalker_or_battle(scene: FakeScene) -> None:
    scene.put(14, "battle Siege")
    assert aim("Any target").candidates(scene) == (YOU, OPPONENT, 10, 11, 12, 14)


def test_another_target_is_not_the_source(scene: FakeScene) -> None:
    assert aim("Another target creature").candidates(scene) == (11,)


def test_another_target_is_not_the_one_that_it_refers_to(scene: FakeScene) -> None:
    scene.aimed[1] = (11,)
    assert aim("Another target creature", mark=2, refers=1).candidates(scene) == (10,)


def test_a_card_in_a_graveyard_is_a_target_only_if_the_phrase_says_so(scene: FakeScene) -> None:
    assert not aim("Target creature").legal(scene, 20)
    assert aim("Target creature card in your graveyard").legal(scene, 20)


def test_what_left_the_battlefield_is_no_legal_target(scene: FakeScene) -> None:
    scene.things[11].zone = "gone"
    assert not aim("Target creature").legal(scene, 11)


def test_nothing_is_a_target_twice_for_one_word(scene: FakeScene) -> None:
    assert not aim("Two target creatures").fits_together(scene, (10,), 10)


def test_the_targets_are_those_that_were_chosen(scene: FakeScene) -> None:
    scene.aimed[1] = (11,)
    phrase = aim("Target creature")
    assert isinstance(phrase, Recipient)
    assert phrase.find(scene) == (11,)
    assert scene.remembered(1) == (11,)


def test_a_target_without_a_mark_is_an_error(scene: FakeScene) -> None:
    phrase = aim("Target creature", mark=0)
    assert isinstance(phrase, Recipient)
    with pytest.raises(AssertionError, match="no mark"):
        phrase.find(scene)


def test_target_opponent_is_never_you(scene: FakeScene) -> None:
    assert aim("Target opponent").candidates(scene) == (OPPONENT,)
