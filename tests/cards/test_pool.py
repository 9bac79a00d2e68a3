from __future__ import annotations

from collections import Counter

import pytest

from spellwright.cards.decks import Deck, ready_decks
from spellwright.cards.pool import pool, pool_spellings

NEEDED_BY_THE_SEEDS = (
    "Mystic Reflection",
    "Dual Strike",
    "Brain Freeze",
    "Frogmite",
    "Reversal of Fortune",
    "Apocalypse Chime",
    "Ethereal Valkyrie",
    "Blood Moon",
    "Humility",
    "Opalescence",
)


def test_the_pool_has_about_two_hundred_cards_each_once() -> None:
    names = [card.name for card in pool()]
    assert 160 <= len(names) == len(set(names)) <= 240


def test_the_pool_carries_no_reminder_text() -> None:
    assert [card.name for card in pool() if any("(" in face.oracle_text for face in card.faces)] == []


def test_every_layout_of_the_game_is_in_the_pool() -> None:
    layouts = {card.layout for card in pool()}
    assert layouts >= {"split", "adventure", "modal_dfc", "transform", "flip", "meld", "saga", "class", "leveler"}


@pytest.mark.parametrize("name", NEEDED_BY_THE_SEEDS)
def test_a_card_of_the_seed_rulings_is_there(name: str) -> None:
    assert pool_spellings()[name.casefold()][1].name == name


def test_there_are_four_ready_decks() -> None:
    assert ready_decks() == ("burn", "control", "graveyard", "wide")


@pytest.mark.parametrize("name", ["burn", "control", "graveyard", "wide"])
def test_a_ready_deck_is_playable(name: str) -> None:
    """100.2a: sixty cards, and no more than four of a card that isn't a basic land."""
    deck = Deck.load(name)
    spells = [entry for entry in deck.main if "Land" not in entry.card.type_line]
    too_many = [entry.card.name for entry in deck.main if entry.count > 4 and "Basic" not in entry.card.type_line]
    assert deck.size == 60
    assert 14 <= len(spells) <= 20
    assert 22 <= 60 - sum(entry.count for entry in spells) <= 25
    assert too_many == []


def test_ready_decks_differ() -> None:
    names = Counter(
        entry.card.name
        for name in ready_decks()
        for entry in Deck.load(name).main
        if "Basic" not in entry.card.type_line and "Gate" not in entry.card.type_line
    )
    assert max(names.values()) == 1
