"""From deck lists to the cards that a game is played with: every card is read before any game starts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from spellwright.cards.compiling import compiled
from spellwright.cards.database import CardDatabase
from spellwright.cards.deck_problems import DeckError, DeckProblem
from spellwright.cards.decks import Deck, DeckEntry
from spellwright.oracle.compiler import CompiledCard
from spellwright.state.card import Card

DECLINED = "declined cards"
"""The name of the option under which a game keeps that declined cards take part in it."""


class DeclinedCard(LookupError):
    """A card isn't understood as a whole, and nobody said that it may be played without the rest."""


def cards_of(deck: Deck | Sequence[Card], *, allow_declined: bool = False) -> tuple[Card, ...]:
    """The cards of a main deck as a game takes them; cards that were compiled already stay as they are.

    Args:
        deck: the deck, or its cards.
        allow_declined: admit cards that aren't understood, without the abilities that weren't read. They say so
            (`Card.declined`).

    Raises:
        DeckError: cards are declined; each is named with its line and the words that were not understood.
    """
    if not isinstance(deck, Deck):
        return tuple(deck)
    if not allow_declined:
        problems = [problem for entry in deck.main if (problem := _problem(entry)) is not None]
        if problems:
            raise DeckError(deck.name, problems)
    return tuple(card for entry in deck.main for card in [compiled(entry.card).card] * entry.count)


def cards_outside(deck: Deck | Sequence[Card], *, allow_declined: bool = False) -> tuple[Card, ...]:
    """The cards that the player of a deck owns outside the game (100.4, 400.11a): its sideboard, and its companion.

    Declined cards are left out, unless they are admitted: a game does without them.
    """
    if not isinstance(deck, Deck):
        return ()
    found = ((compiled(entry.card), entry.count) for entry in (*deck.companion, *deck.sideboard))
    return tuple(card.card for card, count in found if card.is_read or allow_declined for _ in range(count))


def unread_words(card: CompiledCard) -> str:
    """The words of a card that weren't understood, quoted, with the reasons."""
    return "; ".join(dict.fromkeys(f'"{unread.words}" ({unread.reason})' for unread in card.unread))


@lru_cache(maxsize=1 << 12)
def card_named(name: str, *, allow_declined: bool = False) -> Card:
    """The card of a name, from the user's database.

    Raises:
        UnknownCardError: no card has this name.
        DeclinedCard: it isn't understood as a whole.
    """
    found = compiled(CardDatabase().card(name))
    if not found.is_read and not allow_declined:
        raise DeclinedCard(f"{name} is declined: {unread_words(found)}")
    return found.card


def _problem(entry: DeckEntry) -> DeckProblem | None:
    """What is wrong with an entry: that its card is declined."""
    card = compiled(entry.card)
    if card.is_read:
        return None
    message = f"the card is declined, since this isn't understood: {unread_words(card)}"
    return DeckProblem(entry.line, f"{entry.count} {entry.card.name}", message)
