"""The machinery of the bars: what is a miss, and that a miss is told by the exit code."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"

PROGRAM = """
import runpy, sys
from measures import game
from measures.figure import at_least, at_most
def good(sample): yield at_least("good", 2 if sample else 3, 2)
def bad(sample): yield at_most("bad", 5000, 4)
def broken(sample): yield at_least("broken", 1 / 0, 1)
game.BARS = (good, bad, broken)
sys.argv[0] = "bars"
runpy.run_path("bars", run_name="__main__")
"""


def bars(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments], cwd=SCRIPTS, capture_output=True, text=True, check=False
    )


def test_figures_that_meet_their_threshold_pass() -> None:
    result = bars("game", "--only", "good")
    assert result.returncode == 0
    assert result.stdout.split("\n")[0].split() == ["good", "." * 53, "3", "at", "least", "2", "ok"]


def test_a_sample_is_passed_on() -> None:
    assert " 2  at least 2 " in bars("game", "--only", "good", "--sample").stdout


@pytest.mark.parametrize(("bar", "says"), [("bad", "at most 4"), ("broken", "ZeroDivisionError")])
def test_a_miss_or_an_exception_fails(bar: str, says: str) -> None:
    result = bars("game", "--only", bar)
    assert result.returncode == 1
    assert says in result.stdout
    assert "MISS" in result.stdout
    assert "1 missed" in result.stdout


def test_one_broken_bar_does_not_hide_the_others() -> None:
    assert bars("game").stdout.count("MISS") == 2


def test_a_name_without_bars_is_wrong_usage() -> None:
    assert bars("game", "--only", "nothing").returncode == 2
