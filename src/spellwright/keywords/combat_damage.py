"""Who dealt combat damage to players this turn."""

from __future__ import annotations

from spellwright.rules.asking import controller
from spellwright.state.events.damage import Damage
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, Id


def combat_damage_sources(game: Game, player: Id) -> list[Id]:
    """The sources under that player's control that dealt combat damage to a player this turn, as they were then."""
    dealt = [e.event for e in game.this_turn() if isinstance(e.event, Damage) and e.event.combat]
    return [d.source for d in dealt if d.victim < FIRST_OBJECT and controller(game, d.source) == player]
