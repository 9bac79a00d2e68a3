"""How fast the engine is: each figure by its definition, with a calibration of the machine beside it.

What takes long is measured in the time of this process, so that others on the machine count less.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import median
from time import perf_counter, process_time

from spellwright.cards.compiling import compiled
from spellwright.cards.decks import Deck, ready_decks
from spellwright.cards.pool import pool
from spellwright.oracle.english import read
from spellwright.oracle.memory import spare_collections
from spellwright.play.decks import card_named, cards_of
from spellwright.play.driver import Checkpoint
from spellwright.play.game import Game
from spellwright.play.players.random import RandomPlayer
from spellwright.play.playing import play_out
from spellwright.play.standards import standards
from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.rules.payment import pay_costs
from spellwright.rules.scene import scene_of
from spellwright.rules.starting import Setup, set_up
from spellwright.state.events.damage import GainLife
from spellwright.state.events.event import record
from spellwright.state.events.permanents import PutCounters, Tap, Untap
from spellwright.state.events.zones import Move
from spellwright.state.game import Game as State
from spellwright.words.costs import PayMana
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Procedure

SEEDS = range(40)
CALIBRATED_US = 690.0
"""What the calibration took on the machine by which figures are compared."""
MOST_SAMPLES = 4000

Progress = Callable[[str], None]
"""Is told what is going to be measured."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured; times are microseconds."""

    decisions_per_second: float
    games_per_second: float
    branch_us: float
    checkpoint_us: float
    fork_priority_us: float
    fork_middle_us: float
    layers_60_permanents_us: float
    trigger_dispatch_us: float
    payment_us: float
    cards_read_per_second: float
    calibration_us: float


def measure(seeds: Sequence[int] = SEEDS, progress: Progress = lambda _: None) -> Figures:
    """Measure everything, in this process alone."""
    calibrations = [calibration()]
    progress("cards")
    cards_read = cards_per_second()
    progress("random play")
    decisions, games = random_play(seeds)
    calibrations.append(calibration())
    progress("copies of a game")
    fork_priority, fork_middle = forks()
    branch, checkpoint = branches()
    progress("layers, triggers and payments")
    figures = layers(), trigger_dispatch(), payment()
    calibrations.append(calibration())
    return Figures(
        decisions, games, branch, checkpoint, fork_priority, fork_middle, *figures, cards_read, min(calibrations)
    )


def calibration() -> float:
    """Twenty thousand turns of a simple loop: how fast this machine is now."""

    def loop() -> None:
        x = 0
        for i in range(20_000):
            x += i & 7

    return _typical(loop, 15)


def random_play(seeds: Sequence[int]) -> tuple[float, float]:
    """Decisions and games a second: the ready decks in all pairs, payment automatic, with the log."""
    decks = [cards_of(Deck.load(name), allow_declined=True) for name in ready_decks()]
    spare_collections()
    decisions = games = 0
    start = process_time()
    for pair in combinations(decks, 2):
        for seed in seeds:
            game = play_out(Game.start(pair, seed=seed), [RandomPlayer(seed)])
            decisions += game.decisions
            games += 1
    seconds = process_time() - start
    return decisions / seconds, games / seconds


def forks() -> tuple[float, float]:
    """The median of a fork where a player has priority, and of one in the middle of a spell, ability or declaration."""
    priority: list[float] = []
    middle: list[float] = []
    for game in _random_games():
        decision = game.decision
        assert decision is not None
        (priority if decision.kind == "priority" else middle).append(_microseconds(game.fork))
        if len(priority) > MOST_SAMPLES and len(middle) > MOST_SAMPLES // 4:
            break
    return median(priority), median(middle)


def branches() -> tuple[float, float]:
    """A branch of a game in its middle with eighteen changes applied, dropped; and what a priority point costs."""
    state = _middle().state
    permanents = state.battlefield[:9]

    def branch() -> None:
        copy = state.branch()
        for id in permanents:
            Tap(id).apply(copy)
        for id in permanents:
            Untap(id).apply(copy)

    def checkpoint() -> Checkpoint:
        return Checkpoint(state.branch(), None)

    return _typical(branch, 300), _typical(checkpoint, 300)


def layers() -> float:
    """One change, and everything recomputed, with sixty permanents: ten anthems, Humility and Opalescence among them."""
    creatures = ["Llanowar Elves", "Mogg Fanatic", "Air Elemental", "Soul Warden"] * 12
    state = _battlefield(["Glorious Anthem"] * 10 + ["Humility", "Opalescence"] + creatures)
    changed = state.battlefield[-1]

    def recompute() -> None:
        copy = state.branch()
        record(copy, PutCounters(changed, "+1/+1", 1, 1))
        copy.keep(type(copy.derived)())
        for id in copy.battlefield:
            characteristics(copy, id)

    return _typical(recompute, 100)


def trigger_dispatch() -> float:
    """One event with sixty permanents, three of which have an ability that triggers on it."""
    state = _battlefield(["Ajani's Pridemate"] * 3 + ["Llanowar Elves", "Mogg Fanatic", "Air Elemental"] * 19)
    for id in state.battlefield:
        characteristics(state, id)

    def dispatch() -> None:
        copy = state.branch()
        _run(happen(copy, GainLife(1, 1)))
        assert len(copy.waiting) == 3

    return _typical(dispatch, 300)


def payment() -> float:
    """A cost of two colours found among ten lands, some of which have either, and paid."""
    state = _battlefield(["Forest"] * 4 + ["Plains"] * 3 + ["Selesnya Guildgate"] * 3)
    cost = PayMana(ManaCost.parse("{2}{G}{G}{W}"))

    def pay() -> None:
        copy = state.branch()
        _run(pay_costs(copy, scene_of(copy, copy.battlefield[0]), 1, (cost,)))

    return _typical(pay, 200)


def cards_per_second() -> float:
    """Cards of the pool read a second, each text anew."""
    read.cache_clear()
    compiled.cache_clear()
    compiled(pool()[0])  # the grammar is built before
    start = process_time()
    for card in pool():
        compiled(card)
    return len(pool()) / (process_time() - start)


# --- positions


def _random_games() -> Iterator[Game]:
    """The decisions of random games, one after the other: the game stands at each."""
    decks = [cards_of(Deck.load(name), allow_declined=True) for name in ready_decks()]
    for seed in SEEDS:
        game = Game.start([decks[seed % len(decks)], decks[(seed + 1) % len(decks)]], seed=seed)
        player = RandomPlayer(seed)
        while (decision := game.decision) is not None:
            yield game
            game.answer(player.decide(game, decision))


def _middle() -> Game:
    """A game in its middle, at priority, with permanents enough."""
    for game in _random_games():
        decision = game.decision
        if decision is not None and decision.kind == "priority" and len(game.state.battlefield) >= 12:
            return game
    raise AssertionError("no random game gets that far")


def _battlefield(names: Sequence[str]) -> State:
    """A game with these permanents on the battlefield, untapped and without summoning sickness."""
    cards = tuple(card_named(name, allow_declined=True) for name in names)
    state = set_up(Setup((cards, cards[:1]), seed=1, standards=standards()))
    for id in reversed(state.player(1).library):
        record(state, Move(id, "battlefield", controller=1))
    return state


def _run(procedure: Procedure[object]) -> None:
    """Run a procedure that asks nothing, or answer with the first option."""
    try:
        asked = next(procedure)
        while True:
            asked = procedure.send(asked.options[0])
    except StopIteration:
        pass


# --- timing


def _typical(do: Callable[[], object], times: int) -> float:
    """The median of the times that something takes, in microseconds; garbage is collected before, not in between."""
    gc.collect()
    was_on = gc.isenabled()
    gc.disable()
    try:
        return median(_microseconds(do) for _ in range(times))
    finally:
        if was_on:
            gc.enable()


def _microseconds(do: Callable[[], object]) -> float:
    start = perf_counter()
    do()
    return (perf_counter() - start) * 1e6
