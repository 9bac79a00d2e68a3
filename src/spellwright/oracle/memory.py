"""Memory: what stays for good is set aside, so that the garbage collector doesn't look at it again and again.

The grammar is some hundred thousand objects that refer to each other in circles and stay until the end. To search them
takes the collector longer than to read the longest card.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


def set_aside() -> None:
    """Let the collector pass over everything that there is now: the grammar, compiled cards.

    Worth a sixth of the time of many games. For programs that play many, once their decks are compiled; processes that
    are forked afterwards share that memory.
    """
    gc.collect()
    gc.freeze()


@contextmanager
def made_for_good() -> Iterator[None]:
    """Make what stays: the collector waits, for it would search what grows again and again, and passes over it later."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
        set_aside()
    finally:
        if was_on:
            gc.enable()


def spare_collections() -> None:
    """Look for cyclic garbage seldom, and never again in what there is now: a full search stops everything for long.

    For a process that is ours alone, as the command's and the server's are.
    """
    set_aside()
    gc.set_threshold(20_000, 50, 200)
