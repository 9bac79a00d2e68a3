"""Random and heuristic games: no exception, ends by rules of 104, every card of the pool played, the same record again."""

from __future__ import annotations

import os
import subprocess
import sys
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import combinations_with_replacement
from random import Random

from measures.figure import ROOT, Figure, at_most, holds
from spellwright.cards.compiling import compiled
from spellwright.cards.decks import Deck, ready_decks
from spellwright.cards.parallel import spread
from spellwright.cards.pool import pool
from spellwright.cards.schema import Card as CardData
from spellwright.cr.index import exists
from spellwright.play.decks import cards_of
from spellwright.play.game import Game
from spellwright.play.match import endings
from spellwright.play.players.kinds import seated
from spellwright.play.playing import play_out
from spellwright.state.card import Card
from spellwright.state.events.stack import Cast
from spellwright.state.events.turns import PlayLand

LONGEST = 300
"""The most turns that a game may take."""
MOST_DECISIONS = 50_000
TIMES = 5
"""So often each card of the pool is to be cast or played."""
IN_A_DECK = 8
"""So many different cards of the pool are together in a deck that exists for them."""
BASICS = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
ABOUNDING, PARTNERS, OF_EACH, LANDS = 12, 10, 2, 26
"""A deck for a card whose words are waited for: so many of it, two each of so many others of the pool, and lands."""
SEEDS = range(40)
"""Of the games against each ready deck for a card that is seldom played."""
MANY = "many of "
"""How the name of a deck begins in which a card abounds."""
HASH_SEEDS = ("0", "1", "7", "4242")
MELD_RESULT = "meld_result"


@dataclass(frozen=True, slots=True)
class Job:
    """A game to be played: names of decks (a ready one, "pool N" or "many of NAME"), the kind of player, the seed."""

    decks: tuple[str, ...]
    player: str
    seed: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it: an error, the rule that ended it, its length, bad citations, how often cards were played."""

    job: Job
    error: str = ""
    ended_by: str = ""
    turns: int = 0
    decisions: int = 0
    without_rule: int = 0
    played: tuple[tuple[str, int], ...] = ()
    record: str = ""


def random_games(sample: bool) -> Iterator[Figure]:
    """2,000 random games over all pairs of the ready decks, 200 of three and four players, 200 heuristic ones."""
    pairs, many = tuple(combinations_with_replacement(ready_decks(), 2)), ready_decks()
    jobs = [Job(pair, "random", seed) for pair in pairs for seed in range(6 if sample else 200)]
    for seed in range(5 if sample else 100):
        jobs += [Job((many * 2)[seed % 4 : seed % 4 + seats], "random", seed) for seats in (3, 4)]
    jobs += [Job(pairs[seed % len(pairs)], "heuristic", seed) for seed in range(8 if sample else 200)]
    results = list(outcomes(jobs))
    yield from _sound(f"{len(jobs)} games", results)
    if sample:
        played = _played(results)
        names = {entry.card.name for name in ready_decks() for entry in Deck.load(name).main}
        yield _all_played("cards of the ready decks", names, played, 1)
    else:
        yield from _whole_pool(_played(results))


def same_records(sample: bool) -> Iterator[Figure]:
    """The same seed gives the same record, to the byte, under four values of PYTHONHASHSEED."""
    games = 6 if sample else 40
    program = f"from measures.games import print_records; print_records({games})"
    printed = set()
    for seed in HASH_SEEDS:
        ran = subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT / "scripts",
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=False,
        )
        printed.add(ran.stdout or ran.stderr)
    yield at_most(f"different records of {games} games by PYTHONHASHSEED", len(printed), 1)
    yield holds("they are records", all(len(text.split()) == games for text in printed))


def print_records(games: int) -> None:
    """Print a fingerprint of the record of some games."""
    pairs = tuple(combinations_with_replacement(ready_decks(), 2))
    for seed in range(games):
        print(play(Job(pairs[seed % len(pairs)], "random", seed)).record)


# --- playing


def outcomes(jobs: Sequence[Job]) -> Iterator[Outcome]:
    """What comes of the games, played on all cores."""
    for name in ready_decks():
        deck(name)  # compiled before the processes are forked
    return spread(play, jobs, chunk=4)


def play(job: Job) -> Outcome:
    """Play a game; an exception is its outcome."""
    try:
        game = Game.start([deck(name) for name in job.decks], seed=job.seed)
        play_out(game, seated((job.player,) * len(job.decks), job.seed), MOST_DECISIONS)
    except Exception:  # noqa: BLE001 - counted, and shown once
        return Outcome(job, error=traceback.format_exc(limit=-4))
    record = sha256(game.record().encode()).hexdigest()
    ended_by = endings(game.state)[0] if game.over else ""
    played: Counter[str] = Counter()
    without_rule, entry = 0, game.state.history
    while entry is not None:
        without_rule += not exists(entry.rule)
        if isinstance(entry.event, Cast | PlayLand):
            card = game.state[entry.event.object].card
            played[card.name if card is not None else ""] += 1
        entry = entry.before
    return Outcome(
        job, "", ended_by, game.state.turn, game.decisions, without_rule, tuple(sorted(played.items())), record
    )


def _sound(what: str, results: Sequence[Outcome]) -> Iterator[Figure]:
    broken = [result for result in results if result.error]
    for result in broken[:1]:
        print(f"{result.job}\n{result.error}")
    yield at_most(f"exceptions in {what}", len(broken), 0)
    whole = [result for result in results if not result.error]
    odd = [result for result in whole if not result.ended_by.startswith("104.")]
    yield at_most("games that didn't end by a rule of 104", len(odd), 0)
    yield at_most("turns of the longest game", max((result.turns for result in whole), default=0), LONGEST)
    yield at_most("events without a rule of the edition", sum(result.without_rule for result in whole), 0)


# --- the whole pool


def _whole_pool(played: Counter[str]) -> Iterator[Figure]:
    """Cards that the ready decks don't have are played in decks made for them, until each was often enough."""
    names = {card.name for card in pool() if not _is_result(card)}
    results: list[Outcome] = []
    for round_ in range(12):
        left = sorted(name for name in names if played[name] < TIMES)
        decks = [number for number, chunk in enumerate(chunks()) if any(card.name in left for card in chunk)]
        jobs = [
            Job((f"pool {n}", f"pool {(n + 1 + 3 * seed) % len(chunks())}"), "random", 1000 * round_ + seed)
            for n in decks
            for seed in range(8)
        ]
        if not jobs:
            break
        new = list(outcomes(jobs))
        results += new
        played += _played(new)
    seldom = sorted(name for name in names if played[name] < TIMES)  # what waits for something to counter, say
    jobs = [Job((f"{MANY}{name}", many), "random", seed) for name in seldom for many in ready_decks() for seed in SEEDS]
    new = list(outcomes(jobs))
    results += new
    played += _played(new)
    yield from _sound(f"{len(results)} games of the other cards", results)
    yield _all_played("cards of the pool", names, played, TIMES)


def _played(results: Iterable[Outcome]) -> Counter[str]:
    played: Counter[str] = Counter()
    for result in results:
        played.update(dict(result.played))
    return played


def _all_played(what: str, names: Iterable[str], played: Counter[str], times: int) -> Figure:
    seldom = sorted(name for name in names if played[name] < times)
    if seldom:
        print(f"  cast or played less than {times} times: {', '.join(seldom)}")
    return at_most(f"{what} cast or played less than {times} times", len(seldom), 0)


def _is_result(card: CardData) -> bool:
    """Whether a card is what two others meld into: it is in no deck (712.4)."""
    return any(part.component == MELD_RESULT and part.name == card.name for part in card.all_parts)


@cache
def chunks() -> tuple[tuple[CardData, ...], ...]:
    """The cards of the pool, some at a time, those of the same colours together."""
    cards = sorted(
        (card for card in pool() if not _is_result(card)), key=lambda card: ("".join(card.color_identity), card.name)
    )
    return tuple(tuple(cards[at : at + IN_A_DECK]) for at in range(0, len(cards), IN_A_DECK))


@cache
def deck(name: str) -> tuple[Card, ...]:
    """A ready deck, or the deck of some cards of the pool: four of each, and lands of all their colours."""
    if name.startswith(MANY):
        return abounding(name.removeprefix(MANY), Random(name))
    if not name.startswith("pool "):
        return cards_of(Deck.load(name), allow_declined=True)
    chunk = chunks()[int(name.removeprefix("pool "))]
    colors = sorted({color for card in chunk for color in card.color_identity}) or ["W"]
    by_name = {card.name: compiled(card).card for card in pool()}
    lands = [by_name[BASICS[color]] for color in colors]
    spells = [by_name[card.name] for card in chunk for _ in range(4)]
    return (*spells, *(lands[place % len(lands)] for place in range(28)))


def abounding(name: str, chance: Random) -> tuple[Card, ...]:
    """A deck with many of a card, some others of the pool that its colours can pay for, and their lands."""
    chosen = next(card for card in pool() if card.name == name)
    colors = chosen.color_identity or ("G", "U")
    able = [card for card in pool() if card.name != name and set(colors).issuperset(card.color_identity)]
    others = chance.sample(able, PARTNERS)
    lands = [card for color in colors for card in pool() if card.name == BASICS[color]]
    cards = [chosen] * ABOUNDING + others * OF_EACH + (lands * LANDS)[:LANDS]
    return tuple(compiled(card).card for card in cards)
