"""Words to text: spaces, capitals, a and an, possessives, quotes: what `spellwright.oracle.tokens` folds away."""

from __future__ import annotations

import re
from collections.abc import Sequence

CAPITAL = "^"
"""Among printed words: the next word begins with a capital, as each of several costs does."""
SMALL = "_"
"""Among printed words: the next word keeps its small letter, as in the name of the "legend rule"."""
ENDED = "¬"
"""Among printed words: the sentence ended with the quotation before."""

_UP_TO_TWENTY = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
NUMBER_WORDS = (
    *_UP_TO_TWENTY[:20],
    *(tens if not ones else f"{tens}-{_UP_TO_TWENTY[ones]}" for tens in _TENS for ones in range(10)),
)
"""The numbers from zero to ninety-nine."""
ORDINAL_WORDS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")

_VOWEL_SOUND = re.compile(r"(?!one\b|use|usu|eu|Use|Eu|uni(?!dent)|Uni)(?:[aeiouAEIOU]|hour|honor|X\b|8|11\b|18\b)")


def join(words: Sequence[str]) -> str:
    """The text of printed words, with everything that reading folds away."""
    line = _Line()
    printed = _quotations(words)
    for word, following in zip(printed, [*printed[1:], ""], strict=True):
        line.add(word, following)
    return "".join(line.parts)


def _quotations(words: Sequence[str]) -> list[str]:
    """A quotation in the middle of a sentence loses its full stop; a comma behind it is printed inside."""
    printed: list[str] = []
    for at, word in enumerate(words):
        behind = words[at + 1] if at + 1 < len(words) else ""
        after = words[at + 2] if at + 2 < len(words) else ""
        if word == "." and behind == "”" and after not in ("", ENDED, "”", "¶", "•"):
            printed += [","] if after == "," else []
        elif word == "," and at > 1 and words[at - 1] == "”" and words[at - 2] == ".":
            continue
        elif word != ENDED:
            printed.append(word)
    return printed


class _Line:
    """A text being joined: whether the next word is joined without a space, and whether it begins with a capital."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.glued = True
        self.capital = True
        self.quotations = 0

    def add(self, word: str, following: str) -> None:
        if word in (CAPITAL, SMALL):
            self.capital = word == CAPITAL
        elif word in ("'s", "'re"):
            self._suffix(word)
        elif word in "“”":
            self._quotation_mark(opens=word == "“")
        elif word in ".,:;!?]":
            self.parts.append(word)
            self.glued = False
            self.capital = word in ".:"
        elif word in "•¶⸺[":
            before_bracket = "" if self.glued else " "
            self.parts.append({"•": "\n•", "¶": "\n", "⸺": "—", "[": before_bracket + "["}[word])
            self.glued = word != "•"
            self.capital = self.capital or word != "["
        else:
            self._word("an" if word == "a" and _VOWEL_SOUND.match(following) else word)

    def _suffix(self, word: str) -> None:
        plural_possessive = word == "'s" and bool(self.parts) and self.parts[-1].endswith("s")
        self.parts.append("'" if plural_possessive else word)
        self.glued = False

    def _quotation_mark(self, *, opens: bool) -> None:
        if opens and not self.glued:
            self.parts.append(" ")
        self.quotations += 1 if opens else -1
        depth = self.quotations if opens else self.quotations + 1
        self.parts.append('"' if depth == 1 else "'")
        self.glued = opens
        self.capital = opens or self.capital

    def _word(self, word: str) -> None:
        symbols = word[0] == "{" and bool(self.parts) and self.parts[-1][-1] == "}"
        if not (self.glued or symbols):
            self.parts.append(" ")
        self.glued = False
        self.parts.append(word[0].upper() + word[1:] if self.capital and word[0].isalpha() else word)
        self.capital = word in "—|"
