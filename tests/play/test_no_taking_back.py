"""What is offered can be completed: where mana is paid automatically nothing is ever taken back (732.1)."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from tests.play.toys import DECK

from spellwright.cards.decks import Deck
from spellwright.play.decks import cards_of
from spellwright.play.game import Game
from spellwright.play.players.random import RandomPlayer
from spellwright.play.playing import play_out
from spellwright.rules.taking_back import take_back


@pytest.mark.parametrize("name", ["toys", "graveyard", "wide"])
def test_no_action_is_taken_back(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[Any] = []

    def counted(*arguments: Any) -> None:
        taken.append(arguments)
        take_back(*arguments)

    for module in list(sys.modules.values()):
        if getattr(module, "take_back", None) is take_back and module.__name__ != take_back.__module__:
            monkeypatch.setattr(module, "take_back", counted)
    deck = DECK if name == "toys" else cards_of(Deck.load(name), allow_declined=True)
    for seed in range(3):
        play_out(Game.start([deck] * 2, seed=seed), [RandomPlayer(seed)])
    assert taken == []
