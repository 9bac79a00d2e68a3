"""702.70 Poisonous."""

from __future__ import annotations

from spellwright.actions.clauses.player_does import PlayerDoes
from spellwright.actions.happenings.damage import DamageDealing, DamageKind
from spellwright.actions.put_counters import GetCounters
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant, whenever
from spellwright.words.amounts import Amount
from spellwright.words.players import APlayer, PlayerNoun, ThatPlayer
from spellwright.words.references import Self
from spellwright.words.word import word


@word
class Poisonous(KeywordAbility):
    """Poisonous (702.70a)."""

    n: Amount
    RULE = "702.70"
    SUMMARY = "Players dealt combat damage by it get poison counters."
    CALLED = ("poisonous",)
    ENGLISH = "poisonous {n:digits}"

    def means(self) -> Meant:
        """That player gets N poison counters (702.70a)."""
        return once(
            "poisonous",
            self,
            lambda: (
                whenever(
                    Self(),
                    DamageDealing(DamageKind.COMBAT, APlayer(PlayerNoun.PLAYER, mark=1)),
                    PlayerDoes(ThatPlayer(PlayerNoun.PLAYER, refers=1), GetCounters(self.n, "poison"), ()),
                ),
            ),
        )
