"""Laws about rule numbers: each cited one exists, and each event cites the rule that it carries out."""

from __future__ import annotations

import ast

import pytest
from tests.laws.sources import ROOT, obey, rooms

from spellwright.cr.citations import citations_below, citations_in
from spellwright.cr.index import exists


@pytest.mark.parametrize("folder", ["src", "tests", "scripts"])
def test_every_cited_rule_exists(folder: str) -> None:
    obey(
        "A cited number is a rule of the pinned edition",
        (
            f"  {citation.where}: there is no rule {citation.number}"
            for citation in citations_below(ROOT, folder)
            if not exists(citation.number) and not citation.file.startswith(("tests/laws/", "tests/cr/"))
        ),
    )


@pytest.mark.parametrize(
    "text", ["# 601.99\n", '"""599.1."""\n', 'class A:\n    RULE = "702.999"\n', 'f(rule="601.2z")\n']
)
def test_a_number_that_does_not_exist_is_found(text: str) -> None:
    assert [citation for citation in citations_in(text, "example.py") if not exists(citation.number)]


def test_every_event_cites_its_rule() -> None:
    obey(
        "A class of events that has an apply of its own has a RULE of its own",
        (
            source.at(node, f"class {node.name} has no RULE")
            for source in rooms("state")
            if "/events/" in source.path
            for node in ast.walk(source.tree)
            if isinstance(node, ast.ClassDef) and is_event(node) and not names_of(node) & {"RULE"}
        ),
    )


def names_of(node: ast.ClassDef) -> set[str]:
    """What a class defines in its body: fields, attributes and methods."""
    found = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
    for item in node.body:
        targets = (
            item.targets if isinstance(item, ast.Assign) else [item.target] if isinstance(item, ast.AnnAssign) else []
        )
        found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def is_event(node: ast.ClassDef) -> bool:
    """Whether a class is a kind of change that is logged: it applies itself, and isn't book-keeping."""
    return "apply" in names_of(node) and "Bookkeeping" not in (node.name, *map(ast.unparse, node.bases))
