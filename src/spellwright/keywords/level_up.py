"""702.87 Level up."""

from __future__ import annotations

from spellwright.actions.put_counters import PutCounters
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.keywords.saying import Meant, as_sorcery, do
from spellwright.words.amounts import Number
from spellwright.words.references import Self
from spellwright.words.word import word


@word
class LevelUp(KeywordAbility):
    """Level up (702.87a)."""

    price: Price
    RULE = "702.87"
    SUMMARY = "For the cost, it gets a level counter; only as a sorcery."
    CALLED = ("level up",)
    ENGLISH = "level up {price}"

    def means(self) -> Meant:
        """A level counter on this permanent (702.87a)."""
        return once(
            "level up", self, lambda: (as_sorcery(self.price.payments, do(PutCounters(Number(1), "level", Self()))),)
        )
