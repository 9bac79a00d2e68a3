"""The form of scenarios for people: YAML with the same meaning as the JSON lines (see docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from pathlib import Path
from typing import Any

import yaml

from spellwright.lab.loading import Malformed, scenario
from spellwright.lab.reading_fields import Fields, ScenarioError
from spellwright.lab.scenario import Scenario
from spellwright.lab.yaml_checks import check
from spellwright.lab.yaml_commands import answer, command
from spellwright.lab.yaml_fields import Form, moment
from spellwright.lab.yaml_setup import definition, settings

ENDINGS = (".yaml", ".yml")
PLAYERS = ("A", "B")


def load_yaml(path: Path) -> Iterator[Scenario | Malformed]:
    """The scenarios of a YAML file: one in each document.

    Raises:
        OSError: the file can't be read.
    """
    text = path.read_text(encoding="utf-8")
    try:
        documents = list(yaml.load_all(text, _Loader))
    except yaml.YAMLError as error:
        yield Malformed(path.name, f"{path.name}: no YAML: {' '.join(str(error).split())}")
        return
    for number, document in enumerate((d for d in documents if d is not None), 1):
        yield from_document(document, path.name if len(documents) == 1 else f"{path.name}, document {number}")


def from_document(document: Any, where: str) -> Scenario | Malformed:
    """The scenario that a document says; `where` is its place, for messages."""
    name = document.get("scenario") if isinstance(document, dict) else None
    try:
        return scenario(Fields(as_json(Form(document, where)), where))
    except ScenarioError as error:
        return Malformed(name if isinstance(name, str) else where, str(error))


def as_json(form: Form) -> dict[str, Any]:
    """The same scenario as an object of the JSON form.

    Raises:
        ScenarioError: it is malformed.
    """
    setup: list[dict[str, Any]] = [definition(each) for each in form.forms("define")]
    for player in PLAYERS:
        if form.has(player):
            setup += settings(form.form(player), player)
    checks: list[dict[str, Any]] = []
    script = [item for at, said in form.pairs("turns") for item in _items(form, at, said, checks)]
    answers = [answer(said, player, form.where) for player, given in form.pairs("answers") for said in _list(given)]
    turn, step = moment(form.take("stop"), form.where)
    made: dict[str, Any] = {
        "id": form.text("scenario"),
        "rule": str(form.take("rule", "")),
        "note": form.text("note", ""),
        "setup": setup,
        "script": script,
        "choices": answers,
        "checks": checks,
        "stop": {"turn": turn, "step": step},
        "expect": [check(said, form.where) for said in _list(form.take("expect", []))],
        "options": _options(form, setup),
    }
    form.finish()
    return made


def _items(form: Form, at: str, said: Any, checks: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    turn, step = moment(at, form.where)
    for each in _list(said):
        made = command(each, f"{form.where}, {at}")
        if made["op"] == "check":
            checks.append(check(made.pop("that"), f"{form.where}, {at}"))
            made["check"] = len(checks) - 1
        yield {"turn": turn, "step": step, **made}


def _options(form: Form, setup: list[dict[str, Any]]) -> dict[str, Any]:
    """Libraries of which something is said aren't shuffled, unless that is said, too."""
    options: dict[str, Any] = dict(form.take("options", {}))
    if any(setting.get("zone") == "library" for setting in setup):
        options.setdefault("shuffle", False)
    return options


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


class _Loader(yaml.SafeLoader):
    """A safe loader that refuses the same key twice: YAML would keep the last one only."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        twice = next((key for key in keys if keys.count(key) > 1), None)
        if twice is not None:
            problem = f"the key {twice!r} stands there twice"
            raise yaml.constructor.ConstructorError(None, None, problem, node.start_mark)
        return super().construct_mapping(node, deep)
