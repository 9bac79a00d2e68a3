"""A figure with its threshold, and what bars need to take one."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared"
"""Card data and scenarios that the project measures itself by but doesn't ship; a bar that needs them says so."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured value, the threshold in words, and whether it is met."""

    name: str
    value: float | str
    threshold: str
    ok: bool

    def __str__(self) -> str:
        value = f"{self.value:,.4g}" if isinstance(self.value, float) else f"{self.value}"
        return f"{self.name + ' ':.<58} {value:>12}  {self.threshold:<18} {'ok' if self.ok else 'MISS'}"


Bar = Callable[[bool], Iterable[Figure]]
"""Takes whether a small, seeded sample is wanted, and yields figures. Its docstring is the bar in a few words."""


def at_least(name: str, value: float, limit: float) -> Figure:
    """A figure that has to reach a limit."""
    return Figure(name, value, f"at least {limit:,}", value >= limit)


def at_most(name: str, value: float, limit: float) -> Figure:
    """A figure that may not exceed a limit."""
    return Figure(name, value, f"at most {limit:,}", value <= limit)


def holds(name: str, found: bool, detail: str = "") -> Figure:
    """Something that is simply so, or not."""
    return Figure(name, detail or ("yes" if found else "no"), "yes", found)


def run(*command: str, seconds: float = 3600) -> subprocess.CompletedProcess[str]:
    """Run a command in the project's root and give back what it printed."""
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=seconds, check=False)


def last_lines(result: subprocess.CompletedProcess[str], count: int = 25) -> Sequence[str]:
    """The end of what a failed command printed, to show beside its figure."""
    return (result.stdout + result.stderr).strip().splitlines()[-count:]
