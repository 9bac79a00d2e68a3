"""Starting a game (103): decks, who begins; and what a player who leaves takes along (800.4a)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from spellwright.state.card import Card
from spellwright.state.events.event import Bookkeeping, Event
from spellwright.state.events.zones import OUTSIDE, draw_number, face_in, insert, known_now
from spellwright.state.game import Game
from spellwright.state.object import NO_IDS
from spellwright.words.procedure import NOBODY, Id


@dataclass(frozen=True, slots=True)
class BringDeck(Bookkeeping):
    """A player's deck becomes their library (103.3), the last card on top."""

    player: Id
    cards: tuple[Card, ...]

    def apply(self, game: Game) -> None:
        brought: list[Id] = []
        for card in self.cards:
            face = face_in(card, -1, "library")
            o = game.add(card, card.whole if face < 0 else card.faces[face], self.player, "library")
            o.face = face
            brought.append(o.id)
            game.expect(ability for each in card.faces for ability in each.abilities)
        p = game.write_player(self.player, "library")
        p.library = (*p.library, *brought)


@dataclass(frozen=True, slots=True)
class SetAside(Bookkeeping):
    """The cards of a player's sideboard are outside the game (103.2a, 400.11a)."""

    player: Id
    cards: tuple[Card, ...]

    def apply(self, game: Game) -> None:
        aside: list[Id] = []
        for card in self.cards:
            face = face_in(card, -1, OUTSIDE)
            o = game.add(card, card.whole if face < 0 else card.faces[face], self.player, OUTSIDE)
            o.face = face
            aside.append(o.id)
            game.expect(ability for each in card.faces for ability in each.abilities)
        p = game.write_player(self.player, OUTSIDE)
        p.outside = (*p.outside, *aside)


@dataclass(frozen=True, slots=True)
class BringCard(Event):
    """A card comes from outside the game into a zone of its owner, on top of a library (400.11)."""

    RULE: ClassVar[str] = "400.11"

    owner: Id
    card: Card
    zone: str

    def affected(self, game: Game) -> Id:
        return self.owner

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        face = face_in(self.card, -1, self.zone)
        values = self.card.whole if face < 0 else self.card.faces[face]
        o = game.add(self.card, values, self.owner, self.zone, new)
        game.expect(ability for each in self.card.faces for ability in each.abilities)
        o.face = face
        game.clock += 1
        o.timestamp, o.since = game.clock, game.turn
        insert(game, o)
        return o.id


@dataclass(frozen=True, slots=True)
class HasBeenThere(Bookkeeping):
    """A permanent that a game starts with counts as having been there since before its controller's turn (302.6)."""

    object: Id

    def apply(self, game: Game) -> None:
        game.write(self.object, "since").since = -1


@dataclass(frozen=True, slots=True)
class DetermineStartingPlayer(Event):
    """It is determined who takes the first turn (103.1): a given player, or one at random (0)."""

    RULE: ClassVar[str] = "103.1"

    player: Id = NOBODY

    def affected(self, game: Game) -> Id:
        return self.player or game.active

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        starting = self.player or draw_number(game, len(game.players)) + 1
        game.starting = game.active = starting
        return NOBODY


@dataclass(frozen=True, slots=True)
class LeaveGame(Event):
    """A player leaves the game, and every object that they own with them (104.5, 800.4a)."""

    RULE: ClassVar[str] = "800.4a"

    player: Id

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        theirs = [o for o in game.objects if o is not None and o.owner == self.player and o.zone != "gone"]
        leaving = frozenset(o.id for o in theirs)
        for o in theirs:
            known, was = known_now(game, o), o.zone
            left = game.write(o.id, "zone")
            left.was, left.zone, left.last_known = was, "gone", known
        game.battlefield = tuple(id for id in game.battlefield if id not in leaving)
        game.stack = tuple(id for id in game.stack if id not in leaving)
        game.exile = tuple(id for id in game.exile if id not in leaving)
        game.command = tuple(id for id in game.command if id not in leaving)
        p = game.write_player(self.player, "zone")
        p.library = p.hand = p.graveyard = p.outside = NO_IDS
        p.pool = ()
        for other in game.players:
            if other.controlled_by == self.player:
                game.write_player(other.id, "turn").controlled_by = NOBODY
        return NOBODY
