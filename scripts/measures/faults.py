"""For each rule that code must obey: one fault is put into a copy of the project, and a test has to fail on it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from measures.figure import ROOT, Figure, at_most

COPIED = ("src", "tests", "scripts", "pyproject.toml")


@dataclass(frozen=True, slots=True)
class Fault:
    """What is replaced by what in which file, and the tests of which at least one has to fail then."""

    rule: str
    file: str
    sound: str
    faulty: str
    tests: tuple[str, ...]


FAULTS = (
    Fault(
        "ids, not objects, across a change",
        "rules/resolving.py",
        "    yield from happen(game, Resolve(id))\n    yield from ability.resolve(game, id)  # 608.2c\n",
        "    held = game[id]\n    yield from happen(game, Resolve(id))\n    yield from ability.resolve(game, id)\n"
        '    yield from happen(game, LeaveStack(id), rule="608.2n")\n    if held.zone == "stack":\n        return\n',
        ("tests/play/test_branches.py::test_nobody_holds_an_object_across_a_change",),
    ),
    Fault(
        "only apply writes",
        "rules/draw_step.py",
        "    if not game.player(game.active).out:\n",
        "    game.player(game.active).drew_from_empty = False\n    if not game.player(game.active).out:\n",
        ("tests/laws/test_state.py::test_only_an_event_writes_state",),
    ),
    Fault(
        "the state holds immutable values",
        "state/events/turns.py",
        "        game.step = self.step\n",
        "        game.step = self.step\n        game.options = list(game.options)\n",
        ("tests/play/test_branches.py::test_the_state_holds_nothing_mutable",),
    ),
    Fault(
        "each write names the aspect that changes",
        "state/events/effects.py",
        '        o = game.write(self.object, "controller")\n',
        '        o = game.write(self.object, "tapped")\n',
        ("tests/rules/test_layers_cache.py::test_what_is_kept_is_what_would_be_worked_out",),
    ),
    Fault(
        "nothing is missing in a branch",
        "state/game.py",
        "        self.passes = saved.passes\n",
        "        self.passes = 0\n",
        ("tests/play/test_branches.py::test_forks_change_nothing_and_undo_returns",),
    ),
    Fault(
        "undo is the inverse of choose",
        "play/driver.py",
        "        self._go_to(moment.checkpoint, moment.before)\n        return True\n",
        "        self._go_to(moment.checkpoint, moment)\n        return True\n",
        ("tests/play/test_game.py::test_undo_takes_back_the_last_answer_and_no_more_than_there_are",),
    ),
    Fault(
        "no order depends on a set",
        "rules/cleanup_step.py",
        "    damaged = tuple([o.id for o in game.permanents() if o.damage])\n",
        "    damaged = tuple({o.id for o in game.permanents() if o.damage})\n",
        ("tests/laws/test_state.py::test_no_order_depends_on_a_set",),
    ),
    Fault(
        "the rules name no keyword",
        "rules/draw_step.py",
        "    if not game.player(game.active).out:\n",
        '    if not game.player(game.active).out and "dredge" not in game.possible:\n',
        ("tests/laws/test_state.py::test_the_rules_name_no_keyword",),
    ),
    Fault(
        "nothing hidden leaks",
        "play/view.py",
        "    return may_see(state, viewer, id) if viewer else is_public(state, id)\n",
        '    return state[id].zone == "hand" or (may_see(state, viewer, id) if viewer else is_public(state, id))\n',
        ("tests/play/test_secrets.py::test_views_and_logs_tell_nothing_hidden",),
    ),
    Fault(
        "what is offered can be completed",
        "rules/targets.py",
        "    aims = aims_of(game, casting)\n    if not aims:\n        return True\n    if len(aims) == 1:\n",
        "    aims = aims_of(game, casting)\n    if aims:\n        return True\n    if len(aims) == 1:\n",
        ("tests/play/test_no_taking_back.py::test_no_action_is_taken_back",),
    ),
)


def seeded_faults(sample: bool) -> Iterator[Figure]:
    """One fault for each rule that code must obey, and its test fails."""
    missed = []
    faults = FAULTS[::3] if sample else FAULTS
    for fault in faults:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder)
            _copy(copy)
            if not _put_in(copy, fault):
                missed.append(f"{fault.rule}: the place isn't there any more")
            elif _tests_pass(copy, fault.tests):
                missed.append(f"{fault.rule}: its tests pass with the fault")
    for text in missed:
        print(f"  {text}")
    yield at_most(f"faults of {len(faults)} that no test finds", len(missed), 0)


def _copy(folder: Path) -> None:
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, folder / name)


def _put_in(folder: Path, fault: Fault) -> bool:
    path = folder / "src" / "spellwright" / fault.file
    text = path.read_text(encoding="utf-8")
    if text.count(fault.sound) != 1:
        return False
    path.write_text(text.replace(fault.sound, fault.faulty), encoding="utf-8")
    return True


def _tests_pass(folder: Path, tests: tuple[str, ...]) -> bool:
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests],
        cwd=folder,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": f"{folder / 'src'}:{folder}"},
        check=False,
    )
    return ran.returncode != 1
