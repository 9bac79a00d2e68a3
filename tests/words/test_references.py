"""What references and quantified phrases denote, and what they let a player choose (608.2)."""

from __future__ import annotations

import pytest
from tests.words.english import read
from tests.words.fake import OPPONENT, YOU, FakeScene, answered

from spellwright.words.amounts import Number
from spellwright.words.groups import SomeOf, Them
from spellwright.words.nouns import Noun, Things
from spellwright.words.quantified import A, Each
from spellwright.words.references import It, Moved, Recipient, Self


@pytest.fixture
def scene() -> FakeScene:
    scene = FakeScene()
    scene.put(10, "creature Elf", power=2)
    scene.put(11, "creature", power=3)
    scene.put(12, "creature", by=OPPONENT)
    scene.put(13, "enchantment Aura", attached_to=12)
    for card in (20, 21, 22):
        scene.put(card, "land", "library")
    return scene


def recipient(text: str) -> Moved:
    found = read(Recipient, text)
    assert isinstance(found, Moved)
    return found


def test_the_source_is_itself(scene: FakeScene) -> None:
    assert recipient("This creature").find(scene) == (10,)


def test_it_is_what_it_refers_to(scene: FakeScene) -> None:
    scene.remember(3, (12,))
    assert It(refers=3).find(scene) == (12,)


def test_it_can_refer_to_a_target_before_its_phrase_came_up(scene: FakeScene) -> None:
    scene.aimed[3] = (12,)
    assert It(refers=3).find(scene) == (12,)


def test_an_unbound_reference_is_an_error(scene: FakeScene) -> None:
    with pytest.raises(AssertionError, match="refers to nothing"):
        It().find(scene)


def test_a_phrase_remembers_what_it_denotes(scene: FakeScene) -> None:
    Self(mark=7).find(scene)
    assert scene.remembered(7) == (10,)


def test_enchanted_creature_is_what_the_source_is_on(scene: FakeScene) -> None:
    scene.source = 13
    assert recipient("Enchanted creature").find(scene) == (12,)


def test_an_aura_on_nothing_enchants_nothing(scene: FakeScene) -> None:
    assert recipient("Enchanted creature").find(scene) == ()


def test_enchanted_creature_describes_that_one_alone(scene: FakeScene) -> None:
    scene.source = 13
    phrase = recipient("Enchanted creature")
    assert [id for id in (10, 11, 12) if phrase.describes(scene, id)] == [12]


def test_other_leaves_out_the_source(scene: FakeScene) -> None:
    assert recipient("Each other creature").find(scene) == (11, 12)


def test_other_leaves_out_what_it_refers_to(scene: FakeScene) -> None:
    scene.remember(4, (12,))
    assert Each(Things(nouns=(Noun.PERMANENT,)), other=True, refers=4).find(scene) == (10, 11, 13)


def test_a_creature_is_chosen_as_the_act_is_done(scene: FakeScene) -> None:
    chosen, asked = answered(recipient("A creature").pick(scene, OPPONENT), 11)
    assert chosen == (11,)
    assert (asked[0].player, asked[0].options) == (OPPONENT, (10, 11, 12))


def test_what_was_chosen_is_what_the_phrase_denotes(scene: FakeScene) -> None:
    phrase = A(Things(nouns=(Noun.PERMANENT,)), Number(1), mark=5)
    answered(phrase.pick(scene, YOU), 11)
    assert phrase.find(scene) == (11,)


def test_who_chose_none_has_chosen(scene: FakeScene) -> None:
    phrase = A(Things(nouns=(Noun.PERMANENT,)), Number(1), up_to=True, mark=5)
    answered(phrase.pick(scene, YOU), None)
    assert phrase.find(scene) == ()


def test_the_only_one_is_taken_unasked(scene: FakeScene) -> None:
    assert answered(recipient("A creature an opponent controls").pick(scene, YOU)) == ((12,), [])


def test_only_what_the_act_can_be_done_to_is_offered(scene: FakeScene) -> None:
    _, asked = answered(recipient("A creature").pick(scene, YOU, among=(10, 11, 13)), 10)
    assert asked[0].options == (10, 11)


def test_up_to_may_be_none(scene: FakeScene) -> None:
    chosen, _ = answered(recipient("Up to two creatures").pick(scene, YOU), None)
    assert chosen == ()


def test_too_few_are_all_taken(scene: FakeScene) -> None:
    assert answered(recipient("Four creatures").pick(scene, YOU)) == ((10, 11, 12), [])


def test_what_is_chosen_together_fits_together(scene: FakeScene) -> None:
    _, asked = answered(recipient("Two creatures controlled by different players").pick(scene, YOU), 10)
    assert [choice.options for choice in asked] == [(10, 11, 12)]


def test_some_of_them_are_chosen_among_those(scene: FakeScene) -> None:
    scene.remember(6, (11, 12))
    chosen, asked = answered(SomeOf(Number(1), Them(refers=6)).pick(scene, YOU), 12)
    assert (chosen, asked[0].options) == ((12,), (11, 12))


def test_the_top_of_a_library_comes_first(scene: FakeScene) -> None:
    assert recipient("The top two cards of your library").find(scene) == (22, 21)


def test_a_library_gives_no_more_than_it_has(scene: FakeScene) -> None:
    assert recipient("The top ten cards of your library").find(scene) == (22, 21, 20)


def test_each_creature_and_each_player_is_both(scene: FakeScene) -> None:
    assert recipient("Each creature and each player").find(scene) == (10, 11, 12, YOU, OPPONENT)


def test_this_or_another_describes_both(scene: FakeScene) -> None:
    phrase = recipient("~ or another creature you control")
    assert [id for id in (10, 11, 12) if phrase.describes(scene, id)] == [10, 11]


def test_the_rest_is_what_was_not_moved(scene: FakeScene) -> None:
    scene.remember(8, (20, 21, 22))
    scene.successors[21] = 99
    phrase = read(Recipient, "The rest")
    rest = type(phrase)(refers=8)
    assert rest.find(scene) == (20, 22)
