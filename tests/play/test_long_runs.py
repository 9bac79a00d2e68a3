"""A server that plays on and on doesn't keep what was made for games that are over."""

from __future__ import annotations

import gc
from dataclasses import replace
from itertools import combinations

import pytest

from spellwright.actions.abilities import given_by
from spellwright.cards.decks import Deck, ready_decks
from spellwright.play.decks import cards_of
from spellwright.play.game import Game
from spellwright.play.players.random import RandomPlayer
from spellwright.play.playing import play_out
from spellwright.rules import layer_effects, layer_start, layer_text, mana_groups, state_based, ways
from spellwright.words.amounts import Number
from spellwright.words.remembering import once
from spellwright.words.word import Word

FEW = 100
"""What comes up for the first time in twenty-five games and is kept with the cards; before, so much was kept for each."""
BOUNDED = (given_by, layer_effects, layer_start, layer_text, mana_groups, state_based)


def words() -> int:
    return sum(isinstance(each, Word) for each in gc.get_objects())


def test_what_is_worked_out_for_a_word_is_kept_with_it_alone() -> None:
    one, other = Number(3), Number(3)
    made = once("list", one, list)
    assert once("list", one, list) is made
    assert one == other and once("list", other, list) is not made
    assert replace(one) == one and once("list", replace(one), list) is not made


def test_words_made_in_play_go_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in BOUNDED:  # what is kept by their numbers is kept no longer than for the next
        monkeypatch.setattr(module, "_MOST_KNOWN", 0)
    monkeypatch.setattr(ways, "_MOST_GIVEN", 0)
    decks = [cards_of(Deck.load(name), allow_declined=True) for name in ready_decks()]
    counted: list[int] = []
    gc.collect()
    gc.disable()
    try:
        for seed in range(6):
            for pair in combinations(decks, 2):
                play_out(Game.start(pair, seed=seed), [RandomPlayer(seed)])
            counted.append(words())
    finally:
        gc.enable()
    assert counted[-1] - counted[0] < FEW, counted
