"""The kinds of players that can be had by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from spellwright.play.players.heuristic import HeuristicPlayer
from spellwright.play.players.player import Player
from spellwright.play.players.random import RandomPlayer

KINDS: Mapping[str, Callable[[int], Player]] = MappingProxyType({"heuristic": HeuristicPlayer, "random": RandomPlayer})
"""Each kind by its name: a function of the seed."""

MOST_SEATS = 16


def seated(kinds: tuple[str, ...], seed: int) -> list[Player]:
    """A player of each kind for its seat; no two have the same seed.

    Raises:
        KeyError: there is no such kind.
    """
    return [KINDS[kind](seed * MOST_SEATS + seat) for seat, kind in enumerate(kinds)]
