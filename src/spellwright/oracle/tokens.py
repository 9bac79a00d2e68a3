"""Text to tokens: what counts as one word, how it is folded for matching, and where it stood.

Folded away are capitals, the difference between "a" and "an", and that between "'s" and "'"; the way back,
`spellwright.oracle.spelling`, puts them in again. A token knows its kind, so that a lexical form can say what it begins
with.

Signs that Oracle texts don't have stand for things that they do: `~` the card's own name (`≋` if it is a plural), `‹Name›`
another name, `¶` a new line that is not a bullet's, `⸺` a dash without spaces around ("Suspend 3—{R}"), `“` and `”` the
two sides of a quotation, be it in double or, inside another quotation, in single marks.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from spellwright.oracle.plurals import SUBTYPE_FORMS

Kind = Literal[
    "word", "subtype", "roman", "number", "range", "size", "change", "loyalty", "mana", "symbol", "self", "name",
    "suffix", "mark", "other", "end",
]  # fmt: skip
"""range: 1—9 or 15+. size: 2/2. change: +1/+1. loyalty: +1 before a colon. suffix: 's and 're. end: behind the text."""

ROMAN = ("I", "II", "III", "IV", "V", "VI")
VARIABLES = ("X", "Y", "Z")


class Token(NamedTuple):
    """A word of a text."""

    text: str
    """The folded form, which templates match."""
    kind: Kind
    raw: str
    start: int
    """Where it stands in the text."""

    @property
    def end(self) -> int:
        return self.start + len(self.raw)


END = Token("", "end", "", 0)

_SPECIAL_SUBTYPES = sorted(
    (form for form in SUBTYPE_FORMS if " " in form or form.endswith("'s")), key=lambda form: (-len(form), form)
)  # "Time Lord", "Urza's": one token each
_LETTER = "A-Za-zÀ-ÖØ-öø-ÿ"
_TOKEN = re.compile(
    rf"""(?P<mana>\{{(?:\d+|[WUBRGCSXYZ]|[WUBRGC2]/[WUBRGP](?:/P)?)\}})
    |(?P<symbol>\{{[^{{}}]+\}})
    |(?P<change>[+\-−](?:\d+|[XYZ])/[+\-−](?:\d+|[XYZ]))
    |(?P<size>(?:\d+|[XYZ]|\*|\d\+\*|\*\+\d)/(?:\d+|[XYZ]|\*|\d\+\*|\*\+\d)(?!\w))
    |(?P<loyalty>[+−](?:\d+|X)(?=\]?:))
    |(?P<self>[~≋])
    |(?P<name>‹[^‹›]*›)
    |(?P<range>\d+(?:[-–—]\d+|\+)(?!\w))
    |(?P<number>\d+(?:,\d\d\d)*(?![{_LETTER}]))
    |(?P<suffix>['’](?:s|re)\b|(?<=s)['’](?=\s))
    |(?P<subtype>(?:{"|".join(map(re.escape, _SPECIAL_SUBTYPES))})\b)
    |(?P<word>d\d+|[{_LETTER}]+(?:[-’'/](?!(?:s|re)\b)[{_LETTER}]+)*)
    |(?P<quote>["'“”])
    |(?P<mark>[.,:;—⸺•¶|!?&\[\]-])
    |(?P<line>\n(?!\s*•))
    |(?P<space>\s+)
    |(?P<other>.)""",
    re.VERBOSE,
)


def tokenize(text: str) -> list[Token]:
    """The tokens of a text, in order. Every text has tokens: a sign that no word knows is of the kind "other"."""
    tokens: list[Token] = []
    for match in _TOKEN.finditer(text):
        group = match.lastgroup
        raw = match.group()
        if group == "space":
            continue
        if group == "word":
            tokens.append(_word(raw, match.start()))
        elif group == "line":
            tokens.append(Token("¶", "mark", raw, match.start()))
        elif group == "quote":
            opens = raw == "“" or (raw != "”" and _opens(text, match.start(), tokens))
            tokens.append(Token("“" if opens else "”", "mark", raw, match.start()))
        else:
            kind: Kind = group  # type: ignore[assignment]  # the other groups carry the names of kinds
            tokens.append(Token(_folded(kind, raw, text, match), kind, raw, match.start()))
    return _commas_outside(tokens)


def _commas_outside(tokens: list[Token]) -> list[Token]:
    """The comma of a sentence around a quotation is printed inside its closing mark; it is read behind it."""
    for at, token in enumerate(tokens[1:], 1):
        if token.text == "”" and tokens[at - 1].text == ",":
            tokens[at - 1], tokens[at] = token, tokens[at - 1]
    return tokens


def _opens(text: str, at: int, before: list[Token]) -> bool:
    """Whether a quotation mark opens a quotation: it stands at the beginning, after a space, or after one that does."""
    within = bool(before) and before[-1].text == "“" and before[-1].end == at
    return within or not text[:at][-1:].strip()


def _word(raw: str, start: int) -> Token:
    """A word, or what only its capitals tell from one: a subtype, a chapter number, a variable."""
    low = raw.lower()
    if raw == low:
        return Token("a" if low == "an" else low, "word", raw, start)
    if raw in SUBTYPE_FORMS:
        return Token(low, "subtype", raw, start)
    if raw in ROMAN:
        return Token(raw, "roman", raw, start)
    if raw in VARIABLES:
        return Token(raw, "word", raw, start)
    return Token("a" if low == "an" else low, "word", raw, start)


def _folded(kind: Kind, raw: str, text: str, match: re.Match[str]) -> str:
    if kind == "suffix":
        return "'re" if raw.endswith("re") else "'s"
    if kind == "subtype":
        return raw.lower()
    if raw == "—":
        before, after = text[: match.start()][-1:], text[match.end() :][:1]
        return "⸺" if before.strip() and after.strip() else "—"
    return raw
