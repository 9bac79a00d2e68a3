"""The scenarios of the seeds: the rulings that the project was asked to reproduce, one scenario for each outcome."""

from __future__ import annotations

from importlib import resources

from spellwright.lab.loading import Malformed, from_text
from spellwright.lab.scenario import Scenario

PACKAGE = "spellwright.lab.seeds"


def seed_scenarios() -> list[Scenario | Malformed]:
    """The scenarios that ship with the package, file by file in the order of their names."""
    files = [file for file in resources.files(PACKAGE).iterdir() if file.name.endswith(".jsonl")]
    found: list[Scenario | Malformed] = []
    for file in sorted(files, key=lambda file: file.name):
        lines = file.read_text(encoding="utf-8").splitlines()
        found += [from_text(line, f"{file.name}:{number}") for number, line in enumerate(lines, 1) if line.strip()]
    return found
