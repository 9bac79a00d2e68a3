"""The form of scenarios for people."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from spellwright.cards.database import CardDatabase
from spellwright.lab.loading import Malformed
from spellwright.lab.results import PASSED
from spellwright.lab.running import run
from spellwright.lab.scenario import Add, Cast, Check, Look, Scenario, Thing, WaitForStack
from spellwright.lab.yaml_form import from_document, load_yaml

GUIDE = Path(__file__).parents[2] / "docs" / "scenarios.md"
EXAMPLES = re.findall(r"```yaml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL) if GUIDE.is_file() else []


def made(text: str) -> Scenario:
    found = from_document(yaml.safe_load(text), "here")
    assert isinstance(found, Scenario), found
    return found


def wrong(text: str) -> str:
    found = from_document(yaml.safe_load(text), "here")
    assert isinstance(found, Malformed)
    return found.why


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_the_guide_pass(text: str) -> None:
    result = run(made(text), CardDatabase().find)
    assert (result.status, result.reason) == (PASSED, "")


def test_cards_with_number_alias_and_status_and_libraries_from_the_top() -> None:
    row = made(
        "{scenario: s, stop: 1 upkeep, A: {battlefield: [3 Forest, Serra Angel (tapped) = angel], library: [Shock, Opt]}}"
    )
    adds = [setting for setting in row.setup if isinstance(setting, Add)]
    assert Add("battlefield", 1, "Forest", 3) in adds
    assert Add("battlefield", 1, "Serra Angel", tapped=True, alias="angel") in adds
    assert [add.card for add in adds if add.zone == "library"] == ["Opt", "Shock"]
    assert not row.options.shuffle


def test_a_card_as_a_mapping_has_counters_damage_and_what_it_is_attached_to() -> None:
    row = made(
        "{scenario: s, stop: 1 upkeep, A: {battlefield: ["
        "{card: Grizzly Bears, alias: bear, counters: {+1/+1: 2}, damage: 1}, {card: Pacifism, attached_to: bear}]}}"
    )
    assert Add("battlefield", 1, "Grizzly Bears", alias="bear", counters=(("+1/+1", 2),), damage=1) in row.setup
    assert Add("battlefield", 1, "Pacifism", attached_to="bear") in row.setup


def test_commands_as_sentences_and_as_mappings_mean_the_same() -> None:
    row = made(
        """
        scenario: s
        stop: 1 upkeep
        turns:
          1 upkeep:
            - A casts Shock at B, @bear
            - A casts: Shock
              at: [B, "@bear"]
            - A waits
        """
    )
    first, second, third = row.script
    assert first == second
    assert isinstance(first, Cast)
    assert first.targets == (Thing(player=2), Thing(alias="bear"))
    assert isinstance(third, WaitForStack)


def test_checks_among_commands() -> None:
    row = made("{scenario: s, stop: 1 end, turns: {2 draw: [{check: A has 3 cards in hand, by: B}]}}")
    look = row.script[0]
    assert isinstance(look, Look)
    assert (look.player, look.turn, look.step) == (2, 2, "draw")
    assert row.checks[look.check] == Check("hand_count", player=1, count=3)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("A has 17 life", {"op": "life", "player": 1, "life": 17}),
        (
            "B has 2 Grizzly Bears in the graveyard",
            {"op": "graveyard_count", "player": 2, "card": "Grizzly Bears", "count": 2},
        ),
        ("'@bear is in exile'", {"op": "alias_zone", "alias": "bear", "zone": "exile", "value": True}),
        ("Serra Angel of B is 4/4", {"op": "pt", "player": 2, "card": "Serra Angel", "power": 4, "toughness": 4}),
        ("A couldn't cast Shock", {"op": "playable", "player": 1, "ability": "cast Shock", "value": False}),
    ],
)
def test_what_must_be_true_in_sentences(text: str, expected: dict[str, Any]) -> None:
    row = made(f"scenario: s\nstop: 1 end turn\nexpect:\n  - {text}\n")
    assert row.stages[-1].expect == (Check(**expected),)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{scenario: s, stop: 1 upkep}", 'did you mean "upkeep"?'),
        ("{scenario: s, stop: 1 upkeep, tuns: {}}", 'did you mean "turns"?'),
        (
            "{scenario: s, stop: 1 upkeep, turns: {1 draw: [A casst Shock]}}",
            "here, 1 draw: 'A casst Shock' is no command",
        ),
        ("{scenario: s, stop: 1 upkeep, expect: [it rains]}", "say it like one of"),
        ("{scenario: s}", 'the field "stop" is missing'),
    ],
)
def test_a_mistake_says_what_where_and_what_would_be_possible(text: str, said: str) -> None:
    assert said in wrong(text)


def test_the_same_key_twice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "twice.yaml"
    path.write_text("scenario: s\nstop: 1 upkeep\nstop: 2 upkeep\n", encoding="utf-8")
    (found,) = load_yaml(path)
    assert isinstance(found, Malformed)
    assert "'stop' stands there twice" in found.why
