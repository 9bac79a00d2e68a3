"""702.23 Rampage."""

from __future__ import annotations

from spellwright.actions.gets import Gets
from spellwright.keywords.effects import until_end_of_turn
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.triggering import WheneverItBecomesBlocked
from spellwright.rules.scene import resolving_scene
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Rampage(WheneverItBecomesBlocked, KeywordAbility):
    """Rampage (702.23a)."""

    n: Amount
    RULE = "702.23"
    SUMMARY = "It gets larger for each creature blocking it beyond the first."
    CALLED = ("rampage",)
    ENGLISH = "rampage {n:digits}"

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """+N/+N until end of turn for each creature blocking it beyond the first, as it is now (702.23a-b)."""
        scene = resolving_scene(game, me)
        bonus = self.n.value(scene) * max(0, len(scene.blocked_by(scene.source)) - 1)
        yield from until_end_of_turn(scene, (scene.source,), Gets(f"+{bonus}/+{bonus}"), rule="702.23a")
