"""What came of scenarios: for each whether it passed, failed, is unsupported or in error; and all together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

PASSED, FAILED, UNSUPPORTED, ERROR = "passed", "failed", "unsupported", "error"
STATUSES = (PASSED, FAILED, UNSUPPORTED, ERROR)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one scenario: its status, the reason unless it passed, and the last lines of the game's log."""

    id: str
    status: str
    reason: str = ""
    log: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Results:
    """The results of several scenarios, in their order."""

    results: tuple[Result, ...]

    def count(self, status: str) -> int:
        """How many have that status."""
        return Counter(result.status for result in self.results)[status]

    def as_json(self) -> dict[str, Any]:
        """The contract of the command line: numbers by status, and a row for each scenario."""
        rows = [{"id": r.id, "status": r.status, "reason": r.reason} for r in self.results]
        return {**{status: self.count(status) for status in STATUSES}, "results": rows}

    @staticmethod
    def together(parts: Sequence[Results]) -> Results:
        """The results of several files as one."""
        return Results(tuple(result for part in parts for result in part.results))
