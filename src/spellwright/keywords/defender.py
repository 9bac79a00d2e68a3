"""702.3 Defender."""

from __future__ import annotations

from spellwright.actions.combat_as_though import DespiteDefender
from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import characteristics
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Defender(KeywordAbility):
    """Defender (702.3a)."""

    RULE = "702.3"
    SUMMARY = "It can't attack."
    REDUNDANT = True
    ENGLISH = "defender"

    def restricts_attack(self, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """It can't attack (702.3b), unless something lets it as though it didn't have defender (609.4)."""
        if attacker != me:
            return False
        return not any(isinstance(ability, DespiteDefender) for ability in characteristics(game, me).abilities)
