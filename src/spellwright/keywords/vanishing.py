"""702.63 Vanishing."""

from __future__ import annotations

from spellwright.actions.abilities.triggered import WhenEvent
from spellwright.actions.happenings.counters import LastCounterRemoved
from spellwright.actions.remove_counters import RemoveCounters
from spellwright.actions.sacrifice import Sacrifice
from spellwright.actions.walking import once
from spellwright.keywords.entering_with import EntersWith
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant, at_your_upkeep, do, trigger
from spellwright.words.amounts import Amount, Number
from spellwright.words.counter_facts import HasCounters
from spellwright.words.references import It, Self
from spellwright.words.word import word


@word
class Vanishing(KeywordAbility):
    """Vanishing (702.63a)."""

    n: Amount | None = None
    RULE = "702.63"
    SUMMARY = "It loses a time counter each upkeep, and is sacrificed when the last one is gone."
    CALLED = ("vanishing",)
    ENGLISH = "vanishing [{n:digits}]"

    def means(self) -> Meant:
        """It enters with N time counters, loses one each upkeep, and is sacrificed with the last (702.63a-b)."""
        enters = () if self.n is None else (EntersWith("time", self.n),)
        return once("vanishing", self, lambda: (*enters, _COUNTING_DOWN, _THE_END))


_COUNTING_DOWN = at_your_upkeep(
    do(RemoveCounters(Number(1), Self(), "time")), condition=HasCounters(Self(), Number(1), "time")
)
_THE_END = trigger(WhenEvent(LastCounterRemoved(Self(mark=1), "time")), do(Sacrifice(It(refers=1))))
