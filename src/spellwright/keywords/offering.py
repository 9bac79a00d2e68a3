"""Letting a player cast a card while something resolves, if it can be cast and they want to (608.2g)."""

from __future__ import annotations

from spellwright.rules.casting import cast_during_resolution, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.ways import with_alternatives
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id, Procedure, may


def offer_to_cast(game: Game, player: Id, way: Way) -> Procedure[Id]:
    """Let the player cast a card in this way, or not; the spell's id, or 0."""
    if not any(could_cast(game, player, each, at_priority=False) for each in with_alternatives(game, player, way)):
        return NOBODY
    if not (yield from may(player, "Cast it?", way.rule, way.object)):
        return NOBODY
    return (yield from cast_during_resolution(game, player, way))
