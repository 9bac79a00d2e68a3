"""Turning expectations round: a scenario that passes all the same doesn't show what it says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from spellwright.lab.checking.table import told
from spellwright.lab.scenario import Check, Scenario, Stage


def turned_round(scenario: Scenario) -> Iterator[tuple[str, Scenario]]:
    """The scenario once for each of its expectations, with that one turned round; and what was expected, in words."""
    for number, check in enumerate(scenario.checks):
        checks = (*scenario.checks[:number], opposite(check), *scenario.checks[number + 1 :])
        yield f"check {told(check)}", replace(scenario, checks=checks)
    for place, stage in enumerate(scenario.stages):
        for number, check in enumerate(stage.expect):
            expect = (*stage.expect[:number], opposite(check), *stage.expect[number + 1 :])
            stages = (*scenario.stages[:place], Stage(stage.stop, expect), *scenario.stages[place + 1 :])
            yield f"expect {told(check)}", replace(scenario, stages=stages)


def opposite(check: Check) -> Check:
    """A check of the same kind that can't be fulfilled where this one is.

    Raises:
        ValueError: it isn't known what would be its opposite.
    """
    if isinstance(check.value, bool):
        return replace(check, value=not check.value)
    if isinstance(check.value, int):
        return replace(check, value=check.value + 1)
    if isinstance(check.value, str):
        return replace(check, value=f"not {check.value}")
    if check.count is not None:
        return replace(check, count=check.count + 1)
    if check.op in ("pt", "base_pt"):
        return replace(check, power=check.power + 1)
    if check.op == "life":
        return replace(check, life=check.life + 1)
    if check.op == "damage":
        return replace(check, damage=check.damage + 1)
    if check.op in ("attackers", "blockers"):
        return replace(check, names=(*check.names, "nobody"))
    raise ValueError(f"{check.op} has no opposite")
