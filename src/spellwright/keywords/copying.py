"""Copies of the spell that a triggered ability belongs to (707.10)."""

from __future__ import annotations

from spellwright.rules.copying import copy_spell
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure


def copies_of(game: Game, me: Id, number: int) -> Procedure[None]:
    """Copy the source of the resolving ability so many times; its controller may choose new targets for each."""
    for _ in range(number):
        yield from copy_spell(game, game[me].source, game[me].controller, new_targets=True)
