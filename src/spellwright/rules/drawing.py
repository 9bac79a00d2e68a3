"""121. Drawing A Card."""

from __future__ import annotations

from spellwright.rules.happen import happen
from spellwright.state.events.cards import Draw
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id, Procedure


def draw_cards(game: Game, player: Id, number: int = 1, rule: str = "121.1", source: Id = NOBODY) -> Procedure[None]:
    """Let a player draw cards, one after the other (121.2)."""
    for _ in range(number):
        yield from happen(game, Draw(player), rule=rule, source=source)
