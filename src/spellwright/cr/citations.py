"""Find the rule numbers that source files cite: in comments, docstrings, strings that are a number, names of tests."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

LETTERS = "abcdefghijkmnpqrstuvwxyz"
"""The letters of subrules: l and o are skipped, since they look like digits."""

_CITED = re.compile(
    r"""(?<![\w.,$])([1-9]\d\d\.\d+)                     # the rule,
        ((?:[a-km-np-z](?![a-z])                         # perhaps a subrule,
            (?:[-–][a-km-np-z](?![a-z])                  # up to another one,
              |,\s[a-km-np-z](?=[-–,.;:)\]]|$))*)?)      # and further ones of the same rule
        (?![\w%])""",
    re.VERBOSE,
)
_ONLY_A_NUMBER = re.compile(r"[1-9]\d\d(?:\.\d+[a-z]?)?")
_NAMED = re.compile(r"_([1-9]\d\d)_(\d+)([a-z])?(?=_|$)")


@dataclass(frozen=True, slots=True, order=True)
class Citation:
    """One place that cites a rule: its number, the file from the project's root, the line, the test (or "")."""

    number: str
    file: str
    line: int
    test: str = ""

    @property
    def where(self) -> str:
        """The place as the ledger shows it: a test by its name, anything else by its line."""
        return f"{self.file}::{self.test}" if self.test else f"{self.file}:{self.line}"


def numbers_in(text: str) -> tuple[str, ...]:
    """The rules that a text cites, in its order; a range or list of subrules gives each one."""
    return tuple(number for rule, letters in _CITED.findall(text) for number in _spread(rule, letters))


def _spread(rule: str, letters: str) -> Iterator[str]:
    if not letters:
        yield rule
        return
    for part in letters.replace("–", "-").split(","):
        first, _, last = part.strip().partition("-")
        start = LETTERS.index(first)
        yield from (rule + letter for letter in LETTERS[start : LETTERS.index(last or first, start) + 1])


def citations_in(source: str, file: str) -> tuple[Citation, ...]:
    """Every citation of a Python source text, sorted.

    Raises `SyntaxError` if the text is no Python.
    """
    tree = ast.parse(source, file)
    tests = _tests(tree)
    found = [(number, line) for line, text in _comments(source) for number in numbers_in(text)]
    found += [cited for node in ast.walk(tree) for cited in _cited_by(node)]
    return tuple(sorted({Citation(number, file, line, _test_at(tests, line)) for number, line in found}))


def _comments(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def _cited_by(node: ast.AST) -> Iterator[tuple[str, int]]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        for offset, line in enumerate(node.value.value.split("\n")):
            yield from ((number, node.lineno + offset) for number in numbers_in(line))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and _ONLY_A_NUMBER.fullmatch(node.value):
        yield node.value, node.lineno
    elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
        for section, rule, letter in _NAMED.findall(node.name):
            yield f"{section}.{rule}{letter}", node.lineno


def _tests(tree: ast.Module) -> tuple[tuple[int, int, str], ...]:
    return tuple(
        (
            min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]),
            node.end_lineno or node.lineno,
            node.name,
        )
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def _test_at(tests: tuple[tuple[int, int, str], ...], line: int) -> str:
    return next((name for first, last, name in tests if first <= line <= last), "")


def citations_below(root: Path, folder: str) -> tuple[Citation, ...]:
    """Every citation of the Python files below a folder of the project, files in the order of their paths."""
    return tuple(
        citation
        for path in sorted((root / folder).rglob("*.py"))
        for citation in citations_in(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix())
    )
