"""702.144 Demonstrate."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.triggering import WhenItIsCast
from spellwright.rules.copying import copy_spell
from spellwright.rules.scene import resolving_scene
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure, choose, may
from spellwright.words.word import word


@word
class Demonstrate(WhenItIsCast, KeywordAbility):
    """Demonstrate (702.144a)."""

    RULE = "702.144"
    SUMMARY = "When you cast it, you may copy it; then an opponent copies it, too."
    ENGLISH = "demonstrate"

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """You may copy it; if you do, a chosen opponent does, too (702.144a)."""
        scene = resolving_scene(game, me)
        if not (yield from may(scene.you, "Copy it?", "702.144a", scene.source)):
            return
        yield from copy_spell(game, scene.source, scene.you, new_targets=True)
        opponent = yield from choose(scene.you, scene.opponents(scene.you), "choose", "Which opponent?", "702.144a", me)
        yield from copy_spell(game, scene.source, opponent, new_targets=True)
