"""702.93 Undying."""

from __future__ import annotations

from spellwright.actions.entering import Entering, WithCountersOn
from spellwright.actions.returning import Return
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant, do, when_put_into_graveyard
from spellwright.words.amounts import Number
from spellwright.words.counter_facts import HasNoCounters
from spellwright.words.owners import Its, ItsOwners
from spellwright.words.references import It
from spellwright.words.word import word


@word
class Undying(KeywordAbility):
    """Undying (702.93a)."""

    RULE = "702.93"
    SUMMARY = "When it dies without a +1/+1 counter on it, it returns with one."
    ENGLISH = "undying"

    def means(self) -> Meant:
        """It returns with a +1/+1 counter, if it had none (702.93a)."""
        return _MEANT


_MEANT: Meant = (
    when_put_into_graveyard(
        do(Return(It(refers=1), Entering(under=ItsOwners(Its(refers=1)), counters=WithCountersOn(Number(1), "+1/+1")))),
        condition=HasNoCounters(It(refers=1), "+1/+1", True),
        mark=1,
    ),
)
