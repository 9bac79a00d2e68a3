"""702.51 Convoke."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.tapping import could_be_tapped
from spellwright.rules.asking import characteristics
from spellwright.rules.hooks import Casting, Instead
from spellwright.state.events.permanents import Tap
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.mana import ANY_COLOR
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Convoke(KeywordAbility):
    """Convoke (702.51a)."""

    RULE = "702.51"
    SUMMARY = "Your creatures can help to pay for it: each one tapped pays for {1} or one mana of its color."
    REDUNDANT = True
    ENGLISH = "convoke"

    def zones(self) -> frozenset[str]:
        """On the stack (702.51a)."""
        return STACK

    def pays_instead(self, game: Game, me: Id, casting: Casting) -> Iterable[Instead]:
        """Each untapped creature of the caster stands for generic mana, or mana of a colour that it has (702.51a)."""
        if casting.object != me:
            return
        for id in game.battlefield:
            values = characteristics(game, id)
            if "creature" in values.types and could_be_tapped(game, id, casting.player):
                yield Instead(id, values.colors & ANY_COLOR, (Tap(id, cause="convoke"),), "convoke")
