"""702.163 For Mirrodin!."""

from __future__ import annotations

from spellwright.actions.attach import Attach
from spellwright.actions.clauses.player_does import Do, Joint, NextAct
from spellwright.actions.create import Create
from spellwright.actions.happenings.moving import Enters
from spellwright.actions.token_words import DescribedToken
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant, when
from spellwright.words.adjectives import Color
from spellwright.words.amounts import Number
from spellwright.words.kinds import OfType, SubtypeModifier
from spellwright.words.references import It, Self
from spellwright.words.word import word


@word
class ForMirrodin(KeywordAbility):
    """For Mirrodin! (702.163a)."""

    RULE = "702.163"
    SUMMARY = "When it enters, you create a 2/2 red Rebel and attach it."
    ENGLISH = "for Mirrodin!"

    def means(self) -> Meant:
        """It creates the token, then attaches itself to it (702.163a)."""
        return _MEANT


_TOKEN = DescribedToken(size="2/2", colors=(Color.RED,), kind=OfType((SubtypeModifier("Rebel"),), "creature"))
_THEN = NextAct(Joint.THEN, Attach(Self(), It(refers=1)))
_MEANT: Meant = (when(Self(), Enters(), Do(Create(Number(1), _TOKEN, mark=1), (_THEN,))),)
