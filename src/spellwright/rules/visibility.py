"""Hidden information: which objects a player may look at (400.2, 401.2, 402.3, 406.3, 708.5)."""

from __future__ import annotations

from spellwright.rules.asking import asked, own
from spellwright.rules.controlling_players import players_controlled
from spellwright.state.events.zones import OUTSIDE, Move
from spellwright.state.game import Game
from spellwright.state.object import Object
from spellwright.words.procedure import Id

PUBLIC_ZONES = ("battlefield", "stack", "graveyard", "exile", "command")
SHOWN_OUTSIDE = "shown outside"
"""The note on a card outside the game that is revealed to all players for good: a companion (103.2b)."""


def may_see(game: Game, player: Id, id: Id) -> bool:
    """Whether the player may know what that object is, where it is now; of one that has left, what it was.

    Who controls another player sees what that one sees, but for cards outside the game (722.4).
    """
    if _may_see(game, player, id):
        return True
    others = players_controlled(game, player)
    return bool(others) and game[id].zone != OUTSIDE and any(_may_see(game, other, id) for other in others)


def _may_see(game: Game, player: Id, id: Id) -> bool:
    o = game[id]
    if o.zone == "gone":
        return _may_have_seen(game, player, id)
    if o.zone in PUBLIC_ZONES:
        return is_public(game, id) or _may_look(game, player, id)
    if o.zone == "hand":
        return o.owner == player or _may_look(game, player, id)  # 402.3
    if o.zone == "library":
        return _may_look(game, player, id)  # 401.2
    if o.zone == OUTSIDE:
        return o.owner == player or bool(o.note(SHOWN_OUTSIDE))
    return True


def _may_have_seen(game: Game, player: Id, id: Id) -> bool:
    """Of an object that has left its zone: what that zone, and what became of it, tell (400.2)."""
    o = game[id]
    if o.was in PUBLIC_ZONES and o.face_down is None:
        return True
    if player == (o.controller if o.was in ("battlefield", "stack") else o.owner) and o.was != "library":
        return True
    return bool(o.became) and may_see(game, player, o.became)


def is_public(game: Game, id: Id) -> bool:
    """Whether everybody may know what that object is: face up in a public zone (400.2), or revealed by the rules.

    As the game ends, or as their owner leaves it, face-down permanents and spells are revealed (708.9), and face-down
    cards in exile of which a rule says so (702.143f).
    """
    o = game[id]
    if o.zone not in PUBLIC_ZONES:
        return False
    if o.face_down is None:
        return True
    if not (game.over or game.player(o.owner).out):
        return False
    return o.zone in ("battlefield", "stack") or any(a.is_revealed(game, id) for a in own(game, id, "is_revealed"))


def _may_look(game: Game, player: Id, id: Id) -> bool:
    """A face-down permanent or spell is its controller's to look at (708.5); for the rest something must say so."""
    o = game[id]
    if o.face_down is not None and o.zone in ("battlefield", "stack") and o.controller == player:
        return True
    if any(a.shows(game, id, player, id) for a in own(game, id, "shows")):
        return True
    return any(a.shows(game, me, player, id) for me, a in asked(game, "shows") if me != id)


def move_is_seen(game: Game, player: Id, move: Move, new: Id) -> bool:
    """Whether the player could see which card it was that moved."""
    left = game[move.object]
    if left.was in PUBLIC_ZONES and not hidden_face(left):
        return True
    if move.to in PUBLIC_ZONES and move.face_down is None:
        return True
    return bool(new) and (game[new].owner == player and (move.to == "hand" or left.was == "hand"))


def hidden_face(o: Object) -> bool:
    """Whether an object is, or was, face down."""
    return o.face_down is not None
