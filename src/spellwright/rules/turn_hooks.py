"""What the course of a game and of its turns asks of abilities: a part of `rules.hooks`, where asking is explained."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.procedure import Id, Procedure


class TurnHooks(Ability):
    """The questions of a game's beginning and of its turns, of state-based actions and of what is hidden (103, 500-514, 704).

    Defaults are never called.
    """

    __slots__ = ()

    # --- before the game. Own hooks:

    def may_be_companion(self, game: Game, me: Id) -> bool:
        """Whether its object, outside the game, may be revealed as a companion before the game begins (103.2b)."""
        raise NotImplementedError

    def as_conspiracy(self, game: Game, me: Id, player: Id, move: Move) -> Procedure[Move]:
        """How its object, a conspiracy card, is put into the command zone as the game begins (103.2e)."""
        raise NotImplementedError

    def from_opening_hand(self, game: Game, me: Id, player: Id) -> Procedure[None]:
        """What its card's owner may do with it in their opening hand (103.6)."""
        raise NotImplementedError

    # --- turns. Table hooks:

    def as_turn_begins(self, game: Game, me: Id, player: Id) -> Procedure[None]:
        """What it does as a player's turn has begun, before anything else in it (500.1, 722.1)."""
        raise NotImplementedError

    def untaps(self, game: Game, me: Id) -> Iterable[Id]:
        """Permanents that it untaps in this untap step, besides those of the active player (502.3)."""
        raise NotImplementedError

    def lets_untap(self, game: Game, me: Id, untapping: tuple[Id, ...]) -> tuple[tuple[Id, ...], int] | None:
        """Of which of those that would untap in the untap step only so many do (502.3); None if all may."""
        raise NotImplementedError

    def hand_limit(self, game: Game, me: Id, player: Id, limit: int | None) -> int | None:
        """The player's maximum hand size, given what it would be; None for no maximum (402.2)."""
        raise NotImplementedError

    def keeps_mana(self, game: Game, me: Id, player: Id, mana: Any) -> bool:
        """Whether that mana stays in the pool as steps and phases end (500.5)."""
        raise NotImplementedError

    def mana_rather_than_lost(self, game: Game, me: Id, player: Id, mana: Any) -> Any:
        """What mana that the player would lose becomes instead; None if it is lost (106.4)."""
        raise NotImplementedError

    # --- own hooks:

    def phases(self, game: Game, me: Id) -> bool:
        """Whether its object phases out in its controller's untap step (502.1, 702.26a)."""
        raise NotImplementedError

    # --- state-based actions

    def state_based(self, game: Game, me: Id) -> Iterable[Event]:
        """What is due by a state-based action that there is because of this ability; equal events are due once (704.3)."""
        raise NotImplementedError

    def state_based_choices(self, game: Game, me: Id) -> Procedure[Sequence[Event]]:
        """The same, where players choose something for it."""
        raise NotImplementedError

    def spares_legends(self, game: Game, me: Id, legend: Id) -> bool:
        """Whether the legend rule doesn't apply to that permanent (704.5j)."""
        raise NotImplementedError

    # --- votes

    def more_votes(self, game: Game, me: Id, player: Id) -> tuple[int, int]:
        """How many additional votes it gives that player, and how many more they may make (701.38d)."""
        raise NotImplementedError

    def decides_votes(self, game: Game, me: Id, player: Id) -> Id:
        """Who chooses how that player votes."""
        raise NotImplementedError

    # --- hidden information

    def is_revealed(self, game: Game, me: Id) -> bool:
        """Own: whether a face-down card must be revealed as the game ends, or its owner leaves it (702.143f, 708.9)."""
        raise NotImplementedError

    def shows(self, game: Game, me: Id, player: Id, object: Id) -> bool:
        """Whether the player may look at that hidden object (406.3, 708.5)."""
        raise NotImplementedError
