"""613.1, 613.4: what effects of each layer do to an object."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.rules.layer_toys import (
    ANTHEM,
    BEAR,
    BIRD,
    CREATURES,
    FOREST,
    INTRINSIC,
    YOUR_CREATURES,
    Continuous,
    NumberOf,
    Soaring,
    Such,
    TapFor,
    a_card,
    begin,
    size,
)
from tests.rules.table import put

from spellwright.rules.asking import characteristics, own
from spellwright.rules.layer_4 import AddTypes, RemoveTypes, SetLandTypes, SetTypes
from spellwright.rules.layer_7 import ChangePT, SetPT
from spellwright.rules.layers import copiable
from spellwright.rules.layers_1_to_3 import ChangeText, CopyPart
from spellwright.rules.layers_5_and_6 import AddAbilities, CantHaveAbilities, LoseAbilities, LoseAllAbilities, SetColors
from spellwright.state.events.event import note_down, record
from spellwright.state.events.permanents import Grant, Phase, PutCounters, TurnFaceDown
from spellwright.state.events.turns import SetGame
from spellwright.state.game import Game
from spellwright.words.adjectives import Color, OfColor
from spellwright.words.characteristics import Characteristics
from spellwright.words.mana import B as BLACK
from spellwright.words.mana import R as RED
from spellwright.words.nouns import Noun, Things
from spellwright.words.quantified import Bare

FLIGHT = Soaring(1)


@pytest.fixture
def game() -> Game:
    game = Game(2, seed=1)
    note_down(game, SetGame("options", (("intrinsic", INTRINSIC), ("keyword counters", (("flight", FLIGHT),)))))
    return game


# --- layer 1


def test_a_copy_has_the_values_and_their_abilities_work(game: Game) -> None:
    bear, other = put(game, BEAR), put(game, BEAR)
    lord = a_card("Lord", "creature", ChangePT(YOUR_CREATURES, 1, 1), power=4, toughness=4)
    begin(game, CopyPart(None, lord.whole), locked=(bear,))
    assert characteristics(game, bear).name == "Lord"
    assert size(game, bear) == (5, 5)
    assert size(game, other) == (3, 3)
    assert copiable(game, bear) is lord.whole
    assert copiable(game, other) is BEAR.whole


def test_a_copy_loses_the_abilities_that_it_had(game: Game) -> None:
    lord = put(game, a_card("Lord", "creature", ChangePT(YOUR_CREATURES, 1, 1), power=4, toughness=4))
    begin(game, CopyPart(None, BEAR.whole), locked=(lord,))
    assert size(game, lord) == (2, 2)


def test_what_is_face_down_stays_so(game: Game) -> None:
    """613.2b."""
    bear = put(game, BEAR)
    hidden = Characteristics(types=frozenset({"creature"}), power=2, toughness=2)
    record(game, TurnFaceDown(bear, hidden))
    begin(game, CopyPart(None, BIRD.whole), locked=(bear,))
    assert characteristics(game, bear) is hidden


# --- layer 3


def test_changed_text_changes_what_its_abilities_say(game: Game) -> None:
    text = Bare(Things((OfColor((Color.BLACK,)),), nouns=(Noun.PERMANENT,)))
    sentinel = put(game, a_card("Sentinel", "enchantment", ChangePT(text, -1, -1)))
    black, red = (put(game, a_card("Imp", "creature", colors=c, power=2, toughness=2)) for c in (BLACK, RED))
    assert (size(game, black), size(game, red)) == ((1, 1), (2, 2))
    begin(game, ChangeText(None, ((Color.BLACK, Color.RED),)), locked=(sentinel,))
    assert (size(game, black), size(game, red)) == ((2, 2), (1, 1))


def test_changed_text_changes_the_type_line_and_the_mana_of_a_land(game: Game) -> None:
    forest = put(game, FOREST)
    begin(game, ChangeText(None, (("Forest", "Island"),)), locked=(forest,))
    assert characteristics(game, forest).subtypes == {"Island"}
    assert characteristics(game, forest).abilities == (TapFor("U"),)
    assert characteristics(game, forest).name == "Forest"


def test_changed_text_leaves_granted_abilities_alone(game: Game) -> None:
    """612.3."""
    bear = put(game, BEAR)
    swamps = Continuous((AddTypes(Such("Swamp"), frozenset({"creature"})),))
    record(game, Grant(bear, (swamps,)))
    begin(game, ChangeText(None, (("Swamp", "Plains"),)), locked=(bear,))
    assert characteristics(game, bear).abilities == (swamps,)


# --- layer 4


def test_a_set_card_type_takes_the_subtypes_of_the_others_away(game: Game) -> None:
    """205.1a."""
    bear = put(game, BEAR)
    begin(game, SetTypes(None, frozenset({"enchantment"})), locked=(bear,))
    assert characteristics(game, bear).types == {"enchantment"}
    assert characteristics(game, bear).subtypes == frozenset()


def test_an_object_gains_no_subtype_of_a_type_that_it_has_not(game: Game) -> None:
    """205.3d."""
    forest = put(game, FOREST)
    begin(game, AddTypes(None, subtypes=frozenset({"Elf", "Cave"})), locked=(forest,))
    assert characteristics(game, forest).subtypes == {"Forest", "Cave"}


def test_an_animated_land_keeps_its_mana_ability(game: Game) -> None:
    """305.6."""
    forest = put(game, FOREST)
    begin(game, AddTypes(None, frozenset({"creature"})), SetPT(None, 3, 3), locked=(forest,))
    assert size(game, forest) == (3, 3)
    assert characteristics(game, forest).abilities == (TapFor("G"),)


def test_a_land_of_another_basic_type_loses_its_text_and_keeps_what_it_was_granted(game: Game) -> None:
    """305.7."""
    land = put(game, a_card("Cave", "land", subtypes="Cave", abilities=(Soaring(9),)))
    record(game, Grant(land, (FLIGHT,)))
    begin(game, SetLandTypes(None, frozenset({"Mountain"})), locked=(land,))
    assert characteristics(game, land).subtypes == {"Mountain"}
    assert characteristics(game, land).abilities == (FLIGHT, TapFor("R"))


def test_one_more_basic_type_brings_its_mana_ability(game: Game) -> None:
    forest = put(game, FOREST)
    begin(game, AddTypes(None, subtypes=frozenset({"Swamp"})), locked=(forest,))
    assert characteristics(game, forest).abilities == (TapFor("B"), TapFor("G"))


def test_a_mana_ability_that_the_card_has_already_is_not_given_again(game: Game) -> None:
    forest = put(game, a_card("Forest", "land", subtypes="Forest", abilities=(TapFor("G"),)))
    assert characteristics(game, forest).abilities == (TapFor("G"),)
    begin(game, AddTypes(None, subtypes=frozenset({"Island"})), locked=(forest,))
    assert characteristics(game, forest).abilities == (TapFor("U"), TapFor("G"))


def test_lost_abilities_include_the_mana_ability_of_a_land(game: Game) -> None:
    forest = put(game, FOREST)
    begin(game, LoseAllAbilities(None), locked=(forest,))
    assert characteristics(game, forest).abilities == ()


def test_supertypes_come_and_go(game: Game) -> None:
    forest = put(game, FOREST)
    begin(game, AddTypes(None, supertypes=frozenset({"snow"})), locked=(forest,))
    begin(game, RemoveTypes(None, supertypes=frozenset({"basic"})), locked=(forest,))
    assert characteristics(game, forest).supertypes == {"snow"}


# --- layer 5


def test_a_color_is_set_or_added(game: Game) -> None:
    bear = put(game, BEAR)
    begin(game, SetColors(None, BLACK), locked=(bear,))
    begin(game, SetColors(None, RED, add=True), locked=(bear,))
    assert characteristics(game, bear).colors == BLACK | RED


# --- layer 6


def test_an_ability_is_lost_with_all_its_instances(game: Game) -> None:
    """113.10b."""
    bird = put(game, BIRD)
    record(game, Grant(bird, (Soaring(), FLIGHT)))
    begin(game, LoseAbilities(None, (Soaring(),)), locked=(bird,))
    assert characteristics(game, bird).abilities == (FLIGHT,)


def test_an_ability_that_it_cannot_have_is_not_added_either(game: Game) -> None:
    """113.11."""
    bird = put(game, BIRD)
    begin(game, CantHaveAbilities(None, (Soaring,)), locked=(bird,))
    begin(game, AddAbilities(None, (FLIGHT,)), locked=(bird,))
    assert characteristics(game, bird).abilities == ()
    assert not own(game, bird, "can_be_blocked")


def test_an_effect_that_takes_abilities_gives_its_own_afterwards(game: Game) -> None:
    bird = put(game, BIRD)
    begin(game, AddAbilities(None, (FLIGHT,)), LoseAllAbilities(None), locked=(bird,))
    assert characteristics(game, bird).abilities == (FLIGHT,)


@pytest.mark.parametrize("counter_last", [True, False])
def test_a_keyword_counter_has_its_own_timestamp(game: Game, counter_last: bool) -> None:
    """122.1b, 613.7c."""
    bear = put(game, BEAR)
    if not counter_last:
        record(game, PutCounters(bear, "flight", 1))
    begin(game, LoseAllAbilities(None), locked=(bear,))
    if counter_last:
        record(game, PutCounters(bear, "flight", 1))
    assert characteristics(game, bear).abilities == ((FLIGHT,) if counter_last else ())


# --- layer 7


def test_counters_change_power_and_toughness(game: Game) -> None:
    bear = put(game, BEAR)
    for kind in ("+1/+1", "+1/+1", "-0/-1", "charge"):
        record(game, PutCounters(bear, kind, 1))
    assert size(game, bear) == (4, 3)


def test_what_is_no_creature_has_no_power(game: Game) -> None:
    """208.3."""
    vehicle = put(game, a_card("Cart", "artifact", subtypes="Vehicle", power=3, toughness=4))
    assert size(game, vehicle) == (None, None)
    record(game, PutCounters(vehicle, "+1/+1", 1))
    assert size(game, vehicle) == (None, None)
    begin(game, AddTypes(None, frozenset({"creature"})), locked=(vehicle,))
    assert size(game, vehicle) == (4, 5)


def test_a_creature_without_power_has_none(game: Game) -> None:
    """208.5."""
    forest = put(game, FOREST)
    begin(game, AddTypes(None, frozenset({"creature"})), locked=(forest,))
    assert size(game, forest) == (0, 0)


def test_an_amount_is_worked_out_for_what_its_ability_affects(game: Game) -> None:
    elves = a_card(
        "Elf", "creature", ChangePT(None, NumberOf(Such("Elf", other=True)), 0), subtypes="Elf", power=1, toughness=1
    )
    first = put(game, elves)
    assert size(game, first) == (1, 1)
    second = put(game, elves)
    assert (size(game, first), size(game, second)) == ((2, 1), (2, 1))


def test_the_base_power_alone_can_be_set(game: Game) -> None:
    bear = put(game, BEAR)
    begin(game, SetPT(None, 0, None), locked=(bear,))
    assert size(game, bear) == (0, 2)


# --- what is there at all


def test_what_is_phased_out_affects_nothing_and_is_not_affected(game: Game) -> None:
    """702.26b."""
    bear, anthem = put(game, BEAR), put(game, ANTHEM)
    record(game, Phase(anthem, out=True))
    assert size(game, bear) == (2, 2)
    record(game, Phase(anthem, out=False))
    assert size(game, bear) == (3, 3)
    record(game, Phase(bear, out=True))
    assert characteristics(game, bear).power == 2


def test_abilities_given_for_good_count_as_its_own(game: Game) -> None:
    bear = put(game, BEAR)
    record(game, Grant(bear, (FLIGHT,)))
    assert own(game, bear, "can_be_blocked") == (FLIGHT,)
    begin(game, LoseAllAbilities(CREATURES))
    assert not own(game, bear, "can_be_blocked")


def test_equal_parts_are_equal_values() -> None:
    part = ChangePT(CREATURES, 1, 1)
    assert part == ChangePT(CREATURES, 1, 1)
    assert replace(part, power=2) != part
