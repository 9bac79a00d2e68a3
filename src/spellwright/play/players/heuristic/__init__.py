"""A player who plays by rules of thumb, and looks one action ahead."""

from spellwright.play.players.heuristic.player import HeuristicPlayer

__all__ = ["HeuristicPlayer"]
