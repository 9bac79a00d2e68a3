"""702.135 Afterlife."""

from __future__ import annotations

from spellwright.actions.create import Create
from spellwright.actions.token_words import DescribedToken
from spellwright.actions.walking import once
from spellwright.keywords.flying import Flying
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant, do, when_put_into_graveyard
from spellwright.words.adjectives import Color
from spellwright.words.amounts import Amount
from spellwright.words.kinds import OfType, SubtypeModifier
from spellwright.words.word import word


@word
class Afterlife(KeywordAbility):
    """Afterlife (702.135a)."""

    n: Amount
    RULE = "702.135"
    SUMMARY = "When it dies, you create 1/1 white and black flying Spirits."
    CALLED = ("afterlife",)
    ENGLISH = "afterlife {n:digits}"

    def means(self) -> Meant:
        """N Spirits with flying (702.135a)."""
        return once("afterlife", self, lambda: (when_put_into_graveyard(do(Create(self.n, _SPIRIT))),))


_SPIRIT = DescribedToken(
    size="1/1",
    colors=(Color.WHITE, Color.BLACK),
    kind=OfType((SubtypeModifier("Spirit"),), "creature"),
    abilities=(Flying(),),
)
