"""What must be so at any moment of a trial, whatever the card does: a game can be shown, told, forked and pickled."""

from __future__ import annotations

import pickle

from spellwright.play.driver import Driver
from spellwright.play.fingerprint import fingerprint, same
from spellwright.play.log import log_lines
from spellwright.play.option_text import option_text
from spellwright.play.view import view
from spellwright.state.pickling import from_values, to_values

VIEWERS = (0, 1, 2)


class Unsound(Exception):
    """A game isn't the same after it was forked or pickled; the message tells which."""


def look(driver: Driver) -> None:
    """Put the options of the decision into words, and fork the game there.

    Raises:
        Unsound: the fork stands elsewhere.
    """
    asked = driver.decision
    assert asked is not None
    for option in asked.options:
        option_text(driver.state, asked, option)
    fork = driver.fork()
    if fork.decision != asked or not same(fork.state, driver.state):
        raise Unsound(f"a fork at {asked.kind} ({asked.why}) stands elsewhere")


def look_back(driver: Driver) -> None:
    """Show the end of the game to both players and a spectator, tell it, and pickle it.

    Raises:
        Unsound: the pickled game is another.
    """
    for viewer in VIEWERS:
        view(driver.state, viewer)
        log_lines(driver.state, viewer)
    again = from_values(pickle.loads(pickle.dumps(to_values(driver.state))))
    if fingerprint(again) != fingerprint(driver.state):
        raise Unsound("the pickled game is another")
