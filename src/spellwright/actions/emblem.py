"""114. Emblems."""

from __future__ import annotations

from spellwright.actions.abilities.keyword_line import Quoted
from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.actions.gains import as_given
from spellwright.rules.scene import GameScene
from spellwright.state.events.stack import CreateEmblem
from spellwright.words.characteristics import Characteristics
from spellwright.words.keyword import Keyword
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class GetEmblem(Act):
    """Get an emblem with abilities, and no other characteristics (114.1, 114.3)."""

    abilities: tuple[Keyword | Quoted, ...]
    ENGLISH = "<gets|get> a emblem with {abilities:and}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """It is put into the command zone."""
        values = Characteristics(abilities=as_given(scene, self.abilities), emblem=True)
        return bool((yield from bring_about(scene, CreateEmblem(player, values))))
