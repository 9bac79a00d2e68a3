"""702.68 Frenzy."""

from __future__ import annotations

from spellwright.actions.happenings.combat import AttacksUnblocked
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant, change, gets, whenever
from spellwright.words.amounts import Amount
from spellwright.words.references import It, Self
from spellwright.words.word import word


@word
class Frenzy(KeywordAbility):
    """Frenzy (702.68a)."""

    n: Amount
    RULE = "702.68"
    SUMMARY = "It gets more power when it attacks and is not blocked."
    CALLED = ("frenzy",)
    ENGLISH = "frenzy {n:digits}"

    def means(self) -> Meant:
        """+N/+0 whenever it attacks and is not blocked (702.68a)."""
        return once(
            "frenzy",
            self,
            lambda: (whenever(Self(mark=1), AttacksUnblocked(), gets(It(refers=1), change(self.n, toughness=None))),),
        )
