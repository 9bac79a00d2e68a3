"""A moment of a game is written as a scenario, which passes."""

from __future__ import annotations

import json
from random import Random

import pytest
from tests.lab.stories import POOL, Row, add, creature, do, expect, loaded, row

from spellwright.cards.decks import Deck
from spellwright.lab.loading import from_text
from spellwright.lab.moment import NoScenario, as_scenario
from spellwright.lab.results import Result
from spellwright.lab.running import Run
from spellwright.lab.running_files import run_one
from spellwright.lab.scenario import Scenario
from spellwright.lab.setting_up import find_cards
from spellwright.play.game import Game
from spellwright.state.game import Game as State


def ran(value: Row) -> Result:
    return run_one(from_text(json.dumps(value), "moment"), POOL.find)


def state_of(*setup: Row, **more: object) -> State:
    """The game of a scenario where it stops."""
    scenario = loaded(row(*setup, **more))
    assert isinstance(scenario, Scenario), scenario
    run = Run(find_cards(scenario, POOL.find))
    run.play()
    return run.driver.state


def test_every_moment_of_a_game_passes_as_a_scenario() -> None:
    game = Game.start([Deck.load(name, POOL) for name in ("wide", "graveyard")], seed=3)
    chance = Random(3)
    moments = []
    for number in range(60):
        if game.over or game.decision is None:
            break
        if number % 20 == 19:
            moments.append(as_scenario(game.state, str(number), POOL.find))
        game.answer(chance.randrange(len(game.decision.options)))
    assert len(moments) >= 2
    assert [ran(moment) for moment in moments] == [Result(moment["id"], "passed") for moment in moments]


def test_life_counters_damage_tapping_and_attachments_are_kept() -> None:
    state = state_of(
        add("Grizzly Bears", alias="bear", counters={"+1/+1": 2}, damage=1, tapped=True),
        add("Pacifism", player="B", attached_to="bear"),
        {"op": "life", "player": "B", "life": 7},
        {"op": "player_counters", "player": "B", "counter": "poison", "count": 3},
        {"op": "monarch", "player": "B"},
        stop={"turn": 1, "step": "untap"},
    )
    moment = as_scenario(state, "moment", POOL.find)
    for wanted in (
        expect("life", player="B", life=7),
        expect("player_counters", player="B", counter="poison", count=3),
        expect("monarch", who="B"),
        expect("pt", player="A", card="Grizzly Bears", power=4, toughness=4),
        expect("damage", player="A", card="Grizzly Bears", damage=1),
        expect("attached", attachment="Pacifism", card="Grizzly Bears", value=True),
        expect("tapped_count", who="A", card="Grizzly Bears", tapped=True, count=1),
    ):
        assert wanted in moment["expect"]
    assert ran(moment) == Result("moment", "passed")


def test_an_expectation_of_the_present_has_force() -> None:
    moment = as_scenario(state_of(add("Grizzly Bears", counters={"+1/+1": 2})), "moment", POOL.find)
    for setting in moment["setup"]:
        setting.pop("counters", None)
    assert ran(moment).status == "failed"


def test_tokens_are_defined_with_their_text() -> None:
    bird = creature("Bird Token", "Flying", (1, 1), cost="")
    state = state_of(bird, add("Bird Token", token=True, count=2))
    moment = as_scenario(state, "moment", POOL.find)
    (defined,) = (setting for setting in moment["setup"] if setting["op"] == "define")
    assert (defined["oracle_text"], defined["type_line"]) == ("Flying", "Creature — Bear")
    assert "abilities" not in moment.get("note", "")
    moment["expect"].append(expect("token_count", player="A", card="Bird Token", count=2))
    assert ran(moment) == Result("moment", "passed")


def test_the_player_whose_turn_it_is_becomes_a() -> None:
    state = state_of({"op": "life", "player": "B", "life": 7}, stop={"turn": 2, "step": "upkeep"})
    assert expect("life", player="A", life=7) in as_scenario(state, "moment", POOL.find)["expect"]


def test_what_is_left_out_is_said() -> None:
    game = Game.start([Deck.load("burn", POOL)] * 2, seed=1)
    chance = Random(1)
    while not game.state.stack or game.decision is None or game.decision.kind != "priority":
        assert game.decision is not None
        game.answer(chance.randrange(len(game.decision.options)))
    (spell,) = game.state.stack
    moment = as_scenario(game.state, "moment", POOL.find)
    assert f"{game.state[spell].printed.name} on the stack is left out" in moment["note"]


def test_a_game_that_is_over_is_no_scenario() -> None:
    state = state_of(script=[do("concede")])
    with pytest.raises(NoScenario, match="over"):
        as_scenario(state, "moment", POOL.find)
