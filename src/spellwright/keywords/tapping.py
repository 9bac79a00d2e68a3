"""Tapping one's own permanents for a keyword: who can be tapped."""

from __future__ import annotations

from spellwright.rules.asking import characteristics, controller
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def could_be_tapped(game: Game, id: Id, player: Id) -> bool:
    """Whether it is an untapped permanent of the player; as this is no {T} cost, summoning sickness doesn't matter."""
    o = game[id]
    return o.zone == "battlefield" and not o.tapped and not o.phased_out and controller(game, id) == player


def untapped_creatures(game: Game, player: Id) -> list[Id]:
    """The untapped creatures that the player controls."""
    return [
        id
        for id in game.battlefield
        if could_be_tapped(game, id, player) and "creature" in characteristics(game, id).types
    ]
