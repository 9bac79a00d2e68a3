"""702.107 Outlast."""

from __future__ import annotations

from spellwright.actions.put_counters import PutCounters
from spellwright.actions.tap_and_untap import TapSymbol
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.keywords.saying import Meant, as_sorcery, do
from spellwright.words.amounts import Number
from spellwright.words.references import Self
from spellwright.words.word import word


@word
class Outlast(KeywordAbility):
    """Outlast (702.107a)."""

    price: Price
    RULE = "702.107"
    SUMMARY = "For the cost and {T}, it gets a +1/+1 counter; only as a sorcery."
    CALLED = ("outlast",)
    ENGLISH = "outlast {price}"

    def means(self) -> Meant:
        """A +1/+1 counter on this creature (702.107a)."""
        return once(
            "outlast",
            self,
            lambda: (as_sorcery((*self.price.payments, TapSymbol()), do(PutCounters(Number(1), "+1/+1", Self()))),),
        )
