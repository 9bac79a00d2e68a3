"""Activated keyword abilities that function in a graveyard or a hand (113.6m): by the card's owner, some as a sorcery."""

from __future__ import annotations

from spellwright.actions.discard import Discard
from spellwright.actions.doing import ActCost
from spellwright.actions.exile import Exile
from spellwright.keywords.saying import YOUR_GRAVEYARD
from spellwright.rules.hooks import Hooks
from spellwright.rules.timing import sorcery_speed
from spellwright.state.game import Game
from spellwright.words.ability import GRAVEYARD, HAND
from spellwright.words.groups import FromZone
from spellwright.words.procedure import Id
from spellwright.words.references import Self

EXILE_THIS = ActCost(Exile(FromZone(Self(), YOUR_GRAVEYARD)))
"""Exile this card from your graveyard, as a cost."""
DISCARD_THIS = ActCost(Discard(Self()))
"""Discard this card, as a cost."""


class FromGraveyard(Hooks):
    """The family of those that function in the graveyard, activated only as a sorcery."""

    __slots__ = ()

    def zones(self) -> frozenset[str]:
        """In its owner's graveyard."""
        return GRAVEYARD

    def may_activate(self, game: Game, me: Id, player: Id) -> bool:
        """By its owner, only as a sorcery."""
        return game[me].owner == player and sorcery_speed(game, player)


class FromHand(Hooks):
    """The family of those that function in the hand."""

    __slots__ = ()

    def zones(self) -> frozenset[str]:
        """In its owner's hand."""
        return HAND

    def may_activate(self, game: Game, me: Id, player: Id) -> bool:
        """By its owner."""
        return game[me].owner == player
