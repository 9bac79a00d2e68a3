"""702.115 Ingest."""

from __future__ import annotations

from spellwright.actions.clauses.player_does import PlayerDoes
from spellwright.actions.exile import Exile
from spellwright.actions.happenings.damage import DamageDealing, DamageKind
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant, whenever
from spellwright.words.amounts import Number
from spellwright.words.owners import Their
from spellwright.words.players import APlayer, PlayerNoun, ThatPlayer
from spellwright.words.references import Self
from spellwright.words.top_cards import TopCards
from spellwright.words.word import word


@word
class Ingest(KeywordAbility):
    """Ingest (702.115a)."""

    RULE = "702.115"
    SUMMARY = "Players dealt combat damage by it exile the top card of their library."
    ENGLISH = "ingest"

    def means(self) -> Meant:
        """That player exiles the top card of their library (702.115a)."""
        return _MEANT


_MEANT: Meant = (
    whenever(
        Self(),
        DamageDealing(DamageKind.COMBAT, APlayer(PlayerNoun.PLAYER, mark=1)),
        PlayerDoes(ThatPlayer(PlayerNoun.PLAYER, refers=1), Exile(TopCards(Their(refers=1), Number(1))), ()),
    ),
)
