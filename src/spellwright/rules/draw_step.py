"""504. Draw Step."""

from __future__ import annotations

from spellwright.rules.drawing import draw_cards
from spellwright.state.game import Game
from spellwright.words.procedure import Procedure


def draw_for_the_turn(game: Game) -> Procedure[None]:
    """The active player draws a card (504.1)."""
    if not game.player(game.active).out:
        yield from draw_cards(game, game.active, rule="504.1")
