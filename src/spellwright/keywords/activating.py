"""Activating abilities of keywords, as triggers speak of it: "whenever you activate an exhaust ability"."""

from __future__ import annotations

from typing import Any

from spellwright.actions.happening import PlayerHappening, told
from spellwright.keywords.names import Name, goes_by
from spellwright.rules.asking import characteristics
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.stack import Activated
from spellwright.words.owners import Possessor
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.word import word


@word
class ActivatesKeyword(PlayerHappening):
    """Activates an ability of a keyword, perhaps that of a certain object (602.2b)."""

    name: Name
    of: Possessor | None = None
    EVENTS = (Activated,)
    HEADS = ("ability",)
    ENGLISH = ("<activates|activate|activated> a {name} ability", "<activates|activate|activated> {of} {name} ability")

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who activates it."""
        if self.of is not None and event.source not in self.of.whose(scene):
            return NOBODY
        named = (a for a in characteristics(scene.game, event.source).abilities if goes_by(a, self.name))
        mine = any(event.ability is meant for ability in named for meant in (ability, *ability.means()))
        return int(event.player) if mine else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The ability on the stack."""
        return told((self, (event.object,)))
