"""What helps who chooses, where a scenario doesn't say what to choose: each option is tried, and the outcome compared."""

from __future__ import annotations

from spellwright.lab.defaults import default, plain_target
from spellwright.lab.pausing import PAUSE
from spellwright.play.driver import Driver
from spellwright.play.players.heuristic.ahead import distinct
from spellwright.play.players.heuristic.outlook import outlook
from spellwright.rules.asking import characteristics, controller
from spellwright.state.game import Game
from spellwright.words.procedure import Choose, Id

STEPS = 60
"""So many decisions are followed at most."""
WIDEST = 12
"""So many options that differ are tried."""

FOR_NOW = 0.05
"""What lasts until end of turn counts little."""


def helpful_target(driver: Driver, asked: Choose) -> object:
    """The target after which the position of who chooses is best once the stack has resolved; if none is, the plain one."""
    plain = asked.options.index(plain_target(driver.state, asked))
    indices = [
        plain,
        *(n for n in distinct(driver.state, asked, WIDEST) if n != plain and asked.options[n] is not None),
    ]
    if len(indices) < 2:
        return asked.options[plain]
    worths = {index: _worth(driver, asked, index) for index in indices}
    return asked.options[max(indices, key=worths.__getitem__)]


def _worth(driver: Driver, asked: Choose, index: int) -> float:
    fork = driver.fork()
    fork.answer(index)
    for _ in range(STEPS):
        now = fork.decision
        if now is None or now.kind == PAUSE or (now.kind == "priority" and not fork.state.stack):
            break
        option = (
            now.options[0]
            if now.kind == "priority"
            else default(fork.state, now, strict=False, again=now.kind == "target")
        )
        fork.answer(now.options.index(option))
    return outlook(fork.state, asked.player) + FOR_NOW * _for_now(fork.state, asked.player)


def _for_now(game: Game, player: Id) -> int:
    """What a player's permanents are and can for the moment, against those of the others."""
    return sum(_looks(game, id) if controller(game, id) == player else -_looks(game, id) for id in game.battlefield)


def _looks(game: Game, id: Id) -> int:
    values, o = characteristics(game, id), game[id]
    return (values.power or 0) + (values.toughness or 0) + len(values.abilities) - o.damage - o.tapped
