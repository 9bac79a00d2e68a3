"""Laws about the state: who writes it, in which order it is read; and no keyword is named where hooks are asked."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from tests.laws.sources import Source, obey, rooms

from spellwright.cr.index import between, heading

WRITERS = ("write", "write_player", "touch")
PLAYING = ("words", "state", "rules", "actions", "keywords", "oracle", "play", "lab", "sim", "env")
ORDERED = ("state", "rules", "actions", "keywords")
IN_ORDER = ("tuple", "list", "enumerate", "iter", "map", "filter", "zip", "chain", "dict", "reversed", "join", "extend")


def is_own(node: ast.expr) -> bool:
    """Whether an attribute is that of the object whose method runs, or of a running procedure's scene: no state."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return isinstance(node, ast.Name) and node.id in ("self", "cls", "scene")


def is_scratch(source: Source) -> bool:
    """Whether a file keeps things of its own besides the state: a board (613), a discourse, a running game's face."""
    return "/rules/layer_" in source.path or source.room in ("oracle", "cards", "play", "lab")


def writes(tree: ast.AST) -> Iterator[tuple[ast.stmt | ast.expr, str]]:
    """Where something else than `self` is written to: an attribute stored, or the state's own writers called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del) and not is_own(node.value):
            yield node, f"stores {ast.unparse(node)}"
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in WRITERS
            and len(node.args) == 2
        ):
            yield node, f"calls {ast.unparse(node.func)}"
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "setattr":
            yield node, "calls setattr"


def may_write(source: Source, node: ast.stmt | ast.expr) -> bool:
    """Whether this is the state itself, or an event's `apply`, or a function beside the events that `apply` calls."""
    if source.room != "state" or "/events/" not in source.path:
        return source.room == "state"
    methods = [
        m
        for c in ast.walk(source.tree)
        if isinstance(c, ast.ClassDef)
        for m in c.body
        if isinstance(m, ast.FunctionDef)
    ]
    return all(
        m.name == "apply" or m.name.startswith("_") for m in methods if m.lineno <= node.lineno <= (m.end_lineno or 0)
    )


GATES = frozenset({"record", "record_together"})
"""What calls `apply`, and keeps the history."""


def writers() -> set[str]:
    """The functions beside the events that write, for `apply` to call; `record` and `record_together` are the gates."""
    return {
        function.name
        for source in rooms("state")
        if "/events/" in source.path
        for function in source.tree.body
        if isinstance(function, ast.FunctionDef) and function.name not in GATES and any(writes(function))
    }


def test_only_an_event_writes_state() -> None:
    obey(
        "State is written only by an event's apply",
        (
            source.at(node, what)
            for source in rooms(*PLAYING)
            for node, what in writes(source.tree)
            if not may_write(source, node) and not (is_scratch(source) and what.startswith(("stores", "calls setattr")))
        ),
    )


def test_what_writes_for_an_event_stays_with_the_events() -> None:
    hidden = writers()
    obey(
        "What writes for an event is called by events only",
        (
            source.at(node, f"imports {alias.name}")
            for source in rooms(*PLAYING)
            if "/state/events/" not in source.path
            for node in ast.walk(source.tree)
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("spellwright.state.events")
            for alias in node.names
            if alias.name in hidden
        ),
    )


@pytest.mark.parametrize(
    "text",
    ["game.turn = 1", "game.players[0].life -= 3", "game.write(o, 'tapped')", "setattr(game, 'turn', 1)", "del o.note"],
)
def test_a_write_is_found(text: str) -> None:
    assert list(writes(ast.parse(text)))


def unordered(node: ast.expr) -> bool:
    """Whether an expression is plainly a set, whose order isn't the same in every process."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, ast.BitOr | ast.BitAnd | ast.BitXor | ast.Sub) and (
            unordered(node.left) or unordered(node.right)
        )
    return isinstance(node, ast.Set | ast.SetComp) or (
        isinstance(node, ast.Call) and ast.unparse(node.func) in ("set", "frozenset")
    )


def walks_over_sets(tree: ast.AST) -> Iterator[ast.expr]:
    """Where the order of a set would matter: a loop, a comprehension, or a sequence made of it."""
    for node in ast.walk(tree):
        walked: list[ast.expr] = []
        if isinstance(node, ast.For | ast.comprehension):
            walked = [node.iter]
        elif isinstance(node, ast.Starred):
            walked = [node.value]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in IN_ORDER:
            walked = node.args
        yield from filter(unordered, walked)


def test_no_order_depends_on_a_set() -> None:
    obey(
        "Sets are asked, never walked: sort them, or use a tuple",
        (source.at(node, ast.unparse(node)) for source in rooms(*ORDERED) for node in walks_over_sets(source.tree)),
    )


@pytest.mark.parametrize("text", ["for x in {1, 2}: pass", "[x for x in set(y)]", "tuple(a | {b})", "f(*frozenset(y))"])
def test_a_walk_over_a_set_is_found(text: str) -> None:
    assert list(walks_over_sets(ast.parse(text)))


HOMONYMS = frozenset({"defender"})
"""Names that combat needs for something else: who or what is attacked."""
KEYWORDS = frozenset(heading(number).casefold() for number in between("702.2", "702.188") if number[-1].isdigit())


def names(tree: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """The attributes and strings of a tree as plain words."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node, node.attr.replace("_", " ").casefold()
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node, node.value.replace("_", " ").casefold()


def test_the_rules_name_no_keyword() -> None:
    obey(
        "The rules ask hooks and name no keyword ability",
        (
            source.at(node, name)
            for source in rooms("state", "rules")
            for node, name in names(source.tree)
            if name in KEYWORDS - HOMONYMS
        ),
    )


def test_the_keywords_that_the_rules_may_not_name_are_known() -> None:
    assert {"flying", "double strike", "morph", "web-slinging"} <= KEYWORDS
