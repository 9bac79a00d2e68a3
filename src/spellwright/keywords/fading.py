"""702.32 Fading."""

from __future__ import annotations

from spellwright.actions.clauses.leads import IfDone, WasDone
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.remove_counters import RemoveCounters
from spellwright.actions.sacrifice import Sacrifice
from spellwright.actions.walking import once
from spellwright.keywords.entering_with import EntersWith
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant, at_your_upkeep, do
from spellwright.words.amounts import Amount, Number
from spellwright.words.references import Self
from spellwright.words.word import word


@word
class Fading(KeywordAbility):
    """Fading (702.32a)."""

    n: Amount
    RULE = "702.32"
    SUMMARY = "It enters with fade counters, loses one each upkeep, and is sacrificed when there is none to lose."
    CALLED = ("fading",)
    ENGLISH = "fading {n:digits}"

    def means(self) -> Meant:
        """It enters with N fade counters; at your upkeep one is removed, or else it is sacrificed (702.32a)."""
        return once(
            "fading",
            self,
            lambda: (
                EntersWith("fade", self.n),
                at_your_upkeep(
                    do(RemoveCounters(Number(1), Self(), "fade")),
                    Sentence(do(Sacrifice(Self())), lead=IfDone(WasDone.CANT)),
                ),
            ),
        )
