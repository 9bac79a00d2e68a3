"""702.134 Mentor."""

from __future__ import annotations

from spellwright.actions.happenings.combat import Attacks
from spellwright.actions.put_counters import PutCounters
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant, do, whenever
from spellwright.words.adjectives import InState, State
from spellwright.words.amounts import Number
from spellwright.words.kinds import OfType
from spellwright.words.nouns import Things
from spellwright.words.number_posts import WithStatBy
from spellwright.words.owners import Of
from spellwright.words.quantities import StatOf
from spellwright.words.references import Self
from spellwright.words.stats import Relation, Stat
from spellwright.words.target_phrases import Target
from spellwright.words.word import word


@word
class Mentor(KeywordAbility):
    """Mentor (702.134a)."""

    RULE = "702.134"
    SUMMARY = "When it attacks, a weaker attacking creature gets a +1/+1 counter."
    ENGLISH = "mentor"

    def means(self) -> Meant:
        """A +1/+1 counter on target attacking creature with less power (702.134a)."""
        return _MEANT


_MEANT: Meant = (
    whenever(
        Self(),
        Attacks(),
        do(
            PutCounters(
                Number(1),
                "+1/+1",
                Target(
                    Things(
                        (InState((State.ATTACKING,)),),
                        (OfType((), "creature"),),
                        posts=(WithStatBy(Stat.POWER, Relation.LESS, StatOf(Of(Self()), Stat.POWER)),),
                    ),
                    mark=1,
                ),
            )
        ),
    ),
)
