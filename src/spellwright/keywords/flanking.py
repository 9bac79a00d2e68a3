"""702.25 Flanking."""

from __future__ import annotations

from typing import Any

from spellwright.actions.gets import Gets
from spellwright.keywords.effects import until_end_of_turn
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.triggering import WheneverItBecomesBlocked
from spellwright.rules.asking import characteristics
from spellwright.rules.scene import resolving_scene
from spellwright.state.choices import Memory
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Flanking(WheneverItBecomesBlocked, KeywordAbility):
    """Flanking (702.25a)."""

    RULE = "702.25"
    SUMMARY = "Creatures without flanking that block it get -1/-1."
    ENGLISH = "flanking"

    def triggers_each(self, game: Game, me: Id, event: Any, new: Id) -> tuple[Memory, ...]:
        """Whenever it becomes blocked by a creature without flanking: for each of them (702.25a)."""
        if event.object != me:
            return ()
        return tuple(((1, (blocker,)),) for blocker in event.blockers if not _has_flanking(game, blocker))

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """The blocking creature gets -1/-1 until end of turn (702.25a)."""
        scene = resolving_scene(game, me)
        yield from until_end_of_turn(scene, scene.remembered(1), Gets("-1/-1"), rule="702.25a")


def _has_flanking(game: Game, id: Id) -> bool:
    return any(isinstance(ability, Flanking) for ability in characteristics(game, id).abilities)
