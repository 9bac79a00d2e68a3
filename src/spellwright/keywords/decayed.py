"""702.147 Decayed."""

from __future__ import annotations

from spellwright.actions.clauses.delayed import AtEndOfCombat, begin_delayed
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.sacrifice import Sacrifice
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.later import THOSE
from spellwright.keywords.saying import do
from spellwright.keywords.triggering import WheneverItAttacks
from spellwright.rules.scene import resolving_scene
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Decayed(WheneverItAttacks, KeywordAbility):
    """Decayed (702.147a)."""

    RULE = "702.147"
    SUMMARY = "It can't block, and is sacrificed at the end of a combat in which it attacks."
    ENGLISH = "decayed"

    def can_block(self, game: Game, me: Id, attacker: Id) -> bool:
        """It can't (702.147a)."""
        return False

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """It is sacrificed at end of combat (702.147a)."""
        scene = resolving_scene(game, me)
        scene.remember(1, (scene.source,))
        yield from begin_delayed(scene, Sentence(do(Sacrifice(THOSE))), AtEndOfCombat())
