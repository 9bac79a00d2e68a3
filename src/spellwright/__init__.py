"""Spellwright: a rules engine for Magic: The Gathering that reads a card's Oracle text.

>>> import spellwright as sw
>>> game = sw.Game.start([sw.Deck.load("burn"), sw.Deck.load("wide")], seed=7)
>>> game.over
False

What is named in `__all__` is loaded when it is first asked for, so that importing the package costs nothing.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spellwright.cards.database import CardDatabase
    from spellwright.cards.deck_problems import DeckError
    from spellwright.cards.decks import Deck, ready_decks
    from spellwright.play.decks import card_named
    from spellwright.play.game import Game
    from spellwright.play.match import Match, play_many, summary
    from spellwright.play.option_text import option_text
    from spellwright.play.players.heuristic import HeuristicPlayer
    from spellwright.play.players.player import Player
    from spellwright.play.players.random import RandomPlayer
    from spellwright.play.players.scripted import OffScript, ScriptedPlayer
    from spellwright.play.playing import play_out
    from spellwright.play.records import BadRecord
    from spellwright.play.telling.story import Teller, Told
    from spellwright.words.procedure import Choose

_HOMES = {
    "BadRecord": "play.records",
    "CardDatabase": "cards.database",
    "Choose": "words.procedure",
    "Deck": "cards.decks",
    "DeckError": "cards.deck_problems",
    "Game": "play.game",
    "HeuristicPlayer": "play.players.heuristic",
    "Match": "play.match",
    "OffScript": "play.players.scripted",
    "Player": "play.players.player",
    "RandomPlayer": "play.players.random",
    "ScriptedPlayer": "play.players.scripted",
    "Teller": "play.telling.story",
    "Told": "play.telling.story",
    "card_named": "play.decks",
    "option_text": "play.option_text",
    "play_many": "play.match",
    "play_out": "play.playing",
    "ready_decks": "cards.decks",
    "summary": "play.match",
}

__all__ = [
    "BadRecord",
    "CardDatabase",
    "Choose",
    "Deck",
    "DeckError",
    "Game",
    "HeuristicPlayer",
    "Match",
    "OffScript",
    "Player",
    "RandomPlayer",
    "ScriptedPlayer",
    "Teller",
    "Told",
    "card_named",
    "option_text",
    "play_many",
    "play_out",
    "ready_decks",
    "summary",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'spellwright' has no attribute {name!r}")
    value = globals()[name] = getattr(importlib.import_module(f"spellwright.{_HOMES[name]}"), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
