"""Combats in a sandbox: from before one, the rest of the turn's combat is played on a fork, with those wanted in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from spellwright.play.driver import Driver
from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.state.events.combat import Attack, BecomeBlocked, BecomeUnblocked, Block
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.permanents import Untap
from spellwright.state.events.starting import HasBeenThere
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Choose, Id, Procedure

KINDS: frozenset[type[Event]] = frozenset({Attack, Block, BecomeBlocked, BecomeUnblocked, Damage})
"""What happens in combat alone, or most of all there."""
BEFORE = ("upkeep", "draw", "precombat main", "beginning of combat")
AMONG = "declare blockers"
AFTER = ("end of combat", "postcombat main", "end", "cleanup")
COMBATS = 5
STEPS = 250
MADE = 2
"""So much is made before each."""


def combats(
    driver: Driver,
    near: frozenset[Id],
    makings: list[Callable[[Game], Procedure[object]]],
    random: Random,
    waits: Callable[[Game], bool],
) -> Iterator[Driver]:
    """Forks that stand behind a combat, each with other creatures in it and perhaps something made before it.

    Others stand within it, where `waits` says that what is wanted is on the stack.
    """
    if driver.state.step not in BEFORE or driver.state.stack:
        return
    for boldness in random.sample((0.0, 0.2, 0.5, 0.8, 1.0), COMBATS):
        fork = driver.fork()
        for make in (*random.sample(makings, min(MADE, len(makings))), _ready):
            if fork.decision is not None and fork.decision.kind == "priority":
                fork.intervene(make)
        yield from _fought(fork, near, boldness, random, waits)


def _ready(game: Game) -> Procedure[None]:
    """Let all creatures be untapped, and be there since before (302.6)."""
    creatures = [id for id in game.battlefield if "creature" in characteristics(game, id).types]
    for id in creatures:
        note_down(game, HasBeenThere(id))
    yield from happen(game, *(Untap(id) for id in creatures if game[id].tapped))


def _fought(
    fork: Driver, near: frozenset[Id], boldness: float, random: Random, waits: Callable[[Game], bool]
) -> Iterator[Driver]:
    """Play to the end of combat; the game as it is among the blockers, and behind the combat if it goes on there."""
    turn, among, waited = fork.state.turn, False, False
    for _ in range(STEPS):
        asked = fork.decision
        if asked is None:
            return
        if asked.kind == "priority":
            if fork.state.turn != turn or (fork.state.step in AFTER and not fork.state.stack):
                yield fork
                return
            if not waited and waits(fork.state):
                waited = True
                yield fork.fork()
            if fork.state.step == AMONG and not among and not fork.state.stack:
                among = True
                yield fork.fork()
            fork.answer(0)
        elif asked.kind in ("attack", "block"):
            fork.answer(_declared(asked, near, boldness, random))
        else:
            fork.answer(random.randrange(len(asked.options)))


def _declared(asked: Choose, near: frozenset[Id], boldness: float, random: Random) -> int:
    """Those near fight wherever they can, and who is near is fought; others as the boldness says."""
    options = asked.options
    wanted = [n for n, option in enumerate(options) if option in near]
    if wanted and random.random() < max(boldness, 0.5):
        return random.choice(wanted)
    fights = asked.about in near or random.random() < boldness
    able = [n for n, option in enumerate(options) if (option != NOBODY) == fights]
    return random.choice(able) if able else 0
