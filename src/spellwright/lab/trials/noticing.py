"""Whether what words are asked is noticed: what a trial asks in order to judge a game is no running of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from spellwright.rules.asking import characteristics
from spellwright.state.game import Game


class _Notice:
    """Who asks."""

    taken = True


_notice = _Notice()


def noticed() -> bool:
    """Whether what is asked now is asked by the game."""
    return _notice.taken


@contextmanager
def unnoticed(game: Game) -> Iterator[None]:
    """What is asked until the context ends isn't noticed.

    What permanents are is worked out before: it is kept, so that the game itself won't ask for it again.
    """
    if game.battlefield:
        characteristics(game, game.battlefield[0])
    before, _notice.taken = _notice.taken, False
    try:
        yield
    finally:
        _notice.taken = before
