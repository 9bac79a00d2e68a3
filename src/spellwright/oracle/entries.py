"""Word classes as the grammar sees them: fields with types and defaults, templates, and what each hole accepts."""

from __future__ import annotations

import ast
import sys
import types
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from enum import Enum
from typing import Any, TypeAlias

from spellwright.oracle.errors import GrammarError
from spellwright.oracle.form import Form
from spellwright.oracle.lists import LISTS
from spellwright.oracle.notation import Given, Hole, Template, scan, walk
from spellwright.words import word as word_module
from spellwright.words.word import Word

BASE_FIELDS = frozenset(each.name for each in fields(Word))
REQUIRED = MISSING
"""The default of a field that has none."""


@dataclass(frozen=True, slots=True)
class FormTarget:
    """A hole that a lexical form fills."""

    form: str


@dataclass(frozen=True, slots=True)
class TypeTarget:
    """A hole that words of some classes or families, or members of some enums, fill."""

    types: tuple[type, ...]

    @property
    def name(self) -> str:
        """What the hole is called in messages."""
        return " or ".join(named(each) for each in self.types)


@dataclass(frozen=True, slots=True)
class ListTarget:
    """A hole that a list fills."""

    item: TypeTarget | FormTarget
    kind: str


Target: TypeAlias = FormTarget | TypeTarget | ListTarget


def named(kind: type) -> str:
    """The name of a word class, family or enum for people: its `NAMED`, else the words of its class name."""
    own = kind.__dict__.get("NAMED")
    if isinstance(own, str):
        return own
    letters = kind.__name__.rstrip("_")
    return "".join(f" {sign.lower()}" if sign.isupper() and at else sign.lower() for at, sign in enumerate(letters))


@dataclass(frozen=True, slots=True)
class Entry:
    """A word class: `defaults` has every field of its own in order, `targets` what each hole accepts."""

    word: type[Word]
    templates: tuple[Template, ...]
    defaults: Mapping[str, object]
    hints: Mapping[str, object]
    targets: dict[Hole, Target] = field(default_factory=dict)
    given: dict[Given, object] = field(default_factory=dict)

    def about(self, template: Template) -> str:
        """Where in the vocabulary: the beginning of every message about a template."""
        return f"{self.word.__name__} {template.source!r}"


class Entries:
    """The entries of a vocabulary, and the namespace and forms that its holes are resolved with."""

    def __init__(self, words: Sequence[type[Word]], namespace: Mapping[str, Any], forms: Mapping[str, Form]) -> None:
        self.namespace = namespace
        self.forms = forms
        self.by_word: dict[type[Word], Entry] = {}
        for each in words:
            if "__dataclass_fields__" not in each.__dict__:
                raise GrammarError(f"{each.__name__} is no concrete word: it lacks the decorator @word")
            self.by_word[each] = self._entry(each)
        for entry in self:
            self._resolve(entry)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.by_word.values())

    def below(self, kinds: Sequence[type]) -> tuple[type, ...]:
        """The word classes with English, and the enums, that a hole of these types accepts; in order."""
        found: list[type] = [kind for kind in kinds if issubclass(kind, Enum)]
        found += [each.word for each in self if each.templates and issubclass(each.word, tuple(kinds))]
        return tuple(found)

    def _entry(self, each: type[Word]) -> Entry:
        english = (each.ENGLISH,) if isinstance(each.ENGLISH, str) else each.ENGLISH
        defaults: dict[str, object] = {}
        for own in fields(each):
            if own.name in BASE_FIELDS:
                continue
            if own.kw_only or not own.init or own.default_factory is not MISSING:
                raise GrammarError(
                    f"{each.__name__}: field {own.name!r} must be a plain field, with a plain default or none"
                )
            defaults[own.name] = own.default
        try:
            templates = tuple(scan(source) for source in english)
        except GrammarError as error:
            raise GrammarError(f"{each.__name__}: {error}") from None
        return Entry(each, templates, defaults, self._hints(each))

    def _hints(self, each: type[Word]) -> dict[str, object]:
        module = sys.modules.get(each.__module__)
        everything = {**vars(typing), **vars(word_module), **self.namespace, **(vars(module) if module else {})}
        said = {f.name for f in fields(each)}
        own = {name: hint for name, hint in each.__annotations__.items() if name in said}  # no class variables
        try:
            return typing.get_type_hints(types.SimpleNamespace(__annotations__=own), everything)
        except NameError as error:
            raise GrammarError(f"{each.__name__}: a field's type isn't in the namespace: {error}") from None

    def _resolve(self, entry: Entry) -> None:
        for template in entry.templates:
            for element in walk(template.elements):
                if isinstance(element, Hole | Given) and element.field not in entry.defaults:
                    raise GrammarError(f"{entry.about(template)}: no field {element.field!r}")
                if isinstance(element, Hole):
                    entry.targets[element] = self._target(entry, template, element)
                elif isinstance(element, Given):
                    entry.given[element] = self._value(entry, template, element)

    def _target(self, entry: Entry, template: Template, hole: Hole) -> Target:
        """What a hole accepts: by its `how`, else by the declared type of its field."""
        where = f"{entry.about(template)}: {hole}"
        declared = members_of(entry.hints[hole.field])
        items = [typing.get_args(each)[0] for each in declared if typing.get_origin(each) is tuple]
        if hole.how is not None and hole.how in self.forms:
            return FormTarget(hole.how)
        if items:
            if len(declared) > 1 or len(typing.get_args(declared[0])) != 2:
                raise GrammarError(f"{where}: a list has the type tuple[something, ...]")
            kind = hole.how or "series"
            if kind not in LISTS:
                raise GrammarError(f"{where}: {kind!r} is no list and no form")
            return ListTarget(self._typed(where, members_of(items[0])), kind)
        if hole.how in LISTS:
            raise GrammarError(f"{where}: only a tuple is a list")
        if hole.how is None:
            return self._typed(where, declared)
        return self._narrower(where, declared, hole.how)

    def _typed(self, where: str, declared: Sequence[object]) -> TypeTarget | FormTarget:
        if bool in declared:
            raise GrammarError(f"{where}: a bool is said by {{field?words}} or {{field=True}}")
        if declared == (int,) and "int" in self.forms:
            return FormTarget("int")
        for each in declared:
            if not isinstance(each, type) or not issubclass(each, Word | Enum):
                name = each.__name__ if isinstance(each, type) else str(each)
                raise GrammarError(f"{where}: a field of the type {name} needs a form")
        target = TypeTarget(tuple(each for each in declared if isinstance(each, type)))
        return self._inhabited(where, target)

    def _narrower(self, where: str, declared: Sequence[object], how: str) -> TypeTarget:
        kind = self.namespace.get(how)
        if not isinstance(kind, type) or not issubclass(kind, Word | Enum):
            raise GrammarError(f"{where}: {how!r} is no form, no list and no word class or enum of the namespace")
        for each in declared:
            if isinstance(each, type) and self._shared(kind, each):
                return self._inhabited(where, TypeTarget((kind,)))
        raise GrammarError(f"{where}: no {how} is of the field's type")

    def _shared(self, one: type, other: type) -> bool:
        """Whether whatever is of one type is of the other. Two families may share their words."""
        return issubclass(one, other) or all(issubclass(each, other) for each in self.below((one,)))

    def _inhabited(self, where: str, target: TypeTarget) -> TypeTarget:
        for each in target.types:
            if not self.below((each,)):
                raise GrammarError(f"{where}: no word with English is a {each.__name__}")
        return target

    def _value(self, entry: Entry, template: Template, given: Given) -> object:
        try:
            return self._evaluated(ast.parse(given.expression.strip(), mode="eval").body)
        except (SyntaxError, ValueError, LookupError, AttributeError, TypeError) as error:
            raise GrammarError(
                f"{entry.about(template)}: {{{given.field}={given.expression}}} is no value: {error}"
            ) from None

    def _evaluated(self, node: ast.expr) -> object:
        """The value of a literal, a name of the namespace, a member of an enum, a tuple, or a word built of such."""
        match node:
            case ast.Constant(value):
                return value
            case ast.Name(name):
                return self.namespace[name]
            case ast.Attribute(value, name):
                return getattr(self._evaluated(value), name)
            case ast.Tuple(items):
                return tuple(self._evaluated(each) for each in items)
            case ast.Call(made, arguments, keywords):
                kind: Any = self._evaluated(made)
                if not isinstance(kind, type) or not issubclass(kind, Word):
                    raise TypeError("only words are built in a template")
                build: Callable[..., Word] = kind
                by_name = {each.arg: self._evaluated(each.value) for each in keywords if each.arg}
                return build(*(self._evaluated(each) for each in arguments), **by_name)
            case _:
                raise ValueError("not a literal, a name, or a word built of such")


def members_of(hint: object) -> tuple[object, ...]:
    """The types of a union without None; of anything else itself."""
    if typing.get_origin(hint) in (types.UnionType, typing.Union):
        return tuple(each for each in typing.get_args(hint) if each is not type(None))
    return (hint,)
