"""702.28 Shadow."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import characteristics
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Shadow(KeywordAbility):
    """Shadow (702.28a)."""

    RULE = "702.28"
    SUMMARY = "It can block, and be blocked by, creatures with shadow only."
    REDUNDANT = True
    ENGLISH = "shadow"

    def can_be_blocked(self, game: Game, me: Id, blocker: Id) -> bool:
        """By creatures with shadow only (702.28b)."""
        return _has_shadow(game, blocker)

    def can_block(self, game: Game, me: Id, attacker: Id) -> bool:
        """Creatures with shadow only (702.28b)."""
        return _has_shadow(game, attacker)


def _has_shadow(game: Game, id: Id) -> bool:
    return any(isinstance(ability, Shadow) for ability in characteristics(game, id).abilities)
