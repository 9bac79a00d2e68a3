"""702.45 Bushido."""

from __future__ import annotations

from spellwright.actions.happening import ThingEvent
from spellwright.actions.happenings.combat import BecomesBlocked, Blocks
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant, change, event, gets, trigger
from spellwright.words.amounts import Amount
from spellwright.words.references import It, Self
from spellwright.words.word import word


@word
class Bushido(KeywordAbility):
    """Bushido (702.45a)."""

    n: Amount
    RULE = "702.45"
    SUMMARY = "It gets larger until end of turn when it blocks or becomes blocked."
    CALLED = ("bushido",)
    ENGLISH = "bushido {n:digits}"

    def means(self) -> Meant:
        """+N/+N whenever it blocks or becomes blocked (702.45a)."""
        return once(
            "bushido",
            self,
            lambda: (
                trigger(
                    event(ThingEvent(Self(mark=1), (Blocks(), BecomesBlocked()))),
                    gets(It(refers=1), change(self.n)),
                ),
            ),
        )
