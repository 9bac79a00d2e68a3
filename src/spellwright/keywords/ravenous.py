"""702.156 Ravenous."""

from __future__ import annotations

from spellwright.actions.draw import Draw
from spellwright.actions.happenings.moving import Enters
from spellwright.keywords.entering_with import EntersWith
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant, do, when
from spellwright.words.amounts import Number, X
from spellwright.words.number_facts import XIs
from spellwright.words.references import Self
from spellwright.words.word import word


@word
class Ravenous(KeywordAbility):
    """Ravenous (702.156a)."""

    RULE = "702.156"
    SUMMARY = "It enters with X +1/+1 counters; if X is 5 or more, you draw a card."
    ENGLISH = "ravenous"

    def means(self) -> Meant:
        """It enters with X +1/+1 counters, and you draw a card if X is 5 or more (702.156a)."""
        return _MEANT


_MEANT: Meant = (
    EntersWith("+1/+1", X()),
    when(Self(), Enters(), do(Draw(Number(1))), condition=XIs(X(), Number(5))),
)
