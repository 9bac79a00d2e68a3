"""The bars that every issue shares: style, types, sizes, laws."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

from measures.figure import ROOT, Figure, at_most, holds, last_lines, run

LONGEST_FILE = 500
LONGEST_FUNCTION = 60


def style_and_types(sample: bool) -> Iterator[Figure]:
    """`ruff` and `mypy --strict` find nothing."""
    for name, command in (("ruff", ("ruff", "check", ".")), ("mypy", ("mypy",))):
        result = run(sys.executable, "-m", *command)
        if result.returncode:
            print(*last_lines(result), sep="\n")
        yield holds(f"{name} clean", result.returncode == 0)


def sizes(sample: bool) -> Iterator[Figure]:
    """No file and no function is too long."""
    files, functions = [(0, "")], [(0, "")]
    for path in (ROOT / "src").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        files.append((text.count("\n"), path.name))
        functions.extend(
            ((node.end_lineno or 0) - node.lineno + 1, f"{path.name} {node.name}")
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        )
    for kind, (length, where), limit in (
        ("file", max(files), LONGEST_FILE),
        ("function", max(functions), LONGEST_FUNCTION),
    ):
        yield at_most(f"lines of the longest {kind} ({where})", length, limit)


def laws(sample: bool) -> Iterator[Figure]:
    """The laws of the design hold."""
    result = run(sys.executable, "-m", "pytest", "-q", "tests/laws")
    if result.returncode:
        print(*last_lines(result, 80), sep="\n")
    yield holds("laws hold", result.returncode == 0, next(iter(last_lines(result, 1)), "")[:60])


FRAME = (style_and_types, sizes, laws)
