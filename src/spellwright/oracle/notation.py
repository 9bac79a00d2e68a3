"""The notation of templates, and the elements that a template is scanned to.

    word             literal; symbols like {T} are literals too
    {field}          hole, of the field's declared type (a word class, a family of words, an enum, a union of them)
    {field:how}      a form (digits, count, mana, …), a list (and, or, comma, costs, …) or a narrower class
    {field@one}      a noun phrase in the singular; @many plural; @n in the number of field n; @bare "have it fight";
                     @past "a creature died this turn"; @participle "you've cast a spell"
    [ … ]            optional: there exactly when its fields differ from their defaults
    {flag?words}     a bool: the words or nothing              {field=value}   no words: this template means that value
    (a|b)            same meaning, kept as style; only entries of the table `spellwright.oracle.variants`
    <gets|get>       agrees with the hole before it, else with the subject; <token|tokens:outer> with the surroundings,
                     <is|are:field> with a field. Further forms of a verb are its past, plural past and participle:
                     <dies|die|died>, <draws|draw|drew|drawn>, <is|are|was|were|been>
    {.}              the full stop, swallowed by a closing quotation mark

The values of an enum are templates of literals and <one|many> only: DIES = "<dies|die>".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from spellwright.oracle.errors import GrammarError
from spellwright.oracle.spelling import SMALL
from spellwright.oracle.tokens import tokenize

SURROUNDINGS = "outer"
PASTS_AND_PARTICIPLE = 3
"""How many past forms "be" has: was, were, been."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """Literal words: as they are matched, and as they are printed."""

    folded: tuple[str, ...]
    printed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hole:
    """{field:how@number}"""

    field: str
    how: str | None
    number: str | None

    def __str__(self) -> str:
        how = f":{self.how}" if self.how else ""
        number = f"@{self.number}" if self.number else ""
        return f"{{{self.field}{how}{number}}}"


@dataclass(frozen=True, slots=True)
class Flag:
    """{field?words}"""

    field: str
    words: Phrase


@dataclass(frozen=True, slots=True)
class Given:
    """{field=expression}"""

    field: str
    expression: str


@dataclass(frozen=True, slots=True)
class Agreement:
    """<one|many>, <one|many:outer>, <one|many:field>, and <one|many|past|pasts|participle>"""

    one: Phrase
    many: Phrase
    agrees_with: str | None
    past: tuple[Phrase, ...] = ()

    @property
    def forms(self) -> tuple[Phrase, ...]:
        """All its forms."""
        return (self.one, self.many, *self.past, *self._infinitive)

    @property
    def _infinitive(self) -> tuple[Phrase, ...]:
        """The infinitive, where it isn't the plural: that of "be"."""
        return (phrase("be"),) if len(self.past) == PASTS_AND_PARTICIPLE else ()

    def form(self, many: bool, tense: str = "", bare: bool = False) -> Phrase:
        """The form in a number and a tense ("past", "participle", "" for the present), or the infinitive (`bare`)."""
        if bare and self._infinitive:
            return self._infinitive[0]
        if not tense or not self.past:
            return self.many if many else self.one
        if tense == "participle":
            return self.past[-1]
        return self.past[1] if many and len(self.past) == PASTS_AND_PARTICIPLE else self.past[0]


@dataclass(frozen=True, slots=True)
class Variant:
    """(a|b): the slot numbers the choices of a template, `source` is what stands between the parentheses."""

    slot: int
    alternatives: tuple[Phrase, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Group:
    """[ … ]"""

    elements: tuple[Element, ...]


@dataclass(frozen=True, slots=True)
class FullStop:
    """{.}"""


Element: TypeAlias = Phrase | Hole | Flag | Given | Agreement | Variant | Group | FullStop


@dataclass(frozen=True, slots=True)
class Template:
    """A template as it was written, and its elements in order."""

    source: str
    elements: tuple[Element, ...]

    def fields(self) -> tuple[str, ...]:
        """The fields that it mentions, in the order of the text."""
        return fields_of(self.elements)


def walk(elements: tuple[Element, ...]) -> Iterator[Element]:
    """Every element, those inside of optional groups after their group."""
    for element in elements:
        yield element
        if isinstance(element, Group):
            yield from walk(element.elements)


def fields_of(elements: tuple[Element, ...]) -> tuple[str, ...]:
    """The fields that elements mention, in the order of the text, each once."""
    named = (element.field for element in walk(elements) if isinstance(element, Hole | Flag | Given))
    return tuple(dict.fromkeys(named))


def phrase(text: str) -> Phrase:
    """Literal words. Proper nouns keep their capitals in print; what opens a quotation keeps its small letter."""
    folded: list[str] = []
    printed: list[str] = []
    for token in tokenize(text):
        if printed and printed[-1] == "“":
            printed.append(SMALL)
        folded.append(token.text)
        printed.append(token.raw if token.raw.lower() == token.text else token.text)
    return Phrase(tuple(folded), tuple(printed))


_PIECE = re.compile(
    r"""(?P<stop>\{\.\})
    |\{(?P<hole>[a-z]\w*)(?::(?P<how>\w+))?(?:@(?P<number>\w+))?\}
    |\{(?P<flag>[a-z]\w*)\?(?P<words>[^{}]*)\}
    |\{(?P<given>[a-z]\w*)=(?P<expression>[^{}]*)\}
    |<(?P<one>[^<>|]*)\|(?P<many>[^<>|:]*)(?P<past>(?:\|[^<>|:]*){0,3})(?::(?P<of>\w+))?>
    |\((?P<variant>[^()]*)\)
    |(?P<bracket>[\[\]])
    |(?P<literal>(?:\{[A-Z0-9/]+\}|[^\s{}\[\]()<>])+)
    |(?P<space>\s+)""",
    re.VERBOSE,
)


def scan(source: str) -> Template:
    """Read a template.

    Raises:
        GrammarError: it isn't written in the notation; the message shows where.
    """
    pieces: list[re.Match[str]] = []
    at = 0
    while at < len(source):
        piece = _PIECE.match(source, at)
        if piece is None:
            raise GrammarError(f"not in the notation of templates from {source[at:]!r} on: {source!r}")
        at = piece.end()
        if piece.lastgroup != "space":
            pieces.append(piece)
    scanner = _Scanner(source, pieces)
    elements = scanner.sequence(inside=False)
    if scanner.at < len(pieces):
        raise GrammarError(f"']' without '[': {source!r}")
    return Template(source, elements)


class _Scanner:
    def __init__(self, source: str, pieces: list[re.Match[str]]) -> None:
        self.source = source
        self.pieces = pieces
        self.at = 0
        self.slots = 0
        self.quoted = False

    def sequence(self, inside: bool) -> tuple[Element, ...]:
        """The elements up to the end, or up to the bracket that closes the group."""
        elements: list[Element] = []
        while self.at < len(self.pieces):
            piece = self.pieces[self.at]
            if piece["bracket"] == "]":
                return tuple(elements)
            self.at += 1
            if piece["bracket"] == "[":
                elements.append(self._group())
            else:
                elements.append(self._element(piece))
        if inside:
            raise GrammarError(f"'[' without ']': {self.source!r}")
        return tuple(elements)

    def _group(self) -> Group:
        elements = self.sequence(inside=True)
        self.at += 1
        return Group(elements)

    def _element(self, piece: re.Match[str]) -> Element:
        if piece["stop"]:
            return FullStop()
        if piece["hole"]:
            return Hole(piece["hole"], piece["how"], piece["number"])
        if piece["flag"]:
            return Flag(piece["flag"], phrase(piece["words"]))
        if piece["given"]:
            return Given(piece["given"], piece["expression"])
        if piece["one"] is not None:
            past = tuple(phrase(form) for form in piece["past"].split("|")[1:])
            return Agreement(phrase(piece["one"]), phrase(piece["many"]), piece["of"], past)
        if piece["variant"] is not None:
            return self._variant(piece["variant"])
        return phrase(self._sided(piece["literal"]))

    def _variant(self, source: str) -> Variant:
        if "|" not in source or any(sign in source for sign in "{}<>[]"):
            raise GrammarError(f"({source}) has to be words between bars: {self.source!r}")
        self.slots += 1
        return Variant(self.slots - 1, tuple(phrase(words) for words in source.split("|")), source)

    def _sided(self, literal: str) -> str:
        """Quotation marks told apart: the first of a template opens, the next closes."""
        signs: list[str] = []
        for sign in literal:
            if sign == '"':
                self.quoted = not self.quoted
                signs.append("“" if self.quoted else "”")
            else:
                signs.append(sign)
        return "".join(signs)
