"""Many games between the same decks and players, and what comes of them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from spellwright.cards.decks import Deck
from spellwright.cards.parallel import spread
from spellwright.oracle.memory import set_aside
from spellwright.play.decks import cards_of
from spellwright.play.game import Game
from spellwright.play.players.kinds import seated
from spellwright.play.playing import play_out
from spellwright.state.events.turns import DrawGame, LoseGame, WinGame
from spellwright.state.game import Game as State

Z95 = 1.959963984540054
"""The quantile of the normal distribution for 95%."""


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays: a deck and a kind of player for each seat."""

    decks: tuple[Deck, ...]
    players: tuple[str, ...]
    allow_declined: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """A name for each seat: its deck's, with a number where a deck plays twice."""
        counted = Counter(deck.name for deck in self.decks)
        seen: Counter[str] = Counter()
        names = []
        for deck in self.decks:
            seen[deck.name] += 1
            names.append(f"{deck.name} {seen[deck.name]}" if counted[deck.name] > 1 else deck.name)
        return tuple(names)

    def start(self, seed: int) -> Game:
        """A game of the match.

        Raises:
            DeckError: cards of a deck are declined.
        """
        return Game.start(self.decks, seed=seed, names=self.names, allow_declined=self.allow_declined)


@dataclass(frozen=True, slots=True)
class Played:
    """What came of one game: the seats that won (none in a draw), how long it was, and the rules that ended it."""

    seed: int
    winners: tuple[int, ...]
    turns: int
    decisions: int
    ended_by: str
    lost_by: tuple[str, ...]


def play(match: Match, seed: int) -> Played:
    """Play one game to its end."""
    game = match.start(seed)
    play_out(game, seated(match.players, seed))
    return played(game)


def played(game: Game) -> Played:
    """What came of a game that is over."""
    ended_by, lost_by = endings(game.state)
    return Played(game.setup.seed, game.winners, game.state.turn, game.decisions, ended_by, lost_by)


def endings(state: State) -> tuple[str, tuple[str, ...]]:
    """The rule by which a game ended, of 104, and those by which players lost (104.3), in their order."""
    ended_by, lost_by = "", []
    entry = state.history
    while entry is not None:
        if isinstance(entry.event, WinGame | DrawGame):
            ended_by = entry.rule
        elif isinstance(entry.event, LoseGame):
            lost_by.append(entry.rule)
        entry = entry.before
    return ended_by, tuple(reversed(lost_by))


def play_many(match: Match, seeds: Sequence[int], workers: int = 0) -> Iterator[Played]:
    """Play a game for each seed, on all cores or so many; the results are the same for any number of them."""
    for deck in match.decks:
        cards_of(deck, allow_declined=match.allow_declined)
    set_aside()
    return spread(_play, [(match, seed) for seed in seeds], workers)


def _play(work: tuple[Match, int]) -> Played:
    return play(*work)


# --- statistics


@dataclass(frozen=True, slots=True)
class Seat:
    """How a seat did: its wins, their share of the games, and the 95% interval of that share."""

    name: str
    player: str
    wins: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Lengths:
    """How long games were, in turns and in decisions."""

    shortest: int
    median: float
    mean: float
    longest: int
    decisions: float


@dataclass(frozen=True, slots=True)
class Summary:
    """What came of many games."""

    games: int
    seats: tuple[Seat, ...]
    draws: int
    turns: Lengths | None
    ended_by: tuple[tuple[str, int], ...]
    lost_by: tuple[tuple[str, int], ...]


def summary(match: Match, games: Sequence[Played]) -> Summary:
    """The statistics of the games of a match."""
    count = len(games)
    seats = []
    for number, (name, player) in enumerate(zip(match.names, match.players, strict=True), 1):
        wins = sum(number in game.winners for game in games)
        seats.append(Seat(name, player, wins, wins / count if count else 0.0, *wilson(wins, count)))
    return Summary(
        count,
        tuple(seats),
        sum(not game.winners for game in games),
        _lengths(games),
        tuple(sorted(Counter(game.ended_by for game in games).items())),
        tuple(sorted(Counter(rule for game in games for rule in game.lost_by).items())),
    )


def _lengths(games: Sequence[Played]) -> Lengths | None:
    if not games:
        return None
    turns = sorted(game.turns for game in games)
    middle = len(turns) // 2
    median = turns[middle] if len(turns) % 2 else (turns[middle - 1] + turns[middle]) / 2
    decisions = sum(game.decisions for game in games) / len(games)
    return Lengths(turns[0], median, sum(turns) / len(turns), turns[-1], decisions)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95% interval of a share by Wilson's score; 0 to 1 where nothing was played."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z95 / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)
