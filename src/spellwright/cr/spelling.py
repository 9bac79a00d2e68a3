"""How names are spelled: when two are the same, however they are typed (201.2)."""

from __future__ import annotations

import re
import unicodedata

SPELLINGS = str.maketrans(
    {
        "’": "'", "‘": "'", "ʼ": "'", "′": "'", "`": "'", "´": "'",
        "“": '"', "”": '"', "„": '"',
        "‐": "-", "‑": "-", "–": "-", "—": "-", "−": "-",
        "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d",
    }
)  # fmt: skip
"""Characters that stand for others but don't decompose to them; quotes and dashes as in card data."""

HALVES = re.compile(r"\s*/{1,3}\s*")


def folded(name: str) -> str:
    """The name without what doesn't tell names apart: case, accents, kinds of apostrophe, how halves are joined."""
    decomposed = unicodedata.normalize("NFKD", name.translate(SPELLINGS))
    plain = "".join(character for character in decomposed if not unicodedata.combining(character))
    return " ".join(HALVES.sub(" // ", plain).casefold().split())
