"""The word: a value that a card's text can say, with the English that says it.

A word is a frozen, slotted dataclass. Its fields are its meaning; its `ENGLISH` is one template or several, used in both
directions: the reader makes the value from a text, the printer the text from the value. The notation of templates is
described in `spellwright.oracle.notation`. A word may carry three things beside the templates, and no fourth:

* `ok(self) -> bool`: a sense check; a reading for which it is false is dropped,
* `many`: its grammatical number (`True`, `False`, or `None` to pass the surroundings' number on),
* lexical forms, which belong to the reader (`spellwright.oracle.forms`).

A *family* is a plain class below `Word` with empty `__slots__` and no `ENGLISH`; a hole of that type accepts every word
below it. A concrete word has no subclasses.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, TypeVar, dataclass_transform

from spellwright.words.construction import quickly_made
from spellwright.words.remembering import Remembering

Style = tuple[int, tuple[tuple[int, int], ...]]
"""Which template, and for each style slot `(a|b)` of it which alternative: differences without meaning."""

Span = tuple[int, int]
"""The first token of the word in its text, and the one after its last."""


@dataclass(frozen=True, slots=True)
class Word(Remembering):
    """The base of everything that a text can say.

    `style` and `span` tell how and where the word was said. `mark` numbers a phrase that something refers to (every
    target has one): what the phrase denotes is remembered under that number while the text is carried out. `refers` is
    the mark that a reference ("it", "that creature") is bound to; 0 means unbound. None of the four counts when values
    are compared: bindings are compared by their own snapshot.
    """

    ENGLISH: ClassVar[tuple[str, ...] | str] = ()
    SYNONYMS: ClassVar[bool] = False
    """Whether two templates may say the same value in different words."""

    style: Style = field(default=(0, ()), compare=False, repr=False, kw_only=True)
    span: Span = field(default=(0, 0), compare=False, repr=False, kw_only=True)
    mark: int = field(default=0, compare=False, repr=False, kw_only=True)
    refers: int = field(default=0, compare=False, repr=False, kw_only=True)


W = TypeVar("W", bound=Word)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def word(cls: type[W]) -> type[W]:
    """Make a concrete word of a class: a frozen dataclass with slots.

    Slots make a second class; the first is dead afterwards, so nothing may be registered in `__init_subclass__`, and
    zero-argument `super()` doesn't work in a word's methods.
    """
    return quickly_made(dataclass(frozen=True, slots=True)(cls))
