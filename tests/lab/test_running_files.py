"""Whole files of scenarios: every row has a result, whatever happens in it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.lab.stories import POOL, add, expect, row

from spellwright.lab.running_files import run_file


def _file(folder: Path) -> Path:
    rows = [
        row(id="good", expect=[expect("life", player="A", life=20)]) | {"id": "good"},
        row(expect=[expect("life", player="A", life=19)]) | {"id": "bad"},
        row(add("No Such Card")) | {"id": "unknown"},
        {"id": "malformed"},
    ]
    path = folder / "some.jsonl"
    path.write_text("\n".join(map(json.dumps, rows * 2)))
    return path


@pytest.mark.parametrize("workers", [1, 2])
def test_each_row_has_a_result_in_its_place(tmp_path: Path, workers: int) -> None:
    results = run_file(_file(tmp_path), POOL, workers=workers)
    assert [result.status for result in results.results] == ["passed", "failed", "unsupported", "error"] * 2


def test_only_the_ids_that_are_wanted_are_run(tmp_path: Path) -> None:
    results = run_file(_file(tmp_path), POOL, ids=["bad"])
    assert [result.id for result in results.results] == ["bad", "bad"]


def test_progress_is_told(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    run_file(_file(tmp_path), POOL, ids=["good"], progress=lambda done, count: told.append((done, count)))
    assert told == [(1, 2), (2, 2)]


def test_results_are_counted_by_status(tmp_path: Path) -> None:
    found = run_file(_file(tmp_path), POOL, ids=["good", "bad"]).as_json()
    assert (found["passed"], found["failed"], found["unsupported"], found["error"]) == (2, 2, 0, 0)
    assert found["results"][1] == {"id": "bad", "status": "failed", "reason": "expected life A life 19, found 20"}
