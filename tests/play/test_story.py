"""A game told to people: by turns and steps, wholes with their parts, as far as the listener may know."""

from __future__ import annotations

import pytest
from tests.play.toys import DECK

from spellwright.play.game import Game
from spellwright.play.players.random import RandomPlayer
from spellwright.play.playing import play_out
from spellwright.play.telling.board import board_lines
from spellwright.play.telling.story import Teller, Told


def story(seed: int, viewer: int = 0, players: int = 2) -> list[Told]:
    told: list[Told] = []
    teller = Teller(told.append, viewer)
    game = Game.start([DECK] * players, seed=seed, names=["Ann", "Bob", "Cy"][:players])
    game.watch(teller.watch)
    play_out(game, [RandomPlayer(seed)])
    teller.catch_up(game.state)
    return told


@pytest.mark.parametrize("players", [2, 3])
def test_every_turn_has_a_heading_and_all_but_the_last_end_with_the_board(players: int) -> None:
    told = story(1, players=players)
    turns = [each.turn for each in told if each.kind == "turn"]
    assert turns == list(range(1, len(turns) + 1))
    boards = sorted({each.turn for each in told if each.kind == "board"})
    assert boards == turns[:-1]


def test_a_step_is_told_of_only_where_something_happens_in_it() -> None:
    told = story(1)
    steps = [number for number, each in enumerate(told) if each.kind == "step"]
    assert all(told[number + 1].kind == "event" for number in steps)
    assert told[0].text == "before the first turn"


def test_every_event_has_a_rule_and_its_turn() -> None:
    events = [each for each in story(2) if each.kind == "event"]
    assert all(each.rules for each in events)
    assert [each.turn for each in events] == sorted(each.turn for each in events)


def test_wholes_are_told_with_their_parts() -> None:
    told = [each for each in story(3) if each.kind == "event"]
    texts = [each.text for each in told]
    assert not [text for text in texts if "goes from the library" in text and "hand" in text]
    casts = [each for each in told if " casts " in each.text]
    assert casts
    assert all(each.rules[0] == "601.2a" for each in casts)
    hits = [each for each in told if "combat damage to Ann" in each.text or "combat damage to Bob" in each.text]
    assert all("(now " in each.text for each in hits)


def test_a_player_is_not_told_what_others_draw() -> None:
    told = [each.text for each in story(4, viewer=1)]
    assert [text for text in told if text.startswith("Bob draws a card")]
    assert not [text for text in told if text.startswith("Bob draws") and "a card" not in text]
    assert [text for text in told if text.startswith("Ann draws") and "a card" not in text]


def test_everything_is_told_once_whoever_watches() -> None:
    told: list[Told] = []
    teller = Teller(told.append)
    game = Game.start([DECK] * 2, seed=5)
    play_out(game, [RandomPlayer(5)])
    teller.catch_up(game.state)
    before = len(told)
    teller.catch_up(game.state)
    assert len(told) == before


def test_the_board_counts_equal_permanents() -> None:
    game = Game.start([DECK] * 2, seed=1)
    play_out(game, [RandomPlayer(1)], most=120)
    lines = board_lines(game.state)
    assert lines[0].startswith("Player 1: ")
    assert " life, " in lines[0]
    assert [line for line in lines if line.startswith("  ") and "Land" in line]
