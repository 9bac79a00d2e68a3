"""708.9, 702.143f: face-down cards are revealed as the game ends or their owner leaves it."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.rules.asking import own
from spellwright.rules.happen import happen
from spellwright.state.events.cards import Reveal
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure


def reveal_face_down(game: Game, owners: Sequence[Id]) -> Procedure[None]:
    """Reveal these players' face-down permanents and spells, and the face-down cards whose abilities say so."""
    hidden = [id for id in (*game.battlefield, *game.stack) if game[id].face_down is not None]
    elsewhere = [id for id in (*game.exile, *game.command) if game[id].face_down is not None]
    hidden += [id for id in elsewhere if any(a.is_revealed(game, id) for a in own(game, id, "is_revealed"))]
    for owner in owners:
        theirs = tuple(id for id in hidden if game[id].owner == owner)
        if theirs:
            yield from happen(game, Reveal(owner, theirs), rule="708.9")
