"""702.83 Exalted."""

from __future__ import annotations

from spellwright.actions.happenings.combat import Attacks
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import CREATURE, YOUR_CREATURE, Meant, gets, whenever
from spellwright.words.amounts import Number
from spellwright.words.quantified import A
from spellwright.words.references import That
from spellwright.words.word import word


@word
class Exalted(KeywordAbility):
    """Exalted (702.83a)."""

    RULE = "702.83"
    SUMMARY = "A creature you control that attacks alone gets +1/+1."
    ENGLISH = "exalted"

    def means(self) -> Meant:
        """+1/+1 for a creature that attacks alone (702.83a)."""
        return _MEANT


_MEANT: Meant = (
    whenever(A(YOUR_CREATURE, Number(1), mark=1), Attacks(alone=True), gets(That(CREATURE, refers=1), "+1/+1")),
)
