"""702.10 Haste."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Haste(KeywordAbility):
    """Haste (702.10a)."""

    RULE = "702.10"
    SUMMARY = "It can attack and use {T} abilities the turn it comes under your control."
    REDUNDANT = True
    ENGLISH = "haste"

    def may_attack_at_once(self, game: Game, me: Id) -> bool:
        """Summoning sickness doesn't matter to it (702.10b-c)."""
        return True
