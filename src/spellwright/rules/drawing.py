"""121. Drawing A Card."""

from __future__ import annotations

from spellwright.rules.happen import happen
from spellwright.state.events.cards import Draw, DrawCards
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id, Procedure


def draw_cards(game: Game, player: Id, number: int = 1, rule: str = "121.1", source: Id = NOBODY) -> Procedure[None]:
    """Let a player draw cards, one after the other (121.2)."""
    yield from happen(game, to_draw(game, player, number), rule=rule, source=source)


def to_draw(game: Game, player: Id, number: int) -> Event:
    """The instruction to draw so many cards; the draw itself, if nothing could refer to how many they are (121.2a)."""
    one = number == 1 and ("replaces", DrawCards) not in game.possible
    return Draw(player) if one else DrawCards(player, number)
