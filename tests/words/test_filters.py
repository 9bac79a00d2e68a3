"""What noun phrases describe (109.2), and where they look for it."""

from __future__ import annotations

import pytest
from tests.words.english import FLYING, REACH, read
from tests.words.fake import OPPONENT, YOU, FakeScene

from spellwright.words.filters import Filter
from spellwright.words.mana import BIT
from spellwright.words.nouns import Things
from spellwright.words.procedure import Id
from spellwright.words.quantified import Bare
from spellwright.words.target_phrases import Target


def things(text: str) -> Filter:
    """The noun phrase of a plural."""
    bare = read(Bare, text)
    assert isinstance(bare, Bare)
    return bare.what


@pytest.fixture
def scene() -> FakeScene:
    scene = FakeScene()
    scene.put(10, "legendary creature Elf Warrior", power=2, toughness=3, cost="{1}{G}", counters={"+1/+1": 1})
    scene.put(11, "artifact creature Golem", power=4, toughness=4, cost="{4}", states={"tapped", "token"})
    scene.put(12, "basic land Forest", by=OPPONENT)
    scene.put(13, "creature Goblin", by=OPPONENT, power=1, toughness=1, cost="{R}", abilities=(FLYING,))
    scene.put(20, "creature Elf", "graveyard", cost="{2}{G}")
    scene.put(21, "instant", "graveyard", by=OPPONENT, cost="{U}")
    scene.put(22, "sorcery", "hand", cost="{B}")
    scene.put(30, "instant", "stack", cost="{1}{R}", targets=(13,))
    scene.put(31, "", "stack", states={"activated"})
    return scene


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("Creatures", (10, 11, 13)),
        ("Creatures you control", (10, 11)),
        ("Creatures your opponents control", (13,)),
        ("Creatures you don't control", (13,)),
        ("Artifact creatures", (11,)),
        ("Noncreature permanents", (12,)),
        ("Nontoken creatures you control", (10,)),
        ("Legendary creatures", (10,)),
        ("Tapped creatures", (11,)),
        ("Untapped creatures", (10, 13)),
        ("Green creatures", (10,)),
        ("Red or green creatures", (10, 13)),
        ("Nonblack, nonred creatures", (10, 11)),
        ("Colorless creatures", (11,)),
        ("Elves", (10,)),
        ("Non-Elf creatures", (11, 13)),
        ("Elf Warriors", (10,)),
        ("Historic permanents", (10, 11)),
        ("Tokens", (11,)),
        ("Permanents", (10, 11, 12, 13)),
        ("Basic lands", (12,)),
        ("Creatures with flying", (13,)),
        ("Creatures with flying or reach", (13,)),
        ("Creatures without flying", (10, 11)),
        ("Creatures with power 2 or less", (10, 13)),
        ("Creatures with power 2", (10,)),
        ("Creatures with power or toughness 3 or greater", (10, 11)),
        ("Creatures with toughness greater than their power", (10,)),
        ("Creatures with mana value less than or equal to the number of lands your opponents control", (13,)),
        ("Creatures with the greatest power among creatures you control", (11,)),
        ("Creatures with counters on them", (10,)),
        ("Creatures with a +1/+1 counter on them", (10,)),
        ("Creatures with no +1/+1 counters on them", (11, 13)),
        ("Artifacts and lands", (11, 12)),
        ("Creature cards in your graveyard", (20,)),
        ("Elf cards in your graveyard", (20,)),
        ("Cards in graveyards", (20, 21)),
        ("Instant and sorcery cards in your graveyard", ()),
        ("Permanent cards in your graveyard", (20,)),
        ("Cards in your hand", (22,)),
        ("Instant spells", (30,)),
        ("Spells", (30,)),
        ("Abilities", (31,)),
        ("Activated abilities", (31,)),
        ("Spells or abilities", (30, 31)),
        ("Spells that target a creature an opponent controls", (30,)),
        ("Creatures other than ~", (11, 13)),
        ("Legendary permanents you own", (10,)),
    ],
)
def test_a_noun_phrase_finds_what_it_describes(scene: FakeScene, text: str, ids: tuple[Id, ...]) -> None:
    assert things(text).candidates(scene) == ids


def test_no_card_in_a_graveyard_is_a_creature(scene: FakeScene) -> None:
    assert not things("Creatures").matches(scene, 20)


def test_what_left_the_battlefield_is_described_as_it_was(scene: FakeScene) -> None:
    scene.things[13].zone = "gone"
    assert things("Creatures your opponents control").matches(scene, 13)


def test_what_left_the_battlefield_is_covered_no_more(scene: FakeScene) -> None:
    scene.things[13].zone = "gone"
    assert not things("Creatures").covers(scene, 13)


def test_a_token_in_a_graveyard_is_no_card(scene: FakeScene) -> None:
    scene.put(40, "creature", "graveyard", states={"token"})
    assert things("Creature cards in graveyards").candidates(scene) == (20,)


def test_players_are_found_before_things(scene: FakeScene) -> None:
    target = read(Target, "Target creature or player")
    assert isinstance(target, Target)
    assert target.what.candidates(scene) == (YOU, OPPONENT, 10, 11, 13)


def test_a_player_is_no_opponent_of_themselves(scene: FakeScene) -> None:
    target = read(Target, "Target creature or opponent")
    assert isinstance(target, Target)
    assert not target.what.matches(scene, YOU)


def test_one_phrase_or_another(scene: FakeScene) -> None:
    target = read(Target, "Target spell or nonland permanent")
    assert isinstance(target, Target)
    assert target.what.candidates(scene) == (30, 10, 11, 13)


def test_different_controllers_go_together(scene: FakeScene) -> None:
    what = things("Creatures controlled by different players")
    assert what.fits_together(scene, (10,), 13)
    assert not what.fits_together(scene, (10,), 11)


def test_a_shared_creature_type_is_a_creature_type(scene: FakeScene) -> None:
    scene.put(41, "land Forest")
    scene.put(42, "creature Elf Druid")
    assert set(things("Permanents that share a creature type with ~").candidates(scene)) == {scene.source, 42}


def test_exiled_with_the_source_is_noted_on_the_card(scene: FakeScene) -> None:
    scene.put(43, "creature", "exile", notes={"exiled with": 10})
    scene.put(44, "creature", "exile", notes={"exiled with": 11})
    phrase = things("Cards exiled with ~")
    assert [id for id in (43, 44) if phrase.matches(scene, id)] == [43]


def test_the_chosen_color_is_that_of_the_source(scene: FakeScene) -> None:
    scene.things[10].chosen["color"] = "red"
    assert things("Creatures of the chosen color").candidates(scene) == (13,)


def test_attacking_you_is_not_attacking_another(scene: FakeScene) -> None:
    scene.things[13].attacking = YOU
    scene.things[10].attacking = OPPONENT
    assert things("Creatures attacking you").candidates(scene) == (13,)


def test_blocked_by_looks_from_the_attacker(scene: FakeScene) -> None:
    scene.things[10].blocking = (13,)
    assert things("Creatures blocked by ~").candidates(scene) == (13,)
    assert things("Creatures blocking ~").candidates(scene) == ()


def test_a_keyword_is_its_own(scene: FakeScene) -> None:
    scene.put(45, "creature", abilities=(FLYING, REACH))
    assert things("Creatures with flying and reach").candidates(scene) == (45,)


def test_several_colors_are_multicolored(scene: FakeScene) -> None:
    scene.put(46, "creature", colors=BIT["R"] | BIT["W"])
    assert things("Multicolored creatures").candidates(scene) == (46,)


def test_an_empty_phrase_describes_no_player(scene: FakeScene) -> None:
    assert not Things().matches(scene, YOU)
