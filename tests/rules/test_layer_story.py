"""613: what made an object what it is, told in the order in which effects were applied."""

from __future__ import annotations

import pytest
from tests.rules.layer_toys import (
    AWAKENING,
    BEAR,
    BIRD,
    CREATURES,
    FOREST,
    HUMBLING,
    INTRINSIC,
    RED_MOON,
    a_card,
    begin,
)
from tests.rules.table import put

from spellwright.rules.asking import characteristics
from spellwright.rules.layer_7 import ChangePT, SetPT, SwitchPT
from spellwright.rules.layer_story import layer_story
from spellwright.rules.layers_1_to_3 import ChangeControl
from spellwright.rules.layers_5_and_6 import SetColors
from spellwright.state.events.event import note_down, record
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.turns import SetGame
from spellwright.state.game import Game
from spellwright.words.mana import U as BLUE


@pytest.fixture
def game() -> Game:
    return Game(2, seed=1)


def test_nothing_is_told_of_what_is_as_printed(game: Game) -> None:
    assert layer_story(game, put(game, BEAR)) == []


def test_nothing_is_told_of_what_does_not_go_through_the_layers(game: Game) -> None:
    assert layer_story(game, put(game, BEAR, to="hand")) == []


def test_each_sublayer_of_power_and_toughness_is_told_in_its_place(game: Game) -> None:
    bear = put(game, BEAR)
    begin(game, SwitchPT(None), locked=(bear,))
    record(game, PutCounters(bear, "+1/+1", 1))
    begin(game, ChangePT(None, 3, 0), locked=(bear,))
    begin(game, SetPT(None, 0, 5), locked=(bear,))
    told = [(c.layer, c.rule, (c.after.power, c.after.toughness)) for c in layer_story(game, bear)]
    assert told == [
        ("7b", "613.4b", (0, 5)),
        ("7c", "613.4c", (1, 6)),
        ("7c", "613.4c", (4, 6)),
        ("7d", "613.4d", (6, 4)),
    ]


def test_counters_have_no_ability_and_their_object_as_source(game: Game) -> None:
    bear = put(game, BEAR)
    record(game, PutCounters(bear, "+1/+1", 1))
    (chapter,) = layer_story(game, bear)
    assert (chapter.ability, chapter.source, chapter.floats) == (None, bear, False)


def test_a_static_ability_is_named_with_its_source(game: Game) -> None:
    bear = put(game, BEAR)
    blue = put(game, a_card("Blues", "enchantment", SetColors(CREATURES, BLUE)))
    (chapter,) = layer_story(game, bear)
    assert (chapter.layer, chapter.source, chapter.floats) == ("5", blue, False)
    assert chapter.ability is characteristics(game, blue).abilities[0]
    assert (chapter.before.colors == BLUE, chapter.after.colors == BLUE) == (False, True)


def test_an_effect_that_floats_is_told_as_such(game: Game) -> None:
    bear, source = put(game, BEAR), put(game, BIRD)
    begin(game, ChangeControl(None), locked=(bear,), you=2, source=source)
    (chapter,) = layer_story(game, bear)
    assert (chapter.layer, chapter.source, chapter.floats, chapter.after.controller) == ("2", source, True, 2)


def test_what_applies_but_changes_nothing_is_left_out(game: Game) -> None:
    bear = put(game, BEAR)
    begin(game, SetPT(None, 2, 2), locked=(bear,))
    assert layer_story(game, bear) == []


def test_the_mana_ability_of_a_new_land_type_is_told(game: Game) -> None:
    note_down(game, SetGame("options", (("intrinsic", INTRINSIC),)))
    put(game, RED_MOON)
    tower = put(game, a_card("Tower", "land"))
    assert [(c.layer, c.rule) for c in layer_story(game, tower)] == [("4", "613.1d"), ("4", "305.6")]


@pytest.mark.parametrize("cards", [(HUMBLING, AWAKENING, BIRD), (AWAKENING, HUMBLING, BIRD), (FOREST, RED_MOON, BEAR)])
def test_the_end_of_the_story_is_what_the_object_is(game: Game, cards: tuple[object, ...]) -> None:
    note_down(game, SetGame("options", (("intrinsic", INTRINSIC),)))
    for id in [put(game, each) for each in cards]:
        values = characteristics(game, id)
        if story := layer_story(game, id):
            end = story[-1].after
            assert (end.types, end.subtypes, end.colors) == (values.types, values.subtypes, values.colors)
            assert (end.power, end.toughness, end.abilities) == (values.power, values.toughness, values.abilities)


def test_nothing_is_changed_by_telling(game: Game) -> None:
    bear = put(game, BEAR)
    begin(game, ChangePT(None, 3, 0), locked=(bear,))
    before = characteristics(game, bear)
    layer_story(game, bear)
    assert characteristics(game, bear) is before
