"""702.126 Improvise."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.tapping import could_be_tapped
from spellwright.rules.asking import is_type
from spellwright.rules.hooks import Casting, Instead
from spellwright.state.events.permanents import Tap
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Improvise(KeywordAbility):
    """Improvise (702.126a)."""

    RULE = "702.126"
    SUMMARY = "Your artifacts can help to pay for it: each one tapped pays for {1}."
    REDUNDANT = True
    ENGLISH = "improvise"

    def zones(self) -> frozenset[str]:
        """On the stack (702.126a)."""
        return STACK

    def pays_instead(self, game: Game, me: Id, casting: Casting) -> Iterable[Instead]:
        """Each untapped artifact of the caster stands for generic mana (702.126a)."""
        if casting.object != me:
            return
        for id in game.battlefield:
            if is_type(game, id, "artifact") and could_be_tapped(game, id, casting.player):
                yield Instead(id, 0, (Tap(id, cause="improvise"),), "improvise")
