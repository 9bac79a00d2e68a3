"""What players do with cards: draw (121), discard (701.9), mill (701.17), reveal (701.20), look, search (701.23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from spellwright.state.events.event import Event
from spellwright.state.events.zones import ENTERING, Move
from spellwright.state.game import Game
from spellwright.state.pile import Pile
from spellwright.words.procedure import NOBODY, Id


@dataclass(frozen=True, slots=True)
class Draw(Event):
    """A player draws one card (121.2): the top card of the library is put into their hand."""

    RULE: ClassVar[str] = "121.1"
    LIBRARY: ClassVar[bool] = True
    ONE_BY_ONE: ClassVar[bool] = True

    player: Id

    def affected(self, game: Game) -> Id:
        return self.player

    def parts(self, game: Game) -> tuple[Event, ...]:
        library = game.player(self.player).library
        return (Move(library[-1], "hand", cause="draw"),) if library else (DrawFromEmpty(self.player),)

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY


@dataclass(frozen=True, slots=True)
class DrawCards(Event):
    """A player is instructed to draw cards: what refers to their number modifies that before the single draws (121.2a)."""

    RULE: ClassVar[str] = "121.2a"
    LIBRARY: ClassVar[bool] = True
    ONE_BY_ONE: ClassVar[bool] = True

    player: Id
    number: int

    def affected(self, game: Game) -> Id:
        return self.player

    def possible(self, game: Game) -> bool:
        return self.number > 0

    def sequence(self, game: Game) -> tuple[Event, ...]:
        return (Draw(self.player, used=self.used),) * self.number


@dataclass(frozen=True, slots=True)
class DrawFromEmpty(Event):
    """A player attempts to draw from an empty library (121.4): they lose at the next check (704.5b)."""

    RULE: ClassVar[str] = "121.4"

    player: Id

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.write_player(self.player, "drew").drew_from_empty = True
        return NOBODY


@dataclass(frozen=True, slots=True)
class Discard(Event):
    """A player discards a card (701.9a); `by` is the spell or ability whose text makes them."""

    RULE: ClassVar[str] = "701.9a"

    player: Id
    object: Id
    to: str = "graveyard"
    cause: str = "discard"
    by: Id = NOBODY

    def affected(self, game: Game) -> Id:
        return self.player

    @property
    def subject(self) -> Id:
        return self.object

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (Move(self.object, self.to, cause=self.cause),)

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY


@dataclass(frozen=True, slots=True)
class Mill(Event):
    """A player puts that many cards from the top of their library into their graveyard (701.17a)."""

    RULE: ClassVar[str] = "701.17a"
    LIBRARY: ClassVar[bool] = True

    player: Id
    number: int

    def affected(self, game: Game) -> Id:
        return self.player

    def parts(self, game: Game) -> tuple[Event, ...]:
        library = [id for id in game.player(self.player).library if not game[id].note(ENTERING)]  # 614.13c
        top = library[max(0, len(library) - self.number) :]  # 701.17b: as many as possible
        return tuple(Move(id, "graveyard", cause="mill") for id in reversed(top))

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY


@dataclass(frozen=True, slots=True)
class Reveal(Event):
    """Cards are shown to all players (701.20a), or looked at by one (`to`)."""

    RULE: ClassVar[str] = "701.20a"
    LIBRARY: ClassVar[bool] = True

    player: Id
    objects: tuple[Id, ...]
    to: Id = NOBODY

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY


@dataclass(frozen=True, slots=True)
class Separate(Event):
    """A player separates objects into piles (700.3); they stay where they are (700.3c)."""

    RULE: ClassVar[str] = "700.3"

    player: Id
    piles: tuple[Pile, ...]

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY


@dataclass(frozen=True, slots=True)
class Voted(Event):
    """Players have voted (701.38a): each vote with the player whose it is, for a word or an object; `player` began."""

    RULE: ClassVar[str] = "701.38a"

    player: Id
    votes: tuple[tuple[Id, Id | str], ...]

    def affected(self, game: Game) -> Id:
        return self.player

    def of(self, player: Id) -> tuple[Id | str, ...]:
        """What a player voted for."""
        return tuple(choice for voter, choice in self.votes if voter == player)

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY


@dataclass(frozen=True, slots=True)
class Search(Event):
    """A player searches a zone (701.23a); with `top` only so many cards from the top of a library.

    `by` is the spell or ability whose text makes them.
    """

    RULE: ClassVar[str] = "701.23a"
    LIBRARY: ClassVar[bool] = True

    player: Id
    owner: Id
    zone: str = "library"
    top: int = 0
    by: Id = NOBODY

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY


@dataclass(frozen=True, slots=True)
class Undertake(Event):
    """A player is about to do an action that has a name, which effects may replace (614.1): scry, learn, explore ...

    The fields are those of the `Act` that it will be.
    """

    RULE: ClassVar[str] = "614.1"

    player: Id
    what: str
    object: Id = NOBODY
    number: int = 0

    def affected(self, game: Game) -> Id:
        return self.player

    @property
    def subject(self) -> Id:
        return self.object

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY


@dataclass(frozen=True, slots=True)
class Act(Event):
    """A player has done something that is seen as such besides what it consists of: scried, surveilled, cycled ...

    `what` is the action's own name and `rule` its number; `object` the card or permanent it was done with, or that did
    it; `to` what it was done to, if that is another: the creature that was exploited, the Vehicle that was crewed.
    """

    RULE: ClassVar[str] = "701.1"

    player: Id
    what: str
    object: Id = NOBODY
    number: int = 0
    to: Id = NOBODY

    def affected(self, game: Game) -> Id:
        return self.player

    @property
    def subject(self) -> Id:
        return self.object

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        return NOBODY
