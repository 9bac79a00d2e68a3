"""702.31 Horsemanship."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import characteristics
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Horsemanship(KeywordAbility):
    """Horsemanship (702.31a)."""

    RULE = "702.31"
    SUMMARY = "Only creatures with horsemanship can block it."
    REDUNDANT = True
    ENGLISH = "horsemanship"

    def can_be_blocked(self, game: Game, me: Id, blocker: Id) -> bool:
        """By creatures with horsemanship only (702.31b)."""
        return any(isinstance(ability, Horsemanship) for ability in characteristics(game, blocker).abilities)
