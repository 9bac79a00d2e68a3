"""A copy of a game is independent of it, and undoing is the inverse of choosing: proved on random games."""

from __future__ import annotations

from random import Random

import pytest
from tests.play.pictures import difference, mutable_parts, picture, poison
from tests.play.toys import DECK

from spellwright.play.game import Game
from spellwright.play.players.random import RandomPlayer

SIBLING = 10
"""For how many decisions a sibling is played on."""


def play_with_forks(seed: int, players: int, every: int) -> tuple[Game, int]:
    """Play a random game; at each n-th decision a fork takes another way, and nothing of it may be seen here."""
    game = Game.start([DECK] * players, seed=seed)
    player, other = RandomPlayer(seed), Random(seed)
    forked = 0
    number = other.randrange(every)
    while (decision := game.decision) is not None:
        number += 1
        if number % every == 0:
            forked += 1
            fork_and_return(game, other)
        game.answer(player.decide(game, decision))
    return game, forked


def fork_and_return(game: Game, other: Random) -> None:
    before = picture(game.state)
    sibling = game.fork()
    assert difference(before, picture(sibling.state)) == []
    assert sibling.decision == game.decision
    for _ in range(SIBLING):
        if sibling.decision is None:
            break
        sibling.answer(other.randrange(len(sibling.decision.options)))
    assert difference(before, picture(game.state)) == []
    while sibling.record() != game.record():
        assert sibling.undo()
    assert difference(before, picture(sibling.state)) == []
    assert sibling.decision == game.decision


@pytest.mark.parametrize(("seed", "players"), [(0, 2), (1, 2), (2, 3), (3, 4)])
def test_forks_change_nothing_and_undo_returns(seed: int, players: int) -> None:
    game, forked = play_with_forks(seed, players, every=9)
    straight = Game.start([DECK] * players, seed=seed)
    player = RandomPlayer(seed)
    while straight.decision is not None:
        straight.answer(player.decide(straight, straight.decision))
    assert forked > 5
    assert difference(picture(game.state), picture(straight.state)) == []


def test_a_fork_goes_back_no_further_than_to_where_the_answer_before_was_carried_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Game.start([DECK] * 2, seed=0)
    player = RandomPlayer(0)
    while game.decision is not None and game.decision.kind != "block":
        game.answer(player.decide(game, game.decision))
    monkeypatch.setattr("spellwright.play.driver.act", None)  # attacking isn't done again
    assert game.fork().decision == game.decision


@pytest.mark.parametrize("seed", range(3))
def test_the_state_holds_nothing_mutable(seed: int) -> None:
    game = Game.start([DECK] * 2, seed=seed)
    player = RandomPlayer(seed)
    number = 0
    while game.decision is not None:
        game.answer(player.decide(game, game.decision))
        number += 1
        if number % 20 == 0:
            assert mutable_parts(game.state) == []
    assert mutable_parts(game.state) == []


@pytest.mark.parametrize(("seed", "players"), [(4, 2), (5, 2), (6, 3)])
def test_nobody_holds_an_object_across_a_change(seed: int, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    poisoned = poison(monkeypatch)
    game, _ = play_with_forks(seed, players, every=25)
    assert game.over
    assert poisoned() > 500


def test_a_held_object_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    poison(monkeypatch)
    game = Game.start([DECK] * 2, seed=1)
    state = game.state.branch()
    held = state[state.player(1).library[0]]
    state.write(held.id, "tapped").tapped = True
    with pytest.raises(AssertionError, match="held across a change"):
        assert held.tapped


def test_something_mutable_is_found() -> None:
    game = Game.start([DECK] * 2, seed=1)
    state = game.state.branch()
    state.options = (("list", []),)
    state.players[0].notes = {1, 2}  # type: ignore[assignment]
    assert mutable_parts(state) == ["players.notes: set", "options: list"]
