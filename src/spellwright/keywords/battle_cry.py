"""702.91 Battle cry."""

from __future__ import annotations

from spellwright.actions.happenings.combat import Attacks
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant, gets, whenever
from spellwright.words.adjectives import InState, State
from spellwright.words.kinds import OfType
from spellwright.words.nouns import Things
from spellwright.words.quantified import Each
from spellwright.words.references import Self
from spellwright.words.word import word


@word
class BattleCry(KeywordAbility):
    """Battle cry (702.91a)."""

    RULE = "702.91"
    SUMMARY = "When it attacks, the other attacking creatures get +1/+0."
    ENGLISH = "battle cry"

    def means(self) -> Meant:
        """Each other attacking creature gets +1/+0 (702.91a)."""
        return _MEANT


_MEANT: Meant = (
    whenever(
        Self(),
        Attacks(),
        gets(Each(Things((InState((State.ATTACKING,)),), (OfType((), "creature"),)), other=True), "+1/+0"),
    ),
)
