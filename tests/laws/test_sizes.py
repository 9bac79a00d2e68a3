"""Laws about size and manners: a file holds one idea, a function one step, and both say what they are."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator

from tests.laws.sources import Source, functions, obey, sources

LONGEST_FILE = 500
LONGEST_FUNCTION = 60
EVERYTHING = ("src/spellwright", "tests", "scripts")
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")


def everything() -> Iterator[Source]:
    """Every Python file of the project."""
    return (source for folder in EVERYTHING for source in sources(folder))


def test_no_file_is_too_long() -> None:
    lengths = ((source.path, source.text.count("\n")) for source in everything())
    obey(f"A file has at most {LONGEST_FILE} lines", (f"  {p}: {n} lines" for p, n in lengths if n > LONGEST_FILE))


def test_no_function_is_too_long() -> None:
    obey(
        f"A function has at most {LONGEST_FUNCTION} lines",
        (
            source.at(function, f"{function.name} has {length} lines")
            for source in everything()
            for function in functions(source.tree)
            if (length := (function.end_lineno or 0) - function.lineno + 1) > LONGEST_FUNCTION
        ),
    )


def test_whatever_is_public_says_what_it_is() -> None:
    obey(
        "A public module, class or function has a docstring",
        (
            f"  {source.path}:{getattr(node, 'lineno', 1)}: {getattr(node, 'name', 'the module')}"
            for source in sources()
            for node in (source.tree, *source.tree.body)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            if not getattr(node, "name", "").startswith("_") and not is_overload(node) and not ast.get_docstring(node)
        ),
    )


def is_overload(node: ast.AST) -> bool:
    """Whether a function is only a signature for the type checker."""
    return any(ast.unparse(d).endswith("overload") for d in getattr(node, "decorator_list", ()))


def test_nothing_is_left_unfinished() -> None:
    obey(
        "Nothing is committed with a note that it is unfinished",
        (
            f"  {source.path}:{token.start[0]}: {token.string}"
            for source in everything()
            for token in tokenize.generate_tokens(io.StringIO(source.text).readline)
            if token.type == tokenize.COMMENT and UNFINISHED.search(token.string)
        ),
    )
