"""Matches: names of seats, the same results from any number of workers, intervals, how games ended."""

from __future__ import annotations

import pytest

from spellwright.cards.decks import Deck
from spellwright.play.match import Match, Played, play, play_many, summary, wilson
from spellwright.play.players.kinds import KINDS, seated

RED = Deck.parse("20 Mountain\n4 Shock\n", "red")
GREEN = Deck.parse("16 Forest\n8 Llanowar Elves\n", "green")
MATCH = Match((RED, GREEN), ("random", "random"))


def test_a_seat_is_named_by_its_deck_and_numbered_where_the_deck_plays_twice() -> None:
    assert MATCH.names == ("red", "green")
    assert Match((RED, GREEN, RED), ("random",) * 3).names == ("red 1", "green", "red 2")


def test_results_come_in_order_and_are_the_same_for_any_number_of_workers() -> None:
    one, two = (list(play_many(MATCH, range(5), workers)) for workers in (1, 2))
    assert one == two == [play(MATCH, seed) for seed in range(5)]


def test_a_game_ends_by_a_rule_of_104() -> None:
    result = play(MATCH, 1)
    assert (result.ended_by, len(result.lost_by)) == ("104.2a", 1)
    assert result.decisions > 0


def test_no_two_seats_choose_alike() -> None:
    first, second = seated(("random", "random"), 3)
    assert first.decide is not second.decide
    assert set(KINDS) == {"random", "heuristic"}


def test_the_summary_of_some_games() -> None:
    games = [
        Played(0, (1,), 10, 50, "104.2a", ("704.5a",)),
        Played(1, (2,), 20, 70, "104.2a", ("704.5b",)),
        Played(2, (), 30, 90, "104.4a", ("704.5a", "704.5a")),
    ]
    result = summary(MATCH, games)
    assert [(seat.name, seat.wins) for seat in result.seats] == [("red", 1), ("green", 1)]
    assert result.draws == 1
    assert result.turns is not None
    assert (result.turns.shortest, result.turns.median, result.turns.longest) == (10, 20, 30)
    assert result.ended_by == (("104.2a", 2), ("104.4a", 1))
    assert result.lost_by == (("704.5a", 3), ("704.5b", 1))


def test_the_summary_of_no_games() -> None:
    assert summary(MATCH, []).turns is None


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0, 1)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)
