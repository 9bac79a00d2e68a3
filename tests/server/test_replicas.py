"""Copies of games in worker processes follow the answers, whatever was taken back or begun anew meanwhile."""

from __future__ import annotations

from spellwright.cards.decks import Deck
from spellwright.play.game import Game
from spellwright.server.replicas import decide, game_after


def setup(seed: int) -> str:
    return Game.start([Deck.load("burn"), Deck.load("wide")], seed=seed, names=("Ann", "Bob")).record()


def after(setup: str, answers: list[int]) -> str:
    game = Game.replay(setup)
    for index in answers:
        game.answer(index)
    return game.hash()


def test_a_copy_follows_answers_and_what_is_taken_back() -> None:
    one = setup(1)
    answers = [0] * 12
    for given in (answers[:5], answers, answers[:7], [*answers[:6], 1, 0]):
        assert game_after("follows", one, given).hash() == after(one, given)


def test_another_game_under_the_same_name_is_another_game() -> None:
    one, two = setup(1), setup(2)
    game_after("same", one, [0] * 6)
    assert game_after("same", two, [0] * 6).hash() == after(two, [0] * 6)


def test_the_computer_decides_for_whoever_is_asked() -> None:
    one = setup(3)
    decision = Game.replay(one).decision
    assert decision is not None
    assert 0 <= decide("decides", one, [], "heuristic") < len(decision.options)
