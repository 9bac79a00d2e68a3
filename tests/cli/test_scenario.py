"""`scenario run`: results as JSON and in words, exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Command


def scenario(name: str, life: int) -> dict[str, Any]:
    return {
        "id": name,
        "setup": [
            {"op": "add", "zone": "hand", "player": "A", "card": "Lightning Bolt", "count": 1},
            {"op": "add", "zone": "battlefield", "player": "A", "card": "Mountain", "count": 1},
        ],
        "script": [
            {
                "turn": 1,
                "step": "precombat_main",
                "player": "A",
                "op": "cast",
                "card": "Lightning Bolt",
                "targets": [{"player": "B"}],
            }
        ],
        "choices": [],
        "stop": {"turn": 1, "step": "end_turn"},
        "checks": [],
        "expect": [{"op": "life", "player": "B", "life": life}],
        "cards": ["Lightning Bolt", "Mountain"],
        "options": {"strict": True},
    }


@pytest.fixture
def files(tmp_path: Path) -> Path:
    folder = tmp_path / "scenarios"
    folder.mkdir()
    (folder / "good.jsonl").write_text(json.dumps(scenario("good", 17)) + "\n", encoding="utf-8")
    (folder / "bad.jsonl").write_text(json.dumps(scenario("bad", 5)) + "\nnot JSON\n", encoding="utf-8")
    return folder


def test_what_passes_ends_with_0(spellwright: Command, files: Path) -> None:
    ran = spellwright("scenario", "run", files / "good.jsonl", "--json")
    assert ran.code == 0, ran.out
    assert ran.json["passed"] == 1


def test_what_fails_ends_with_1_and_every_row_has_a_result(spellwright: Command, files: Path) -> None:
    ran = spellwright("scenario", "run", files, "--json", "--workers", 1)
    assert ran.code == 1
    told = ran.json
    assert [told[status] for status in ("passed", "failed", "unsupported", "error")] == [1, 1, 0, 1]
    assert [row["id"] for row in told["results"]] == ["bad", "bad.jsonl:2", "good"]


def test_the_log_of_what_failed(spellwright: Command, files: Path) -> None:
    out = spellwright("scenario", "run", files, "--log").out
    assert "failed" in out
    assert "Lightning Bolt" in out
    assert "1 passed, 1 failed, 0 unsupported, 1 error" in out


def test_one_scenario_of_many(spellwright: Command, files: Path) -> None:
    assert spellwright("scenario", "run", files, "--id", "good").code == 0
    missing = spellwright("scenario", "run", files, "--id", "none")
    assert missing.code == 2


def test_a_file_that_is_not_there(spellwright: Command) -> None:
    ran = spellwright("scenario", "run", "nowhere.jsonl")
    assert (ran.code, ran.out) == (2, "")


def test_the_scenarios_that_ship_with_the_program(spellwright: Command) -> None:
    ran = spellwright("scenario", "run", "--seeds", "--id", "F1a", "--json")
    assert ran.code == 0
    assert [row["id"] for row in ran.json["results"]] == ["F1a"]


def test_without_files_and_seeds_there_is_nothing_to_run(spellwright: Command) -> None:
    assert spellwright("scenario", "run").code == 2


def test_why_lists_the_events_with_their_numbers(spellwright: Command, files: Path) -> None:
    ran = spellwright("scenario", "why", files / "good.jsonl", "--json")
    (told,) = ran.json["scenarios"]
    assert any(event["text"] == "A casts Lightning Bolt, targeting B" for event in told["events"])


def test_why_explains_one_event_by_number_or_words(spellwright: Command, files: Path) -> None:
    ran = spellwright("scenario", "why", files / "good.jsonl", "deals 3 damage", "--json")
    (event,) = ran.json["scenarios"][0]["events"]
    assert (event["rule"], event["source"]) == ("120.2", "Lightning Bolt")
    again = spellwright("scenario", "why", files / "good.jsonl", event["number"])
    assert "120.2" in again.out


def test_why_says_that_nothing_of_the_sort_happened(spellwright: Command, files: Path) -> None:
    assert spellwright("scenario", "why", files / "good.jsonl", "flibber").code == 2
    assert spellwright("scenario", "why", files / "good.jsonl", 9999).code == 2
