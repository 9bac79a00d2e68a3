"""Being the target as though it didn't have hexproof or shroud (609.4, 702.11, 702.18)."""

from __future__ import annotations

from enum import Enum

from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.keyword import Keyword
from spellwright.words.players import Players, You
from spellwright.words.procedure import Id
from spellwright.words.word import word


class OfSpells(Enum):
    """OfSpells spells and abilities."""

    ANYBODYS = "spells and abilities"
    YOURS = "spells and abilities you control"


@word
class TargetsDespite(Lasting):
    """Can be the target of spells and abilities as though it didn't have a keyword."""

    keyword: Keyword
    of: OfSpells | None = None
    by: Players | None = None
    FOR_OBJECTS = False
    ENGLISH = (
        "can be the <target|targets:outer> of spells and abilities controlled by {by} "
        "as though <it|they:outer> didn't have {keyword}",
        "can be the <target|targets:outer> of {of} as though <it|they:outer> didn't have {keyword}",
    )

    def targets_despite(self, holding: Holding, game: Game, me: Id, ability: Ability, target: Id, player: Id) -> bool:
        """If it is a subject, that is the keyword, or a variant of it, and the player such a one."""
        if not self.keyword.includes(ability) or not holding.affects(game, me, target):
            return False
        scene = holding.scene(game, me)
        if self.by is not None:
            return self.by.describes(scene, player)
        return self.of is OfSpells.ANYBODYS or You().describes(scene, player)
