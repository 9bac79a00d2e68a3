"""What is said of decks and of the beginning of games: it does nothing in a game that is under way (100.2a, 903.3)."""

from __future__ import annotations

from enum import Enum

from spellwright.actions.clauses.clause import Full
from spellwright.words.ability import Ability
from spellwright.words.amounts import Amount
from spellwright.words.references import Self
from spellwright.words.word import word


@word
class DeckMayHold(Full):
    """A deck can have any number of cards with this name, or so many (100.2a, 113.6n)."""

    name: Self
    most: Amount | None = None
    ENGLISH = (
        "a deck can have up to {most:num} cards named {name}",
        "a deck can have any number of cards named {name}",
    )

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """Nothing in a game: the rules of building decks are asked before it."""
        return ()


class Leader(Enum):
    """What a card can be for its player's deck (903.3)."""

    COMMANDER = "your commander"


@word
class CanLead(Full):
    """A planeswalker that can be your commander (903.3)."""

    card: Self
    what: Leader
    ENGLISH = "{card} can be {what}"

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """Nothing in a game: commanders are chosen before it."""
        return ()
