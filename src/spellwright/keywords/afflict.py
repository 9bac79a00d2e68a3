"""702.130 Afflict."""

from __future__ import annotations

from spellwright.actions.clauses.player_does import PlayerDoes
from spellwright.actions.happenings.combat import BecomesBlocked
from spellwright.actions.life import LoseLife
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant, whenever
from spellwright.words.amounts import Amount
from spellwright.words.players import DefendingPlayer
from spellwright.words.references import Self
from spellwright.words.word import word


@word
class Afflict(KeywordAbility):
    """Afflict (702.130a)."""

    n: Amount
    RULE = "702.130"
    SUMMARY = "The defending player loses life when it becomes blocked."
    CALLED = ("afflict",)
    ENGLISH = "afflict {n:digits}"

    def means(self) -> Meant:
        """Defending player loses N life (702.130a)."""
        return once(
            "afflict",
            self,
            lambda: (whenever(Self(), BecomesBlocked(), PlayerDoes(DefendingPlayer(), LoseLife(self.n), ())),),
        )
