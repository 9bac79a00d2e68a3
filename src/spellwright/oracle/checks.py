"""Load-time checks: what would make reading lossy or printing wrong is an error before any text is read.

Each error names the class and the template. Whether holes have types that words can fill is checked where they are
resolved (`spellwright.oracle.entries`), left recursion where beginnings are computed (`spellwright.oracle.starts`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spellwright.oracle.entries import REQUIRED, Entries, Entry
from spellwright.oracle.errors import GrammarError
from spellwright.oracle.form import Form
from spellwright.oracle.lists import LISTS
from spellwright.oracle.notation import (
    SURROUNDINGS,
    Agreement,
    Element,
    Flag,
    FullStop,
    Given,
    Group,
    Hole,
    Phrase,
    Template,
    Variant,
    fields_of,
    walk,
)
from spellwright.oracle.variants import is_variant
from spellwright.words.word import Word

NUMBERS = ("one", "many", "bare", "past", "participle")


def check_forms(forms: Mapping[str, Form]) -> None:
    """Raise a `GrammarError` where a form is called like a list."""
    for name in forms:
        if name in LISTS:
            raise GrammarError(f"form {name!r}: a list has this name")


def check(entries: Entries, variants: Sequence[str]) -> None:
    """Raise a `GrammarError` for the first thing that is wrong with a word class or a template."""
    concrete = set(entries.by_word)
    for entry in entries:
        _check_class(entry, concrete)
        for template in entry.templates:
            _check_fields(entry, template)
            _check_defaults(entry, template)
            for element in walk(template.elements):
                _check_element(entry, template, element, variants)
        _check_synonyms(entry)


def _check_class(entry: Entry, concrete: set[type[Word]]) -> None:
    for above in entry.word.__mro__[1:]:
        if above in concrete:
            raise GrammarError(
                f"{entry.word.__name__}: it is below {above.__name__}, and a concrete word has no subclasses"
            )
        if issubclass(above, Word) and above is not Word and above.__dict__.get("ENGLISH"):
            raise GrammarError(
                f"{entry.word.__name__}: the family {above.__name__} has English; is it a word without @word?"
            )
        if issubclass(above, Word) and above is not Word and above.__dict__.get("__slots__") != ():
            raise GrammarError(f"{entry.word.__name__}: the family {above.__name__} needs __slots__ = ()")
    if "__slots__" not in entry.word.__dict__:
        raise GrammarError(f"{entry.word.__name__}: a word is made by @word, with slots")


def _check_fields(entry: Entry, template: Template) -> None:
    """Every hole names a field, and no field is said twice."""
    mentioned = [each.field for each in walk(template.elements) if isinstance(each, Hole | Flag | Given)]
    for name in mentioned:
        if name not in entry.defaults:
            raise GrammarError(f"{entry.about(template)}: no field {name!r}")
        if mentioned.count(name) > 1:
            raise GrammarError(f"{entry.about(template)}: field {name!r} stands in it twice")


def _check_defaults(entry: Entry, template: Template) -> None:
    """A field without default stands in every template, and not where it may be left out."""
    mentioned = template.fields()
    for name, default in entry.defaults.items():
        if default is REQUIRED and name not in mentioned:
            raise GrammarError(f"{entry.about(template)}: field {name!r} has no default and no hole")


def _check_element(entry: Entry, template: Template, element: Element, variants: Sequence[str]) -> None:
    where = entry.about(template)
    if isinstance(element, Group):
        _check_group(entry, where, element)
    elif isinstance(element, Flag):
        if entry.hints[element.field] is not bool:
            raise GrammarError(f"{where}: {{{element.field}?…}} is for a bool")
        if not element.words.folded:
            raise GrammarError(f"{where}: {{{element.field}?}} has no words")
    elif isinstance(element, Variant) and not is_variant(element.source, variants):
        raise GrammarError(f"{where}: ({element.source}) is no entry of VARIANTS, so it would lose meaning")
    elif isinstance(element, Agreement):
        of = element.agrees_with
        if of is not None and of != SURROUNDINGS and of not in entry.defaults:
            raise GrammarError(f"{where}: an agreement with {of!r}, which is no field")
    elif isinstance(element, Hole) and element.number not in (None, *NUMBERS, *entry.defaults):
        raise GrammarError(f"{where}: {element}: {element.number!r} is no field, and none of {', '.join(NUMBERS)}")


def _check_group(entry: Entry, where: str, group: Group) -> None:
    inside = fields_of(group.elements)
    if not inside:
        raise GrammarError(f"{where}: '[…]' without a field loses information")
    for name in inside:
        if entry.defaults[name] is REQUIRED:
            raise GrammarError(f"{where}: {name!r} in '[…]' needs a default")


def _check_synonyms(entry: Entry) -> None:
    """Two templates that tell the same things apart say the same value in different words."""
    if entry.word.SYNONYMS:
        return
    seen: dict[tuple[str, ...], Template] = {}
    for template in entry.templates:
        told = _told(entry, template.elements)
        if told in seen:
            raise GrammarError(
                f"{entry.about(template)}: it tells no more apart than {seen[told].source!r}; "
                "if the two mean the same, declare SYNONYMS = True"
            )
        seen[told] = template


def _told(entry: Entry, elements: Sequence[Element]) -> tuple[str, ...]:
    """What elements tell apart: holes with their forms and numbers, flags and set values, not words."""
    told: list[str] = []
    for element in elements:
        match element:
            case Hole(name, how, number):
                told.append(f"{name}" if how in LISTS else f"{name}:{how}@{number}")
            case Flag(name, _):
                told.append(f"{name}?")
            case Given(name, _):
                told.append(f"{name}={entry.given[element]!r}")
            case Group(inside):
                told.append(f"[{' '.join(_told(entry, inside))}]")
            case Phrase() | Agreement() | Variant() | FullStop():
                pass
    return tuple(sorted(told))
