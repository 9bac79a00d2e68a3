"""Searching only a part of a library instead: "that player searches the top four cards of that library instead" (614.1a)."""

from __future__ import annotations

from dataclasses import replace

from spellwright.actions.clauses.clause import Full
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Search
from spellwright.words.amounts import Amount
from spellwright.words.players import ThatPlayer
from spellwright.words.procedure import Procedure
from spellwright.words.word import word


@word
class SearchesOnlyTheTop(Full):
    """That player searches only so many cards from the top of the library that would be searched."""

    who: ThatPlayer
    n: Amount
    ENGLISH = "{who} searches the top {n:num} cards of that library"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Propose that search; of what is searched less already, that little (616.1)."""
        yield from ()
        event, top = scene.replaced, self.n.value(scene)
        if not isinstance(event, Search) or scene.proposing is None:
            return False
        scene.proposing.append(replace(event, top=min(event.top or top, top)))
        return True

    def elliptic(self) -> bool:
        """It is only said of what would happen."""
        return True
