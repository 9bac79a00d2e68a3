"""How well the heuristic player plays."""

from __future__ import annotations

from collections.abc import Iterator

from measures.figure import Figure, at_least
from spellwright.cards.decks import Deck, ready_decks
from spellwright.cards.parallel import spread
from spellwright.play.match import Match, play

GAMES = 100
SAMPLE = 10
NEEDED = 0.95


def heuristic_beats_random(sample: bool) -> Iterator[Figure]:
    """With each ready deck in the mirror, seats alternating, in at least 95 of 100 games."""
    games = SAMPLE if sample else GAMES
    jobs = [(name, seed) for name in ready_decks() for seed in range(games)]
    won = dict(zip(jobs, spread(heuristic_wins, jobs, chunk=2), strict=True))
    for name in ready_decks():
        wins = sum(won[name, seed] for seed in range(games))
        lost = [seed for seed in range(games) if not won[name, seed]]
        if lost:
            print(f"  {name}: not won with seeds {', '.join(map(str, lost))}")
        needed = int(NEEDED * games) if sample else NEEDED * games
        yield at_least(f"heuristic against random, {name} ({games} games)", wins, needed)


def heuristic_wins(job: tuple[str, int]) -> bool:
    """Whether the heuristic player wins the game of that deck and seed; its seat alternates with the seed."""
    name, seed = job
    deck = Deck.load(name)
    seat = seed % 2
    players = ("heuristic", "random") if seat == 0 else ("random", "heuristic")
    return play(Match((deck, deck), players, allow_declined=True), seed).winners == (seat + 1,)
