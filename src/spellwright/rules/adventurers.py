"""715.3d: an Adventure is exiled as it resolves, and the card may be played from there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from spellwright.rules.hooks import Hooks, Way
from spellwright.state.game import Game
from spellwright.words.construction import quickly_made
from spellwright.words.procedure import Id

EXILE = frozenset({"exile"})


@quickly_made
@dataclass(frozen=True, slots=True)
class OnAnAdventure(Hooks):
    """What a card exiled by its Adventure has: that player may play it, but not as an Adventure (715.3d)."""

    player: Id

    def zones(self) -> frozenset[str]:
        """In exile."""
        return EXILE

    def ways_to_cast(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """The card itself, as a spell or a land."""
        if player == self.player:
            yield Way(me, "on an adventure", face=0, rule="715.3d")
