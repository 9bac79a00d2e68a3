"""702.77 Reinforce."""

from __future__ import annotations

from spellwright.actions.discard import Discard
from spellwright.actions.doing import ActCost
from spellwright.actions.put_counters import PutCounters
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.keywords.saying import CREATURE, Meant, activated, do
from spellwright.words.amounts import Amount
from spellwright.words.references import Self
from spellwright.words.target_phrases import Target
from spellwright.words.word import word


@word
class Reinforce(KeywordAbility):
    """Reinforce (702.77a)."""

    n: Amount
    price: Price
    RULE = "702.77"
    SUMMARY = "You may discard it to put +1/+1 counters on a creature."
    CALLED = ("reinforce",)
    ENGLISH = "reinforce {n:digits} ⸺ {price:ManaPrice}"

    def means(self) -> Meant:
        """N +1/+1 counters on target creature (702.77a)."""
        return once(
            "reinforce",
            self,
            lambda: (
                activated(
                    (*self.price.payments, ActCost(Discard(Self()))),
                    do(PutCounters(self.n, "+1/+1", Target(CREATURE, mark=1))),
                ),
            ),
        )
