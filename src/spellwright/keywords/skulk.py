"""702.118 Skulk."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import characteristics
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Skulk(KeywordAbility):
    """Skulk (702.118a)."""

    RULE = "702.118"
    SUMMARY = "Creatures with greater power can't block it."
    REDUNDANT = True
    ENGLISH = "skulk"

    def can_be_blocked(self, game: Game, me: Id, blocker: Id) -> bool:
        """Not by creatures with greater power (702.118b)."""
        return (characteristics(game, blocker).power or 0) <= (characteristics(game, me).power or 0)
