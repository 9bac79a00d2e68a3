"""702.13 Intimidate."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import characteristics
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Intimidate(KeywordAbility):
    """Intimidate (702.13a)."""

    RULE = "702.13"
    SUMMARY = "Only artifact creatures and creatures that share a color with it can block it."
    REDUNDANT = True
    ENGLISH = "intimidate"

    def can_be_blocked(self, game: Game, me: Id, blocker: Id) -> bool:
        """By artifact creatures and creatures that share a colour with it only (702.13b)."""
        values = characteristics(game, blocker)
        return "artifact" in values.types or bool(values.colors & characteristics(game, me).colors)
