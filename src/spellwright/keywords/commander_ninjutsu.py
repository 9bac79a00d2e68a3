"""702.49 Commander ninjutsu."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.ninjutsu import Ninjutsu, ReturnUnblocked
from spellwright.keywords.price import Price
from spellwright.state.game import Game
from spellwright.words.costs import Cost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word

_ZONES = frozenset({"hand", "command"})


@word
class CommanderNinjutsu(KeywordAbility):
    """Commander ninjutsu (702.49d)."""

    price: Price
    RULE = "702.49"
    SUMMARY = "Ninjutsu, also from the command zone."
    CALLED = ("ninjutsu",)
    ENGLISH = "commander ninjutsu {price}"

    def zones(self) -> frozenset[str]:
        """In its owner's hand, and in the command zone (702.49d)."""
        return _ZONES

    def may_activate(self, game: Game, me: Id, player: Id) -> bool:
        """By its owner."""
        return game[me].owner == player

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """As of ninjutsu (702.49d)."""
        return (*self.price.costs(game, me), ReturnUnblocked())

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """As of ninjutsu (702.49d)."""
        yield from Ninjutsu(self.price).resolve(game, me)
