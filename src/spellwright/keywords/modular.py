"""702.43 Modular."""

from __future__ import annotations

from spellwright.actions.clauses.player_does import PlayerDoes
from spellwright.actions.for_each import ForEach
from spellwright.actions.past.mana_spent import ColorsSpent
from spellwright.actions.put_counters import PutCounters
from spellwright.actions.walking import once
from spellwright.keywords.entering_with import EntersWith
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant, when_put_into_graveyard
from spellwright.words.amounts import Amount, Number
from spellwright.words.counted import CountersOn
from spellwright.words.kinds import OfType, TypeModifier
from spellwright.words.nouns import Things
from spellwright.words.players import You
from spellwright.words.quantities import NumberOf
from spellwright.words.references import Self
from spellwright.words.target_phrases import Target
from spellwright.words.word import word


@word
class Modular(KeywordAbility):
    """Modular (702.43a); without a number it is set by sunburst (702.44c)."""

    n: Amount | None = None
    RULE = "702.43"
    SUMMARY = "It enters with +1/+1 counters; when it dies, they may move to an artifact creature."
    CALLED = ("modular",)
    ENGLISH = ("modular {n:digits}", "modular ⸺ Sunburst {n=None}")

    def means(self) -> Meant:
        """It enters with N +1/+1 counters; when it dies, as many may be put on target artifact creature (702.43a)."""
        return once(
            "modular",
            self,
            lambda: (
                EntersWith("+1/+1", self.n or NumberOf(ColorsSpent(Self()))),
                when_put_into_graveyard(
                    PlayerDoes(
                        You(),
                        ForEach(
                            PutCounters(Number(1), "+1/+1", Target(_ARTIFACT_CREATURE, mark=1)),
                            CountersOn(Self(), "+1/+1"),
                        ),
                        (),
                        may=True,
                    )
                ),
            ),
        )


_ARTIFACT_CREATURE = Things(kinds=(OfType((TypeModifier("artifact"),), "creature"),))
