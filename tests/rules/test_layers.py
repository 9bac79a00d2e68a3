"""613: which effect is applied before which."""

from __future__ import annotations

import pytest
from tests.rules.layer_toys import (
    ANTHEM,
    AWAKENING,
    BEAR,
    BIRD,
    CREATURES,
    ENCHANTED,
    FOREST,
    HUMBLING,
    INTRINSIC,
    RED_MOON,
    THEFT,
    TOMB,
    YOUR_CREATURES,
    Continuous,
    Soaring,
    Such,
    YouHaveLife,
    a_card,
    anew,
    begin,
    size,
)
from tests.rules.table import put

from spellwright.rules.asking import characteristics, controller, own
from spellwright.rules.layer_4 import AddTypes, SetSubtypes, SetTypes
from spellwright.rules.layer_7 import ChangePT, SetPT, SwitchPT
from spellwright.rules.layers import derived
from spellwright.rules.layers_1_to_3 import ChangeControl
from spellwright.rules.layers_5_and_6 import AddAbilities, LoseAllAbilities, SetColors
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.effects import End
from spellwright.state.events.event import note_down, record
from spellwright.state.events.permanents import Attach, PutCounters, TurnFaceUp
from spellwright.state.events.turns import SetGame
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.mana import R as RED
from spellwright.words.mana import U as BLUE

ELVES = AddTypes(CREATURES, subtypes=frozenset({"Elf"}))


@pytest.fixture
def game() -> Game:
    return Game(2, seed=1)


def test_power_and_toughness_go_through_their_sublayers_whatever_came_first(game: Game) -> None:
    bear = put(game, BEAR)
    begin(game, SwitchPT(None), locked=(bear,))
    record(game, PutCounters(bear, "+1/+1", 1))
    begin(game, ChangePT(None, 3, 0), locked=(bear,))
    begin(game, SetPT(None, 0, 5), locked=(bear,))
    assert size(game, bear) == (6, 4)  # 0/5, 1/6, 4/6, switched


def test_switching_twice_changes_nothing(game: Game) -> None:
    bear = put(game, a_card("Ox", "creature", power=1, toughness=4))
    begin(game, SwitchPT(None), locked=(bear,))
    begin(game, SwitchPT(None), locked=(bear,))
    assert size(game, bear) == (1, 4)


def test_an_effect_keeps_applying_after_its_ability_was_removed(game: Game) -> None:
    """613.6: Humility made a creature by Opalescence removes its own ability, and still sets power and toughness."""
    humbling = put(game, HUMBLING)
    put(game, AWAKENING)
    bird = put(game, BIRD)
    assert not own(game, bird, "can_be_blocked")
    assert size(game, bird) == (1, 1)
    assert characteristics(game, humbling).types == {"creature", "enchantment"}
    assert size(game, humbling) == (4, 4)  # the later one wins in layer 7b


def test_the_other_order_of_the_same_two(game: Game) -> None:
    put(game, AWAKENING)
    humbling = put(game, HUMBLING)
    assert size(game, humbling) == (1, 1)
    assert characteristics(game, humbling).abilities == ()


@pytest.mark.parametrize("cards", [(RED_MOON, TOMB), (TOMB, RED_MOON)])
def test_what_would_remove_an_ability_is_applied_before_what_comes_from_it(
    game: Game, cards: tuple[object, ...]
) -> None:
    """613.8a: Urborg depends on Blood Moon, in both orders of timestamps."""
    note_down(game, SetGame("options", (("intrinsic", INTRINSIC),)))
    forest = put(game, FOREST)
    ids = [put(game, each) for each in cards]
    tomb = ids[cards.index(TOMB)]
    assert characteristics(game, tomb).subtypes == {"Mountain"}
    assert characteristics(game, tomb).abilities == (dict(INTRINSIC)["Mountain"],)
    assert characteristics(game, forest).subtypes == {"Forest"}


def test_what_changes_what_another_applies_to_is_applied_first(game: Game) -> None:
    forest = put(game, FOREST)
    put(game, a_card("Elvish Creatures", "enchantment", ELVES))
    put(game, a_card("Living Lands", "enchantment", AddTypes(Such("land"), frozenset({"creature"}))))
    assert characteristics(game, forest).subtypes == {"Forest", "Elf"}


def test_independent_effects_are_applied_by_timestamp(game: Game) -> None:
    bear = put(game, BEAR)
    put(game, a_card("Elves", "enchantment", SetSubtypes(CREATURES, frozenset({"Elf"}))))
    put(game, a_card("Goblins", "enchantment", SetSubtypes(CREATURES, frozenset({"Goblin"}))))
    assert characteristics(game, bear).subtypes == {"Goblin"}


def test_a_dependency_loop_is_applied_by_timestamp(game: Game) -> None:
    """613.8b: each of two effects changes what the other applies to."""
    both = put(game, a_card("Relic", "artifact")), put(game, a_card("Shrine", "enchantment"))
    begin(game, SetTypes(Such("artifact"), frozenset({"enchantment"})))
    begin(game, SetTypes(Such("enchantment"), frozenset({"artifact"})))
    assert [characteristics(game, id).types for id in both] == [{"artifact"}] * 2


def test_what_depends_on_a_loop_waits_for_it(game: Game) -> None:
    both = put(game, a_card("Relic", "artifact")), put(game, a_card("Shrine", "enchantment"))
    begin(game, AddTypes(Such("land"), subtypes=frozenset({"Forest"})))
    begin(game, SetTypes(Such("artifact"), frozenset({"enchantment"})))
    begin(game, SetTypes(Such("enchantment"), frozenset({"artifact", "land"})))
    assert [characteristics(game, id).subtypes for id in both] == [{"Forest"}] * 2


def test_an_effect_is_applied_to_the_same_objects_in_every_layer(game: Game) -> None:
    """613.6: what is red in layer 4 gets +1/+1, though an effect in layer 5 makes it blue."""
    salamander = put(game, a_card("Salamander", "creature", colors=RED, power=2, toughness=2))
    red_ones = Such("creature", color=RED)
    begin(game, AddTypes(red_ones, frozenset({"artifact"})), ChangePT(red_ones, 1, 1))
    begin(game, SetColors(None, BLUE), locked=(salamander,))
    assert size(game, salamander) == (3, 3)


def test_an_aura_attached_again_has_a_new_timestamp(game: Game) -> None:
    """613.7e."""
    bear = put(game, BEAR)
    small, large = (
        put(game, a_card(f"Size {n}", "enchantment", SetPT(ENCHANTED, n, n), subtypes="Aura"), attached_to=bear)
        for n in (0, 8)
    )
    assert size(game, bear) == (8, 8)
    record(game, Attach(small, 0))
    record(game, Attach(small, bear))
    assert size(game, bear) == (0, 0)
    assert large


def test_a_permanent_turned_face_up_has_a_new_timestamp(game: Game) -> None:
    """613.7f."""
    bear = put(game, BEAR)
    hidden = Characteristics(types=frozenset({"creature"}), power=2, toughness=2)
    small = put(game, a_card("Size 0", "creature", SetPT(Such("Bear"), 0, 0), power=1, toughness=1), face_down=hidden)
    put(game, a_card("Size 8", "enchantment", SetPT(Such("Bear"), 8, 8)))
    assert size(game, bear) == (8, 8)
    record(game, TurnFaceUp(small))
    assert size(game, bear) == (0, 0)


def test_an_effect_of_a_resolved_ability_keeps_its_objects(game: Game) -> None:
    """611.2c."""
    first = put(game, BEAR)
    key = begin(game, ChangePT(YOUR_CREATURES, 3, 3), locked=(first,))
    second = put(game, BEAR)
    assert size(game, first) == (5, 5)
    assert size(game, second) == (2, 2)
    note_down(game, End((key,)))
    assert size(game, first) == (2, 2)


def test_an_effect_on_players_and_objects_changes_the_objects(game: Game) -> None:
    bear = put(game, BEAR)
    derived(game)
    begin(game, ChangePT(None, 1, 1), locked=(1, bear))
    assert size(game, bear) == (3, 3)
    assert anew(game).current == derived(game).current


def test_control_is_changed_before_what_asks_who_controls_it(game: Game) -> None:
    bear = put(game, BEAR, 2)
    put(game, ANTHEM, 1)
    theft = put(game, THEFT, 1, attached_to=bear)
    assert controller(game, bear) == 1
    assert size(game, bear) == (3, 3)
    record(game, Attach(theft, 0))
    assert controller(game, bear) == 2
    assert size(game, bear) == (2, 2)


def test_the_controller_of_an_ability_is_who_controls_its_object_now(game: Game) -> None:
    bear = put(game, BEAR, 2)
    anthem = put(game, ANTHEM, 1)
    begin(game, ChangeControl(None), locked=(anthem,), you=2)
    assert size(game, bear) == (3, 3)


def test_stealing_what_steals_comes_first(game: Game) -> None:
    """613.8a: who controls the stolen creature depends on who controls the Aura, whatever was earlier."""
    bear = put(game, BEAR, 1)
    theft = put(game, THEFT, 2, attached_to=bear)
    key = begin(game, ChangeControl(None), locked=(theft,), you=1)
    assert controller(game, bear) == 1
    note_down(game, End((key,)))
    assert controller(game, bear) == 2


def test_removing_abilities_comes_too_late_for_types(game: Game) -> None:
    growth = Continuous((ChangePT(Such("Elf"), 1, 1),))
    lord = put(game, a_card("Lord", "creature", ELVES, abilities=(growth,), power=1, toughness=1))
    bear = put(game, BEAR)
    put(game, a_card("Dressing Down", "enchantment", LoseAllAbilities(CREATURES)))
    assert "Elf" in characteristics(game, bear).subtypes
    assert characteristics(game, lord).abilities == ()
    assert size(game, bear) == (2, 2)  # the other effect would begin in layer 7, and is gone by then


def test_an_ability_given_later_than_all_were_lost_is_kept(game: Game) -> None:
    bird = put(game, BIRD)
    begin(game, LoseAllAbilities(None), locked=(bird,))
    begin(game, AddAbilities(None, (Soaring(1),)), locked=(bird,))
    assert characteristics(game, bird).abilities == (Soaring(1),)


def test_a_granted_static_ability_applies_from_the_next_layer(game: Game) -> None:
    bear, other = put(game, BEAR), put(game, BEAR)
    anthem = Continuous((ChangePT(YOUR_CREATURES, 1, 1),))
    begin(game, AddAbilities(None, (anthem,)), locked=(bear,))
    assert size(game, other) == (3, 3)


def test_the_same_ability_given_twice_applies_twice(game: Game) -> None:
    bear = put(game, BEAR)
    growing = Continuous((ChangePT(None, 1, 1),))
    begin(game, AddAbilities(None, (growing,)), locked=(bear,))
    begin(game, AddAbilities(None, (growing,)), locked=(bear,))
    assert size(game, bear) == (4, 4)


def test_an_ability_with_a_false_condition_does_nothing(game: Game) -> None:
    bear = put(game, BEAR)
    put(game, a_card("Healthy Anthem", "enchantment", ChangePT(YOUR_CREATURES, 1, 1, condition=YouHaveLife(15))))
    assert size(game, bear) == (3, 3)
    record(game, LoseLife(1, 6))
    assert size(game, bear) == (2, 2)


def test_colors_change_before_abilities_ask_for_them(game: Game) -> None:
    bear = put(game, BEAR)
    blue = Such("creature", color=BLUE)
    put(game, a_card("Blue Wings", "enchantment", AddAbilities(blue, (Soaring(2),))))
    begin(game, SetColors(None, BLUE), locked=(bear,))
    assert characteristics(game, bear).abilities == (Soaring(2),)
