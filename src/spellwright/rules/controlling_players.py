"""722. Controlling Another Player: who makes a player's decisions, and who knows what they know."""

from __future__ import annotations

from dataclasses import replace

from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Choose, Id


def controller_of_player(game: Game, player: Id) -> Id:
    """Who controls the player now (722.1); nobody if they make their own decisions, or that one is leaving the game."""
    by = game.player(player).controlled_by
    return NOBODY if not by or game.player(by).out or game.player(by).conceded else by


def made_by(game: Game, decision: Choose) -> Choose:
    """The decision as it is asked: its choices are made by the player who controls whoever would make it (722.5)."""
    by = controller_of_player(game, decision.player)
    return decision if by == decision.by else replace(decision, by=by)


def players_controlled(game: Game, by: Id) -> tuple[Id, ...]:
    """The other players whom a player controls now."""
    return tuple(p.id for p in game.players if p.controlled_by == by) if by else ()
