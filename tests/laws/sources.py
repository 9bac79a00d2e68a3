"""The project's own source, parsed once, for the laws to look at."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "src/spellwright"


@dataclass(frozen=True)
class Source:
    """A Python file: its path from the project's root, its room ("" outside of any), its text and its tree."""

    path: str
    room: str
    text: str
    tree: ast.Module

    def at(self, node: ast.stmt | ast.expr, what: str) -> str:
        """One line of a failure message, which an editor can jump to."""
        return f"  {self.path}:{node.lineno}: {what}"


@cache
def sources(folder: str = PACKAGE) -> tuple[Source, ...]:
    """Every Python file below a folder of the project, scripts without a suffix included."""
    found = []
    for path in sorted((ROOT / folder).rglob("*")):
        if not path.is_file() or not _is_python(path):
            continue
        relative = path.relative_to(ROOT).as_posix()
        parts = relative.removeprefix(PACKAGE + "/").split("/")
        room = parts[0] if relative.startswith(PACKAGE) and len(parts) > 1 else ""
        text = path.read_text(encoding="utf-8")
        found.append(Source(relative, room, text, ast.parse(text, relative)))
    return tuple(found)


def _is_python(path: Path) -> bool:
    if path.suffix == "":
        with path.open("rb") as file:
            return file.readline().startswith(b"#!") and b"python" in path.read_bytes().split(b"\n", 1)[0]
    return path.suffix == ".py"


def rooms(*names: str) -> Iterator[Source]:
    """The files of some rooms."""
    return (source for source in sources() if source.room in names)


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function and method, nested ones included."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def obey(law: str, violations: Iterable[str]) -> None:
    """Fail with the law and every place that breaks it."""
    broken = list(violations)
    assert not broken, "\n".join([f"{law}; {len(broken)} broken:", *broken])
