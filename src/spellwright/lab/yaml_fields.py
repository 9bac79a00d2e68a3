"""Reading the fields of a YAML mapping, and the moments, objects and players that its texts name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from spellwright.lab.reading_fields import ScenarioError, possible
from spellwright.lab.scenario import STEPS

_MOMENT = re.compile(r"(?:turn )?(\d+),? (.+)")
_STEPS = {name.replace("_", " "): name for name in STEPS} | {said: name for name, said in STEPS.items()}
_REQUIRED = object()


class Form:
    """A mapping at a place of a scenario, whose fields are taken one by one."""

    def __init__(self, value: Any, where: str) -> None:
        if not isinstance(value, dict):
            raise ScenarioError(f"{where}: a mapping is wanted, not {value!r}")
        self.value, self.where = value, where
        self.taken: dict[Any, None] = {}

    def has(self, name: str) -> bool:
        """Whether the field is there."""
        self.taken[name] = None
        return name in self.value

    def take(self, name: str, otherwise: Any = _REQUIRED) -> Any:
        """A field; without a default it must be there."""
        if not self.has(name):
            if otherwise is _REQUIRED:
                raise ScenarioError(f'{self.where}: the field "{name}" is missing')
            return otherwise
        return self.value[name]

    def text(self, name: str, otherwise: Any = _REQUIRED) -> str:
        """A text."""
        value = self.take(name, otherwise)
        if not isinstance(value, str):
            raise ScenarioError(f'{self.where}: "{name}" is {value!r}; a text is wanted')
        return value

    def form(self, name: str) -> Form:
        """A mapping in a field."""
        return Form(self.take(name), f"{self.where}, {name}")

    def forms(self, name: str) -> list[Form]:
        """A list of mappings in a field, none where it is missing."""
        return [Form(each, f"{self.where}, {name}") for each in self.take(name, [])]

    def pairs(self, name: str) -> Iterable[tuple[str, Any]]:
        """The pairs of a mapping in a field, none where it is missing."""
        if not self.has(name):
            return ()
        return [(str(key), value) for key, value in self.form(name).value.items()]

    def finish(self) -> None:
        """Refuse what was not taken."""
        for name in self.value:
            if name not in self.taken:
                known = [str(each) for each in self.taken]
                raise ScenarioError(f'{self.where}: unknown field "{name}"; {possible(name, known)}')


def moment(said: Any, where: str) -> tuple[int, str]:
    """Turn and step, as the JSON form calls it: "1 precombat main", "turn 2, end".

    Raises:
        ScenarioError: it is no moment.
    """
    found = _MOMENT.fullmatch(str(said).strip())
    if found is None:
        raise ScenarioError(f'{where}: {said!r} is no moment; it is said like "1 precombat main"')
    step = found[2].strip().casefold()
    if step not in _STEPS:
        raise ScenarioError(f"{where}: there is no step {step!r}; {possible(step, _STEPS)}")
    return int(found[1]), _STEPS[step]


def thing(said: Any, where: str) -> dict[str, Any]:
    """An object or player: "A" and "B" are the players, "@name" what has that alias, "copy of X" a copy.

    Raises:
        ScenarioError: it is none.
    """
    if isinstance(said, dict):
        return said
    text = str(said).strip()
    if text in ("A", "B"):
        return {"player": text}
    if text.startswith("@"):
        return {"alias": text[1:]}
    if text.startswith("copy of "):
        return {"name": text.removeprefix("copy of "), "copy": True}
    if not text:
        raise ScenarioError(f"{where}: an object or player is wanted")
    return {"name": text}


def things(said: Any, where: str) -> list[dict[str, Any]]:
    """One or several of them; a text is one, a list several."""
    return [thing(each, where) for each in (said if isinstance(said, list) else [said])]
