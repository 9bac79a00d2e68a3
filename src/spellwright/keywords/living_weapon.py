"""702.92 Living Weapon."""

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
class LivingWeapon(KeywordAbility):
    """Living Weapon (702.92a)."""

    RULE = "702.92"
    SUMMARY = "When it enters, you create a 0/0 black Phyrexian Germ and attach it."
    ENGLISH = "living weapon"

    def means(self) -> Meant:
        """It creates the token, then attaches itself to it (702.92a)."""
        return _MEANT


_TOKEN = DescribedToken(
    size="0/0", colors=(Color.BLACK,), kind=OfType((SubtypeModifier("Phyrexian"), SubtypeModifier("Germ")), "creature")
)
_THEN = NextAct(Joint.THEN, Attach(Self(), It(refers=1)))
_MEANT: Meant = (when(Self(), Enters(), Do(Create(Number(1), _TOKEN, mark=1), (_THEN,))),)
