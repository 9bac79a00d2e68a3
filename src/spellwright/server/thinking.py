"""Worker processes: the computer's thinking, and whatever else takes long, blocks nobody."""

from __future__ import annotations

import asyncio
import multiprocessing
import zlib
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from spellwright.server.replicas import ready, start_worker

T = TypeVar("T")
WORKERS = 2


class Workers:
    """A few processes; each game always goes to the same one, which keeps a copy of it.

    With no processes, the work is done in a thread of this one: for tests.
    """

    def __init__(self, processes: int = WORKERS, *, warm: bool = True) -> None:
        self._processes, self._warm = processes, warm
        self._executors: list[Executor] = [self._new() for _ in range(max(1, processes))]

    def _new(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(1)
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=context, initializer=start_worker, initargs=(self._warm,))

    async def do(self, key: str, work: Callable[..., T], *arguments: Any) -> T:
        """Do some work in the process that a key belongs to; a process that died is replaced, once."""
        number = zlib.crc32(key.encode()) % len(self._executors)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executors[number], work, *arguments)
        except BrokenProcessPool:
            self._executors[number] = self._new()
            return await loop.run_in_executor(self._executors[number], work, *arguments)

    async def start(self) -> None:
        """Start the processes; otherwise each starts with its first work."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(executor, ready) for executor in self._executors))

    def close(self) -> None:
        """End the processes."""
        for executor in self._executors:
            executor.shutdown(wait=False, cancel_futures=True)
