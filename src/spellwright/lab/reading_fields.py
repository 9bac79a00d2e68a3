"""Reading the fields of a JSON object, with messages that say what is wrong, where, and what would be possible."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any, TypeVar

from spellwright.lab.scenario import PLAYERS, STEPS
from spellwright.words.procedure import Id

T = TypeVar("T")


class ScenarioError(Exception):
    """A scenario is malformed; the message says where, and what would be possible."""


def possible(wanted: object, known: Iterable[str]) -> str:
    """A sentence that offers what was meant perhaps, or everything that is known."""
    names = sorted(known)
    near = get_close_matches(str(wanted), names, 1)
    return f'did you mean "{near[0]}"?' if near else f"possible: {', '.join(names)}"


class Fields:
    """A JSON object at a place of a scenario, whose fields are taken one by one."""

    def __init__(self, value: Any, where: str) -> None:
        if not isinstance(value, Mapping):
            raise ScenarioError(f"{where}: an object is wanted, not {value!r}")
        self.value, self.where = value, where
        self.taken: dict[str, None] = {}

    def finish(self, *ignored: str) -> None:
        """Refuse what was not taken, but for fields that are passed over."""
        for name in self.value:
            if name not in self.taken and name not in ignored:
                raise ScenarioError(f'{self.where}: unknown field "{name}"; {possible(name, (*self.taken, *ignored))}')

    def has(self, name: str) -> bool:
        """Whether the field is there and not null."""
        self.taken[name] = None
        return self.value.get(name) is not None

    def take(self, name: str, kind: type[T], wanted: str, otherwise: T | None = None) -> T:
        """A field of a kind; without a default it must be there."""
        if not self.has(name):
            if otherwise is None:
                raise ScenarioError(f'{self.where}: the field "{name}" is missing')
            return otherwise
        value = self.value[name]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise ScenarioError(f'{self.where}: "{name}" is {value!r}; {wanted} is wanted')
        return value

    def text(self, name: str, otherwise: str | None = None) -> str:
        """A text."""
        return self.take(name, str, "a text", otherwise)

    def number(self, name: str, otherwise: int | None = None) -> int:
        """A whole number."""
        return self.take(name, int, "a whole number", otherwise)

    def flag(self, name: str, otherwise: bool | None = None) -> bool:
        """True or false."""
        return self.take(name, bool, "true or false", otherwise)

    def one_of(self, name: str, known: Mapping[str, T], otherwise: str | None = None) -> T:
        """What one of several texts stands for."""
        text = self.text(name, otherwise)
        if text not in known:
            raise ScenarioError(f'{self.where}: "{name}" is {text!r}; {possible(text, known)}')
        return known[text]

    def player(self, name: str = "player") -> Id:
        """A player."""
        return self.one_of(name, PLAYERS)

    def player_or_nobody(self, name: str) -> Id:
        """A player, or nobody where the field is missing or null."""
        return self.player(name) if self.has(name) else 0

    def step(self, name: str = "step") -> str:
        """A step, as the rules call it."""
        return self.one_of(name, STEPS)

    def texts(self, name: str) -> tuple[str, ...]:
        """Several texts; none where the field is missing."""
        found: list[Any] = self.take(name, list, "a list of texts", [])
        for value in found:
            if not isinstance(value, str):
                raise ScenarioError(f'{self.where}: "{name}" holds {value!r}; texts are wanted')
        return tuple(found)

    def numbers(self, name: str) -> tuple[tuple[str, int], ...]:
        """Names with a whole number each."""
        inner = self.inner(name)
        found = tuple((each, inner.number(each)) for each in inner.value)
        inner.finish()
        return found

    def each(self, name: str, read: Callable[[Fields], T], *, required: bool = False) -> tuple[T, ...]:
        """A list of objects, each read in its place."""
        found: list[Any] = self.take(name, list, "a list", None if required else [])
        return tuple(read(Fields(value, f"{self.where}, {name}[{number}]")) for number, value in enumerate(found))

    def inner(self, name: str) -> Fields:
        """An object in a field."""
        return Fields(self.take(name, dict, "an object"), f"{self.where}, {name}")
