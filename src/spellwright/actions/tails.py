"""What a clause says behind its duration, though it belongs to its last predicate: "for each …", "except by …"."""

from __future__ import annotations

from typing import ClassVar

from spellwright.words.filters import Countable
from spellwright.words.references import Objects
from spellwright.words.word import Word, word


class Tail(Word):
    """The family of such ends."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what is said at the end"


@word
class ForEachTail(Tail):
    """So much for each of something: "gets +1/+1 until end of turn for each creature you control"."""

    each: Countable
    ENGLISH = "for each {each@one}"


@word
class ExceptBy(Tail):
    """But for certain ones: "can't be blocked this turn except by Walls"."""

    what: Objects
    ENGLISH = "except by {what}"
