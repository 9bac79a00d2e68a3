"""Which objects a name means: compared without case and accents, tokens with or without the word "Token"."""

from __future__ import annotations

import re
from functools import lru_cache

from spellwright.cr.spelling import folded
from spellwright.lab.scenario import Thing
from spellwright.rules.asking import characteristics
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, Id

FACE_DOWN = "[face_down]"
"""How scenarios call an object that is face down and has no name (708.2a)."""
LOCKED_ROOM = "[locked_room]"
"""How scenarios call a Room with no unlocked door, which has no name (709.5)."""

_SET_SUFFIX = re.compile(r"-[A-Z0-9]{3,4}$")
_TOKEN = " token"


@lru_cache(maxsize=1 << 14)
def plain(name: str) -> str:
    """A name for comparing."""
    return folded(name)


@lru_cache(maxsize=1 << 14)
def _without_set(name: str) -> str:
    return folded(_SET_SUFFIX.sub("", name))


def is_called(game: Game, id: Id, name: str) -> bool:
    """Whether an object has that name now; a card of several faces is also called by all of them together."""
    o = game[id]
    hidden = o.zone == "exile" and o.face_down is not None  # a card; scenarios know which
    current = o.printed.name if hidden else characteristics(game, id).name
    if not current:
        if name == LOCKED_ROOM:
            return "Room" in characteristics(game, id).subtypes
        return name == FACE_DOWN and o.face_down is not None
    known, wanted = plain(current), plain(name)
    if known in (wanted, _without_set(name)):
        return True
    if o.token:  # 111.4: a token without a name of its own is called by its subtypes and the word "Token"
        return known.removesuffix(_TOKEN) == wanted.removesuffix(_TOKEN)
    if o.card is None or " // " not in o.card.name or wanted != plain(o.card.name):
        return False
    return current in o.card.name


class WhoIsWho:
    """Which object an alias means: it follows the card between zones (400.7)."""

    def __init__(self) -> None:
        self.first: dict[str, Id] = {}

    def introduce(self, alias: str, id: Id) -> None:
        """An object gets an alias."""
        self.first[alias] = id

    def now(self, game: Game, alias: str) -> Id:
        """What has that alias now; 0 if nobody ever had."""
        return latest(game, self.first.get(alias, 0))

    def fits(self, game: Game, id: Id, thing: Thing) -> bool:
        """Whether an object or player is what a scenario names."""
        if thing.player or id < FIRST_OBJECT:
            return id == thing.player
        if id >= len(game.objects) or game.objects[id] is None:
            return False
        if thing.copy is not None and thing.copy != is_copy(game, id):
            return False
        if thing.alias:
            return id == self.now(game, thing.alias)
        return is_called(game, id, thing.name)


def latest(game: Game, id: Id) -> Id:
    """What an object has become by now, from zone to zone (400.7)."""
    while id >= FIRST_OBJECT and game[id].zone == "gone" and game[id].became:
        id = game[id].became
    return id


def is_copy(game: Game, id: Id) -> bool:
    """Whether an object is a copy of something: a copied spell, a token, a permanent that has become a copy."""
    o = game[id]
    return o.copy or o.copied is not None or (o.token and _created_as_a_copy(game, id))


def _created_as_a_copy(game: Game, token: Id) -> bool:
    """Whether a token was made as a copy of something, or is what a copied spell has become (707.2, 608.3f)."""
    made = next((entry.event for entry in game.since(0) if entry.new == token), None)
    return bool(made.copies) if isinstance(made, CreateToken) else isinstance(made, Move)
