"""Branches are independent; records, positions and pickled states bring the same game back."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from random import Random

from measures.figure import ROOT, Figure, at_most
from measures.games import deck
from spellwright.cards.decks import ready_decks
from spellwright.cards.parallel import spread
from spellwright.play.game import Game
from spellwright.play.players.random import RandomPlayer
from spellwright.state.pickling import from_values, to_values

sys.path.insert(0, str(ROOT))

from tests.play.pictures import difference, picture

SIBLING = 10
"""For how many decisions a sibling is played on."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was wrong in one game."""

    forks: int
    parents_changed: int
    forks_differing: int
    other_ends: int
    other_replays: int
    other_positions: int
    other_pickles: int


def branches(sample: bool) -> Iterator[Figure]:
    """200 random games forked at every decision, compared by all slots; records, positions and pickles round-trip."""
    pairs = tuple(combinations_with_replacement(ready_decks(), 2))
    games = 8 if sample else 200
    jobs = [(pairs[seed % len(pairs)], seed, 5 if sample else 1) for seed in range(games)]
    for name in ready_decks():
        deck(name)
    found = list(spread(examine, jobs))
    print(f"  {sum(one.forks for one in found)} forks in {games} games")
    for name, what in (
        ("parents changed by a fork", "parents_changed"),
        ("forks that differ from their parent", "forks_differing"),
        ("games that end differently with forks", "other_ends"),
        ("records that replay to another state", "other_replays"),
        ("positions that stand elsewhere", "other_positions"),
        ("pickled states that come back different", "other_pickles"),
    ):
        yield at_most(name, sum(getattr(one, what) for one in found), 0)


def examine(job: tuple[tuple[str, str], int, int]) -> Found:
    """Play a random game with a fork at each (or each n-th) decision, and compare."""
    names, seed, every = job
    decks = [deck(name) for name in names]
    game = Game.start(decks, seed=seed)
    player, other = RandomPlayer(seed), Random(seed)
    forks = parents = differing = number = 0
    while (decision := game.decision) is not None:
        number += 1
        if number % every == 0:
            forks += 1
            changed, differs = _fork(game, other)
            parents += changed
            differing += differs
        game.answer(player.decide(game, decision))
    straight = Game.start(decks, seed=seed)
    player = RandomPlayer(seed)
    while straight.decision is not None:
        straight.answer(player.decide(straight, straight.decision))
    by_name = {card.name: card for cards in decks for card in cards}
    end = picture(straight.state)
    back = from_values(pickle.loads(pickle.dumps(to_values(game.state))))
    return Found(
        forks,
        parents,
        differing,
        bool(difference(picture(game.state), end)),
        bool(difference(picture(Game.replay(game.record(), by_name.__getitem__).state), end)),
        Game.at(game.position(), by_name.__getitem__).hash() != game.hash(),
        bool(difference(picture(back), picture(game.state))),
    )


def _fork(game: Game, other: Random) -> tuple[bool, bool]:
    """Play a sibling on; whether the parent has changed, and whether the sibling was another from the beginning."""
    before = picture(game.state)
    sibling = game.fork()
    differs = bool(difference(before, picture(sibling.state))) or sibling.decision != game.decision
    for _ in range(SIBLING):
        if sibling.decision is None:
            break
        sibling.answer(other.randrange(len(sibling.decision.options)))
    return bool(difference(before, picture(game.state))), differs
