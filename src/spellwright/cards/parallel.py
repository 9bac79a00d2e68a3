"""Work spread over processes: the results come in the order of the work, whatever the number of workers."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Work = TypeVar("Work")
Result = TypeVar("Result")


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(do: Callable[[Work], Result], work: Iterable[Work], workers: int = 0, chunk: int = 1) -> Iterator[Result]:
    """Do each piece of work in one of several processes, and yield the results in order.

    Where processes are forked, they have what this one has worked out by then. Stopping early (an exception, an
    interrupt, a generator that is closed) stops the workers at once.

    Args:
        do: a function of a module, since it is sent to other processes.
        work: what is to be done; values that can be pickled.
        workers: how many processes; 0 for one for each core. With 1 it is done in this process.
        chunk: how many pieces are sent at a time.
    """
    count = workers or cores()
    if count == 1:
        yield from map(do, work)
        return
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else None)
    with context.Pool(count, _leave_interrupts_alone) as pool:  # leaving it terminates the workers
        yield from pool.imap(do, work, chunk)


def _leave_interrupts_alone() -> None:
    """Ctrl-C goes to all processes of a terminal; the first one alone decides what follows."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
