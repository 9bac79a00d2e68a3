"""702.36 Fear."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import characteristics
from spellwright.state.game import Game
from spellwright.words.mana import B
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Fear(KeywordAbility):
    """Fear (702.36a)."""

    RULE = "702.36"
    SUMMARY = "Only artifact creatures and black creatures can block it."
    REDUNDANT = True
    ENGLISH = "fear"

    def can_be_blocked(self, game: Game, me: Id, blocker: Id) -> bool:
        """By artifact creatures and black creatures only (702.36b)."""
        values = characteristics(game, blocker)
        return "artifact" in values.types or bool(values.colors & B)
