"""702.46 Soulshift."""

from __future__ import annotations

from spellwright.actions.returning import Return
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import YOUR_GRAVEYARD, YOUR_HAND, Meant, when_put_into_graveyard, you_may
from spellwright.words.amounts import Amount
from spellwright.words.kinds import KindNames, OfSubtype
from spellwright.words.nouns import Noun, Things
from spellwright.words.number_posts import WithStat
from spellwright.words.posts import From
from spellwright.words.stats import Compare, Stat
from spellwright.words.target_phrases import Target
from spellwright.words.word import word


@word
class Soulshift(KeywordAbility):
    """Soulshift (702.46a)."""

    n: Amount
    RULE = "702.46"
    SUMMARY = "When it dies, you may return a Spirit card of low mana value from your graveyard to your hand."
    CALLED = ("soulshift",)
    ENGLISH = "soulshift {n:digits}"

    def means(self) -> Meant:
        """A Spirit card with mana value N or less may be returned (702.46a)."""
        return once(
            "soulshift",
            self,
            lambda: (
                when_put_into_graveyard(
                    you_may(
                        Return(
                            Target(
                                Things(
                                    nouns=(Noun.CARD,),
                                    posts=(WithStat(Stat.MANA_VALUE, self.n, Compare.LESS), From(YOUR_GRAVEYARD)),
                                    names=KindNames((OfSubtype((), "Spirit"),)),
                                ),
                                mark=1,
                            ),
                            YOUR_HAND,
                        )
                    )
                ),
            ),
        )
