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
from spellwright.rules import taking_back


@pytest.mark.parametrize("name", ["toys", "graveyard", "control"])
def test_no_action_is_taken_back(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[Any] = []

    real = taking_back.take_back

    def counted(*arguments: Any) -> None:
        taken.append(arguments)
        real(*arguments)

    patched = [module for module in sys.modules.values() if getattr(module, "take_back", None) is real]
    for module in patched:
        monkeypatch.setattr(module, "take_back", counted)
    assert len(patched) > 2
    deck = DECK if name == "toys" else cards_of(Deck.load(name), allow_declined=True)
    for seed in range(3):
        play_out(Game.start([deck] * 2, seed=seed), [RandomPlayer(seed)])
    assert taken == []
