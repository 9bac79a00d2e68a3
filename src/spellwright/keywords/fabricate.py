"""702.123 Fabricate."""

from __future__ import annotations

from spellwright.actions.clauses.leads import IfDone, WasDone
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.create import Create
from spellwright.actions.happenings.moving import Enters
from spellwright.actions.put_counters import PutCounters
from spellwright.actions.token_words import DescribedToken
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant, do, when, you_may
from spellwright.words.adjectives import Color
from spellwright.words.amounts import Amount
from spellwright.words.kinds import OfType, SubtypeModifier, TypeModifier
from spellwright.words.references import It, Self
from spellwright.words.word import word


@word
class Fabricate(KeywordAbility):
    """Fabricate (702.123a)."""

    n: Amount
    RULE = "702.123"
    SUMMARY = "When it enters, you put +1/+1 counters on it or create 1/1 Servos."
    CALLED = ("fabricate",)
    ENGLISH = "fabricate {n:digits}"

    def means(self) -> Meant:
        """N counters, or N Servos (702.123a)."""
        return once(
            "fabricate",
            self,
            lambda: (
                when(
                    Self(mark=1),
                    Enters(),
                    you_may(PutCounters(self.n, "+1/+1", It(refers=1))),
                    Sentence(do(Create(self.n, _SERVO)), lead=IfDone(WasDone.DONT)),
                ),
            ),
        )


_SERVO = DescribedToken(
    size="1/1", colors=(Color.COLORLESS,), kind=OfType((SubtypeModifier("Servo"), TypeModifier("artifact")), "creature")
)
