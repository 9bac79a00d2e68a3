"""What tells face-down cards in exile apart, for everybody (406.4, 702.143e): never what they are."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.foretell import FORETOLD, Foretold
from spellwright.keywords.price import OwnManaCost, Price
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.state.object import Object
from spellwright.words.procedure import Id


def told_apart(game: Game, o: Object) -> dict[str, Any]:
    """What everybody knows of a face-down card in exile.

    `order` is its place among its owner's face-down cards there, in the order in which they were exiled, from 1; `turn`
    the turn in which it was. `foretold` cards say so, and `foretell_cost` is what an effect said that their cost is, in
    its words: as an amount it would tell the card's mana cost (702.143e).
    """
    theirs = [id for id in game.exile if game[id].owner == o.owner and game[id].face_down is not None]
    known: dict[str, Any] = {"order": theirs.index(o.id) + 1, "turn": _turn_of_exile(game, o.id)}
    if o.note(FORETOLD):
        known["foretold"] = True
        given = [_said(price) for ability in o.granted if isinstance(ability, Foretold) for price in ability.given]
        if given:
            known["foretell_cost"] = ", ".join(given)
    return known


def _turn_of_exile(game: Game, id: Id) -> int:
    entry = game.history
    while entry is not None:
        if entry.new == id and isinstance(entry.event, Move):
            return entry.turn
        entry = entry.before
    return 0


def _said(price: Price) -> str:
    """A cost as an effect said it."""
    if isinstance(price, OwnManaCost):
        return f"its mana cost reduced by {{{price.reduction}}}" if price.reduction else "its mana cost"
    return price.label
