"""702.108 Prowess."""

from __future__ import annotations

from spellwright.actions.happening import PlayerEvent
from spellwright.actions.happenings.casting import CastsSpell
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant, event, gets, trigger
from spellwright.words.adjectives import Non, Not
from spellwright.words.amounts import Number
from spellwright.words.nouns import Noun, Things
from spellwright.words.players import You
from spellwright.words.quantified import A
from spellwright.words.references import Self
from spellwright.words.word import word


@word
class Prowess(KeywordAbility):
    """Prowess (702.108a)."""

    RULE = "702.108"
    SUMMARY = "It gets +1/+1 whenever you cast a noncreature spell."
    ENGLISH = "prowess"

    def means(self) -> Meant:
        """+1/+1 whenever you cast a noncreature spell (702.108a)."""
        return _MEANT


_MEANT: Meant = (
    trigger(
        event(PlayerEvent(You(), (CastsSpell(A(Things((Non((Not.CREATURE,)),), nouns=(Noun.SPELL,)), Number(1))),))),
        gets(Self(), "+1/+1"),
    ),
)
