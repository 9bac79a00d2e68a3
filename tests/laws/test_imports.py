"""Laws about imports: the rooms and their one direction."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from tests.laws.sources import Source, functions, obey, sources

ORDER = (
    ("cr",),
    ("words",),
    ("state",),
    ("rules",),
    ("actions",),
    ("keywords",),
    ("oracle",),
    ("cards",),
    ("play",),
    ("lab", "sim", "env"),
    ("server",),
    ("cli",),
)
PLACE = {room: place for place, names in enumerate(ORDER) for room in names}


def imported(source: Source) -> Iterator[tuple[ast.stmt, str]]:
    """What a file imports from the project, `TYPE_CHECKING` blocks included: the statement and the full module name."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            yield from ((node, alias.name) for alias in node.names if alias.name.split(".")[0] == "spellwright")
        elif isinstance(node, ast.ImportFrom) and node.module == "spellwright":
            yield from ((node, f"spellwright.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("spellwright."):
            yield node, str(node.module)


def wrong_way(source: Source, module: str) -> bool:
    """Whether a file may not import a module: its room stands to the right, or beside."""
    room = module.split(".")[1] if "." in module else ""
    return room != source.room and PLACE.get(room, len(ORDER)) >= PLACE[source.room]


def test_every_room_has_its_place() -> None:
    obey("Rooms are those of the design", (f"  {s.path}" for s in sources() if s.room and s.room not in PLACE))


def test_a_file_imports_only_from_rooms_to_its_left() -> None:
    obey(
        "A file imports only from its own room or rooms to its left",
        (
            source.at(node, f"{source.room} imports {module}")
            for source in sources()
            if source.room in PLACE
            for node, module in imported(source)
            if wrong_way(source, module)
        ),
    )


@pytest.mark.parametrize(("room", "module", "wrong"), [
    ("rules", "spellwright.keywords.flying", True),
    ("rules", "spellwright.rules.priority", False),
    ("rules", "spellwright.state.game", False),
    ("lab", "spellwright.sim.many", True),
    ("cr", "spellwright", True),
    ("cli", "spellwright.unheard_of", True),
])  # fmt: skip
def test_the_direction_itself(room: str, module: str, wrong: bool) -> None:
    assert wrong_way(Source("", room, "", ast.Module([], [])), module) is wrong


def test_no_import_inside_a_function() -> None:
    obey(
        "Imports stand at the top of a file",
        (
            source.at(node, f"import inside {function.name}")
            for source in sources()
            for function in functions(source.tree)
            for node in ast.walk(function)
            if isinstance(node, ast.Import | ast.ImportFrom)
        ),
    )


def test_no_star_import_and_no_relative_one() -> None:
    obey(
        "Imports name what they import, by its full name",
        (
            source.at(node, "import * or relative import")
            for source in (*sources(), *sources("tests"))
            for node in ast.walk(source.tree)
            if isinstance(node, ast.ImportFrom) and (node.level or any(alias.name == "*" for alias in node.names))
        ),
    )


def test_no_deepcopy() -> None:
    obey(
        "deepcopy is banned: the state branches, words are values",
        (
            source.at(node, "deepcopy")
            for source in sources()
            for node in ast.walk(source.tree)
            if (isinstance(node, ast.Attribute) and node.attr == "deepcopy")
            or (isinstance(node, ast.ImportFrom) and any(alias.name == "deepcopy" for alias in node.names))
        ),
    )
