"""Imagining what is hidden: who thinks ahead may not know which cards others hold, or the order of libraries."""

from __future__ import annotations

from dataclasses import dataclass

from spellwright.state.events.event import Bookkeeping
from spellwright.state.game import Game
from spellwright.words.procedure import Id


@dataclass(frozen=True, slots=True)
class Imagine(Bookkeeping):
    """In a fork for thinking, hidden cards change places: each object of `ids` becomes what the one in `like` is."""

    ids: tuple[Id, ...]
    like: tuple[Id, ...]

    def apply(self, game: Game) -> None:
        cards = [(game[id].card, game[id].printed, game[id].face) for id in self.like]
        for id, (card, printed, face) in zip(self.ids, cards, strict=True):
            o = game.write(id, "zone")
            o.card, o.printed, o.face = card, printed, face
