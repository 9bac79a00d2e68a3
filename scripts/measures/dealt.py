"""Random games between decks that are dealt at random from all cards that are read."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from measures.figure import SHARED, Figure, at_most, holds
from spellwright.cards.compiling import compiled
from spellwright.cards.coverage import cards_in
from spellwright.cards.parallel import spread
from spellwright.cards.pool import pool
from spellwright.cards.schema import Card as CardData
from spellwright.oracle.english import grammar
from spellwright.play.game import Game
from spellwright.play.match import endings
from spellwright.play.players.random import RandomPlayer
from spellwright.play.playing import play_out
from spellwright.state.card import Card
from spellwright.words.procedure import Choose

BULK = SHARED / "data" / "oracle-cards.json.gz"
GAMES, SAMPLE = 1000, 16
SPELLS, LANDS = 36, 24
BASICS = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
MOST_DECISIONS = 50_000
LONGEST = 300
RESOLVES, RESTS = 0.8, 0.2
"""How often a player passes at least, with something on the stack and without."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """What came of a game: an error, the rule that ended it, its turns."""

    seed: int
    error: str = ""
    ended_by: str = ""
    turns: int = 0


def dealt_games(sample: bool) -> Iterator[Figure]:
    """1,000 seeded random games between decks dealt from all read cards: no exception, each ends by a rule of 104."""
    if not BULK.is_file():
        yield holds("the cards are there", found=False)
        return
    every_card(), grammar()  # made before the processes are forked
    results = list(spread(play, range(SAMPLE if sample else GAMES), chunk=2))
    for result in results:
        if result.error:
            print(f"  seed {result.seed}: {result.error}")
    yield at_most(f"exceptions in {len(results)} games of dealt decks", sum(bool(r.error) for r in results), 0)
    odd = [r for r in results if not r.error and not r.ended_by.startswith("104.")]
    for result in odd:
        print(f"  seed {result.seed}: {result.turns} turns, ended by {result.ended_by or 'nothing'}")
    yield at_most("dealt games that didn't end by a rule of 104", len(odd), 0)
    yield at_most("turns of the longest of them", max((r.turns for r in results), default=0), LONGEST)


@cache
def every_card() -> tuple[CardData, ...]:
    """All cards of the bulk file that belong in a deck."""
    return tuple(card for card in cards_in(BULK) if card.layout != "meld")


def deal(chance: Random) -> tuple[Card, ...]:
    """A deck of two colours: cards of which no two are the same, as far as they are read, and basic lands."""
    colors = frozenset(chance.sample(sorted(BASICS), 2))
    by_name = {card.name: card for card in pool()}
    lands = [compiled(by_name[BASICS[color]]).card for color in sorted(colors)]
    spells: list[Card] = []
    while len(spells) < SPELLS:
        card = chance.choice(every_card())
        if colors.issuperset(card.color_identity) and compiled(card).is_read:
            spells.append(compiled(card).card)
    return (*spells, *(lands[place % 2] for place in range(LANDS)))


class _PassingPlayer:
    """Chooses at random, but mostly passes: among free abilities the stack would grow faster than it resolves."""

    def __init__(self, seed: int) -> None:
        self._random, self._player = Random(seed), RandomPlayer(seed)

    def decide(self, game: Game, decision: Choose) -> int:
        """Pass, or an index at random."""
        if decision.kind == "priority" and self._random.random() < (RESOLVES if game.state.stack else RESTS):
            return 0
        return self._player.decide(game, decision)


def play(seed: int) -> Dealt:
    """Deal two decks and play a random game; an exception is its outcome."""
    chance = Random(seed)
    decks = [deal(chance), deal(chance)]
    try:
        game = play_out(Game.start(decks, seed=seed), [_PassingPlayer(seed)], MOST_DECISIONS)
    except Exception:  # noqa: BLE001 - counted and shown
        return Dealt(seed, error=traceback.format_exc(limit=-6))
    return Dealt(seed, "", endings(game.state)[0] if game.over else "", game.state.turn)
