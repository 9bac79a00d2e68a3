"""The command itself: help, version, exit codes, the package's names."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.cli.conftest import Command

import spellwright as sw
from spellwright.cli import bench, main
from spellwright.play.bench import Figures, calibration


def test_every_command_has_help(spellwright: Command) -> None:
    listed = spellwright("--help").out
    for name in ("duel", "replay", "card", "cards", "coverage", "rules", "scenario", "bench"):
        assert f"  {name} " in listed
        assert spellwright(name, "--help").code == 0


def test_the_version(spellwright: Command) -> None:
    assert spellwright("--version").out.startswith("spellwright ")


def test_it_runs_as_a_module() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "spellwright", "--version"], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout[:12]) == (0, "spellwright ")


def test_the_command_spares_the_collector_what_there_is_at_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(main, "spare_collections", lambda: done.append("spared"))
    monkeypatch.setattr(main, "run", lambda _: done.append("ran"))
    with pytest.raises(SystemExit):
        main.app()
    assert done == ["spared", "ran"]


def test_an_interrupt_ends_with_130(spellwright: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(bench, "measure", interrupted)
    ran = spellwright("bench")
    assert (ran.code, ran.out, ran.err) == (130, "", "interrupted\n")


def test_bench_as_json_has_the_figures_of_the_contract(spellwright: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure", lambda *_: Figures(*map(float, range(11))))
    told = spellwright("bench", "--json").json
    assert told["random_play"] == {"decisions_per_second": 0.0, "games_per_second": 1.0}
    assert list(told)[1:] == [
        "branch_us", "checkpoint_us", "fork_priority_us", "fork_middle_us", "layers_60_permanents_us",
        "trigger_dispatch_us", "payment_us", "cards_read_per_second", "calibration_us",
    ]  # fmt: skip
    assert "calibration us" in spellwright("bench").out


def test_the_calibration_takes_some_time() -> None:
    assert 50 < calibration() < 50_000


def test_the_package_offers_its_names_when_they_are_asked_for() -> None:
    assert all(getattr(sw, name) is not None for name in sw.__all__)
    assert set(sw.__all__) <= set(dir(sw))
    with pytest.raises(AttributeError, match="nonsense"):
        _ = sw.nonsense


def test_importing_the_package_loads_no_room() -> None:
    program = "import sys, spellwright; print([name for name in sys.modules if name.startswith('spellwright.')])"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
