"""Where one object can't be worked out alone, though it may seem so: each a trap for what is kept of the layers."""

from __future__ import annotations

import pytest
from tests.rules.layer_toys import (
    BEAR,
    BIRD,
    CREATURES,
    AnotherHasPower,
    BearerIsTapped,
    Continuous,
    NumberOf,
    SomethingHappened,
    Such,
    YouHaveLife,
    a_card,
    anew,
    begin,
    same,
    size,
)
from tests.rules.table import put

from spellwright.rules.asking import characteristics
from spellwright.rules.layer_4 import AddTypes, SetSubtypes
from spellwright.rules.layer_7 import ChangePT, DefinePT
from spellwright.rules.layers import copiable, derived
from spellwright.rules.layers_1_to_3 import ChangeControl, ChangeText, CopyPart
from spellwright.rules.layers_5_and_6 import AddAbilities, SetColors
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.effects import End
from spellwright.state.events.event import note_down, record
from spellwright.state.events.permanents import Attach, PutCounters, RemoveCounters, Tap
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.conditions import Condition
from spellwright.words.scene import Scene
from spellwright.words.word import word

ELVES_ARE_ARTIFACTS = a_card("Clockwork", "enchantment", AddTypes(Such("Elf"), frozenset({"artifact"})))
CREATURES_ARE_ELVES = a_card("Elvish Ways", "enchantment", AddTypes(CREATURES, subtypes=frozenset({"Elf"})))


@pytest.fixture
def game() -> Game:
    return Game(2, seed=1)


def agrees(game: Game) -> bool:
    """What is kept is what would be worked out from nothing."""
    same(derived(game), anew(game))
    return True


@word
class YourLife(Amount):
    """Your life total."""

    def value(self, scene: Scene) -> int:
        return scene.life(scene.you)


@word
class SomethingIsColored(Condition):
    """That a permanent is of any colour."""

    def holds(self, scene: Scene) -> bool:
        return any(scene.traits(id).colors for id in scene.objects("battlefield"))


@pytest.mark.parametrize("clockwork_first", [True, False])
def test_an_object_that_makes_one_effect_depend_on_another(game: Game, clockwork_first: bool) -> None:
    cards = (CREATURES_ARE_ELVES, ELVES_ARE_ARTIFACTS)
    for each in reversed(cards) if clockwork_first else cards:
        put(game, each)
    derived(game)
    bear = put(game, BEAR)
    assert characteristics(game, bear).types == {"artifact", "creature"}
    assert agrees(game)


def test_an_object_on_account_of_which_an_effect_depended_on_another(game: Game) -> None:
    """While a land is there, the later effect is applied first; without it, the earlier."""
    bear = put(game, BEAR)
    put(game, a_card("Elf Nation", "enchantment", SetSubtypes(CREATURES, frozenset({"Elf"}))))
    living = AddTypes(Such("land"), frozenset({"creature"}))
    put(game, a_card("Goblin Lands", "enchantment", living, SetSubtypes(CREATURES, frozenset({"Goblin"}))))
    land = put(game, a_card("Cave", "land"))
    assert characteristics(game, bear).subtypes == {"Elf"}
    record(game, Move(land, "graveyard"))
    assert characteristics(game, bear).subtypes == {"Goblin"}


def test_objects_that_depend_on_each_other_in_one_layer(game: Game) -> None:
    """A loop has two answers; which one is right depends on timestamps, not on what was true before."""
    twin = a_card("Twin", "creature", ChangePT(None, 1, 0, condition=AnotherHasPower(4)), power=4, toughness=4)
    first, second = put(game, twin), put(game, twin)
    record(game, PutCounters(second, "+1/+1", 1))
    assert (size(game, first), size(game, second)) == ((4, 4), (6, 5))
    record(game, RemoveCounters(second, "+1/+1", 1))
    assert (size(game, first), size(game, second)) == ((5, 4), (4, 4))


def test_the_same_when_what_changed_is_no_object(game: Game) -> None:
    growing = ChangePT(None, 1, 0, condition=AnotherHasPower(4))
    first = put(game, a_card("Twin", "creature", growing, power=4, toughness=4))
    as_large = DefinePT(None, YourLife(), 4, defining=True)
    second = put(game, a_card("Heart", "creature", as_large, abilities=(Continuous((growing,)),)))
    record(game, LoseLife(1, 15))
    assert (size(game, first), size(game, second)) == ((4, 4), (6, 4))
    record(game, LoseLife(1, 1))
    assert (size(game, first), size(game, second)) == ((5, 4), (4, 4))


def test_what_looks_at_something_that_looks_at_something_that_changed(game: Game) -> None:
    golem = put(game, a_card("Golem", "creature", AddTypes(None, frozenset({"artifact"}), condition=YouHaveLife(20))))
    artifacts = NumberOf(Such("artifact"))
    smith = put(game, a_card("Smith", "creature", ChangePT(None, artifacts, 0), power=0, toughness=1))
    assert size(game, smith) == (1, 1)
    record(game, LoseLife(1, 1))
    assert characteristics(game, golem).types == {"creature"}
    assert size(game, smith) == (0, 1)


def test_a_condition_on_something_that_looks_at_something_that_changed(game: Game) -> None:
    bear = put(game, BEAR)
    painted = SetColors(None, 1, condition=YouHaveLife(20))
    put(game, a_card("Chameleon", "creature", painted, power=1, toughness=1))
    put(game, a_card("Standard", "enchantment", ChangePT(CREATURES, 1, 1, condition=SomethingIsColored())))
    assert size(game, bear) == (3, 3)
    record(game, LoseLife(1, 1))
    assert size(game, bear) == (2, 2)


def test_the_order_of_effects_that_depend_on_each_other(game: Game) -> None:
    put(game, a_card("Elf Nation", "enchantment", SetSubtypes(CREATURES, frozenset({"Elf"}))))
    living = AddTypes(Such("land"), frozenset({"creature"}))
    put(game, a_card("Goblin Lands", "enchantment", living, SetSubtypes(CREATURES, frozenset({"Goblin"}))))
    put(game, a_card("Cave", "land"))
    heart = put(game, a_card("Heart", "creature", DefinePT(None, YourLife(), 4, defining=True)))
    assert characteristics(game, heart).subtypes == {"Elf"}
    record(game, LoseLife(1, 1))
    assert size(game, heart) == (19, 4)
    assert characteristics(game, heart).subtypes == {"Elf"}


def test_what_looks_at_the_state_of_one_other_object(game: Game) -> None:
    bear = put(game, BEAR)
    leech = put(
        game, a_card("Leech", "creature", ChangePT(None, 2, 0, condition=BearerIsTapped()), power=1, toughness=1)
    )
    record(game, Attach(leech, bear))
    assert size(game, leech) == (1, 1)
    record(game, Tap(bear))
    assert size(game, leech) == (3, 1)


def test_an_object_that_is_given_an_effect_on_others(game: Game) -> None:
    gift = Continuous((ChangePT(CREATURES, 0, 1),))
    first = put(game, BEAR)
    put(game, a_card("Gift", "enchantment", AddAbilities(CREATURES, (gift,))))
    assert size(game, first) == (2, 3)
    second = put(game, BEAR)
    assert (size(game, first), size(game, second)) == ((2, 4), (2, 4))


def test_an_object_that_loses_an_effect_on_others_by_what_it_looks_at(game: Game) -> None:
    gift = Continuous((ChangePT(CREATURES, 0, 1),))
    put(game, a_card("Golem", "artifact", AddTypes(None, frozenset({"creature"}), condition=YouHaveLife(20))))
    put(game, a_card("Gift", "enchantment", AddAbilities(CREATURES, (gift,))))
    bear = put(game, BEAR)
    assert size(game, bear) == (2, 4)
    record(game, LoseLife(1, 1))
    assert size(game, bear) == (2, 3)


def test_an_effect_on_one_object_that_has_a_condition(game: Game) -> None:
    bear = put(game, BEAR)
    derived(game)
    begin(game, ChangePT(None, 1, 1, condition=YouHaveLife(20)), locked=(bear,))
    assert size(game, bear) == (3, 3)
    record(game, LoseLife(1, 1))
    assert size(game, bear) == (2, 2)


def test_an_effect_that_copies(game: Game) -> None:
    bear = put(game, BEAR)
    derived(game)
    begin(game, CopyPart(None, BIRD.whole), locked=(bear,))
    assert copiable(game, bear) is BIRD.whole


def test_an_effect_that_changes_the_text_of_an_effect(game: Game) -> None:
    bear, elf = put(game, BEAR), put(game, a_card("Elf", "creature", subtypes="Elf", power=1, toughness=1))
    lord = put(game, a_card("Lord", "enchantment", ChangePT(Such("Elf"), 1, 1)))
    derived(game)
    begin(game, ChangeText(None, (("Elf", "Bear"),)), locked=(lord,))
    assert (size(game, bear), size(game, elf)) == ((3, 3), (1, 1))


def test_an_effect_that_gives_its_source_away(game: Game) -> None:
    bear = put(game, BEAR, 2)
    anthem = put(game, a_card("Anthem", "enchantment", ChangePT(Such("creature", mine=True), 1, 1)))
    assert size(game, bear) == (2, 2)
    begin(game, ChangeControl(None), locked=(anthem,), you=2)
    assert size(game, bear) == (3, 3)


def test_an_object_that_comes_back_to_its_controller(game: Game) -> None:
    healthy = ChangePT(None, 1, 1, condition=YouHaveLife(20))
    bear = put(game, a_card("Runner", "creature", healthy, power=2, toughness=2), 2)
    record(game, LoseLife(1, 1))
    key = begin(game, ChangeControl(None), locked=(bear,), you=1)
    assert size(game, bear) == (2, 2)
    note_down(game, End((key,)))
    assert size(game, bear) == (3, 3)


def test_a_word_that_asks_the_game_itself(game: Game) -> None:
    bear = put(game, BEAR)
    put(game, a_card("History", "enchantment", ChangePT(CREATURES, 1, 1, condition=SomethingHappened(6))))
    assert game.entries == 2
    assert size(game, bear) == (2, 2)
    for _ in range(4):
        record(game, LoseLife(1, 1))
    assert size(game, bear) == (3, 3)


class ElfIfStrong:
    """A subtype that hangs on the power of the source, which is known only after layer 7."""

    def names(self, scene: Scene) -> tuple[str, ...]:
        return ("Elf",) if (scene.traits(scene.source).power or 0) > 2 else ()


def test_613_1_what_is_asked_in_layer_4_of_the_source_is_what_it_is_so_far(game: Game) -> None:
    ranger = a_card("Ranger", "creature", AddTypes(CREATURES, subtypes=ElfIfStrong()), power=2, toughness=2)
    record(game, PutCounters(put(game, ranger), "+1/+1", 1))
    assert agrees(game)
    bear = put(game, BEAR)
    assert agrees(game)
    assert characteristics(game, bear).subtypes == {"Bear"}
