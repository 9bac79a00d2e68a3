"""702.41 Affinity."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import controller
from spellwright.rules.hooks import Casting
from spellwright.rules.scene import GameScene
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.filters import Filter
from spellwright.words.mana import ZERO, ManaCost
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Affinity(KeywordAbility):
    """Affinity (702.41a)."""

    RULE = "702.41"
    SUMMARY = "It costs {1} less to cast for each such permanent you control."
    CALLED = ("affinity",)
    ENGLISH = "affinity for {what@many}"

    what: Filter

    def zones(self) -> frozenset[str]:
        """On the stack (702.41a)."""
        return STACK

    def reduces(self, game: Game, me: Id, casting: Casting) -> ManaCost:
        """{1} for each such permanent that its caster controls; each instance counts them anew (702.41b)."""
        if casting.object != me:
            return ZERO
        scene = GameScene(game, me, casting.player)
        return ManaCost(sum(1 for id in self.what.candidates(scene) if controller(game, id) == casting.player))
