"""707.8a. Tokens that are copies: of a double-faced object both faces are copied, and the same one is up."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from spellwright.rules.layers import copiable
from spellwright.state.card import Card
from spellwright.state.events.components import DOUBLE_FACED
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id

Change = Callable[[Characteristics], Characteristics]
"""What exceptions make of copiable values (707.9)."""


class TokenCopy(NamedTuple):
    """What a token that is a copy consists of: `CreateToken(player, **copy._asdict())` creates it."""

    values: Characteristics
    card: Card | None
    face: int
    copies: Id


def token_copy(game: Game, id: Id, change: Change = lambda values: values) -> TokenCopy:
    """What a token that is a copy of this object, with exceptions, consists of (707.2, 707.8a)."""
    o, values = game[id], copiable(game, id)
    if o.card is None or values is not o.printed or o.card.layout not in (*DOUBLE_FACED, "modal_dfc"):
        return TokenCopy(change(values), None, 0, id)
    faces = tuple(change(face) for face in o.card.faces)
    face = max(o.face, 0)
    return TokenCopy(faces[face], Card(o.card.name, o.card.layout, faces, faces[0], o.card.declined), face, id)
