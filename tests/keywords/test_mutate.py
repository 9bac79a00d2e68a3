"""702.140 Mutate, and 729: merging with permanents."""

from __future__ import annotations

import pytest
from tests.keywords.arena import arena, creature, zone
from tests.keywords.cards import cast_it, die, lands, names, read, resolve
from tests.rules.table import BEAR, card, put, run

from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BEAST = read(
    "Flying\nMutate {U}\nWhenever this creature mutates, draw a card.", "{2}{U}", "Creature — Beast", "Beast", "4/5"
)


def mutating(*top: bool) -> tuple[Game, Id, Id]:
    """A bear with which as many Beasts have merged, on top or not."""
    game = arena("precombat main")
    lands(game, "U" * len(top))
    bear = put(game, BEAR)
    spell = 0
    for number, each in enumerate(top):
        spell = cast_it(game, put(game, BEAST, to="hand"), name="mutate")
        run(resolve_top(game), not each)
        run(settle(game), *(... for _ in range(number)))
        while game.stack:
            resolve(game)
    return game, bear, spell


def test_702_140c_it_merges_with_its_target_and_doesnt_enter() -> None:
    game, bear, spell = mutating(True)
    assert zone(game, bear) == "battlefield" and game[spell].zone == "gone" and game[spell].became == bear


@pytest.mark.parametrize(("top", "name", "power"), [(True, "Beast", 4), (False, "Bear", 2)])
def test_702_140e_it_has_all_abilities_and_else_the_topmost_characteristics(top: bool, name: str, power: int) -> None:
    game, bear, _ = mutating(top)
    values = characteristics(game, bear)
    assert (values.name, values.power) == (name, power) and len(values.abilities) == 3


@pytest.mark.parametrize("top", [True, False])
def test_702_140d_its_own_ability_triggers_as_it_merges(top: bool) -> None:
    game, _, _ = mutating(top)
    assert len(game.player(1).hand) == 1


def test_702_140d_all_abilities_of_the_mutated_permanent_trigger() -> None:
    game, _, _ = mutating(True, False)
    assert len(game.player(1).hand) == 3


def test_729_2c_it_is_the_same_object_with_its_counters() -> None:
    game = arena("precombat main")
    lands(game, "U")
    bear = put(game, BEAR)
    run(happen(game, PutCounters(bear, "+1/+1", 1, 1)))
    cast_it(game, put(game, BEAST, to="hand"), name="mutate")
    resolve(game, False)
    assert characteristics(game, bear).power == 5


@pytest.mark.parametrize("top", [(True,), (False,), (True, False)])
def test_729_3_as_it_leaves_each_component_goes_to_the_zone(top: tuple[bool, ...]) -> None:
    game, bear, _ = mutating(*top)
    die(game, bear, *(... for _ in top))
    dead = sorted(characteristics(game, id).name for id in game.player(1).graveyard)
    assert dead == sorted(["Bear", *("Beast" for _ in top)])


def test_702_140a_only_a_non_human_creature_of_the_same_owner() -> None:
    game = arena("precombat main")
    lands(game, "U")
    put(game, BEAR, 2)
    put(game, creature(1, 1, subtypes="Human"))
    beast = put(game, BEAST, to="hand")
    assert names(game, beast) == []
    put(game, BEAR)
    assert names(game, beast) == ["mutate"]


def test_702_140b_with_an_illegal_target_it_enters_as_a_creature() -> None:
    game = arena("precombat main")
    lands(game, "U")
    bear = put(game, BEAR)
    spell = cast_it(game, put(game, BEAST, to="hand"), name="mutate")
    run(happen(game, Move(bear, "graveyard")))
    resolve(game)
    assert zone(game, spell) == "battlefield" and characteristics(game, game[spell].became).power == 4


@pytest.mark.parametrize(("top", "token"), [(True, False), (False, True)])
def test_729_2d_it_is_a_token_only_if_the_topmost_component_is_one(top: bool, token: bool) -> None:
    game = arena("precombat main")
    lands(game, "U")
    run(happen(game, CreateToken(1, card("Cub", "creature", 1, 1).whole)))
    cub = game.battlefield[-1]
    cast_it(game, put(game, BEAST, to="hand"), name="mutate")
    resolve(game, not top)
    assert game[cub].token == token
    run(happen(game, Move(cub, "graveyard")), ...)
    assert sorted(game[id].token for id in game.player(1).graveyard) == [False, True]


def test_601_3_cast_from_the_graveyard_it_can_only_mutate() -> None:
    game = arena("precombat main")
    lands(game, "UUUUU")
    text = "Mutate {U}\nYou may cast Beast from your graveyard using its mutate ability."
    beast = put(game, read(text, "{2}{U}", "Creature — Beast", "Beast", "4/5"), to="graveyard")
    assert names(game, beast) == []
    bear = put(game, BEAR)
    assert names(game, beast) == ["mutate"]
    cast_it(game, beast, name="mutate")
    resolve(game, True)
    assert (characteristics(game, bear).name, len(characteristics(game, bear).abilities)) == ("Bear", 2)
