"""702.86 Annihilator."""

from __future__ import annotations

from spellwright.actions.clauses.player_does import PlayerDoes
from spellwright.actions.happenings.combat import Attacks
from spellwright.actions.sacrifice import Sacrifice
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant, whenever
from spellwright.words.amounts import Amount
from spellwright.words.nouns import Noun, Things
from spellwright.words.players import DefendingPlayer
from spellwright.words.quantified import A
from spellwright.words.references import Self
from spellwright.words.word import word


@word
class Annihilator(KeywordAbility):
    """Annihilator (702.86a)."""

    n: Amount
    RULE = "702.86"
    SUMMARY = "The defending player sacrifices permanents when it attacks."
    CALLED = ("annihilator",)
    ENGLISH = "annihilator {n:digits}"

    def means(self) -> Meant:
        """Defending player sacrifices N permanents (702.86a)."""
        return once(
            "annihilator",
            self,
            lambda: (
                whenever(
                    Self(),
                    Attacks(),
                    PlayerDoes(DefendingPlayer(), Sacrifice(A(Things(nouns=(Noun.PERMANENT,)), self.n)), ()),
                ),
            ),
        )
