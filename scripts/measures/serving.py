"""The server in a process of its own: many games at once, and kill -9 at random moments."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect

from measures.figure import Figure, at_most
from spellwright.cards.decks import ready_decks
from spellwright.server.client import Server

GAMES = 100
THINKING_TIME = 1.0
WARM_UP = 15.0
SECONDS = 60.0
KILLS = 50


@contextmanager
def running(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`spellwright play` with its games in a folder; killed in the end, as anything may be."""
    command = [sys.executable, "-m", "spellwright", "play", "--no-open", "--port", "0", "--data", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        if found is None:
            raise RuntimeError("the server doesn't start")
        try:
            yield process, found.group().rstrip("/")
        finally:
            process.send_signal(signal.SIGKILL)


def many_games(sample: bool) -> Iterator[Figure]:
    """100 games at once: each client answers a second after it got a state; from answer to state, without thinking."""
    seconds = SECONDS / 4 if sample else SECONDS
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as (_, address):
        waits, errors = asyncio.run(_all_clients(address, seconds))
    waits.sort()
    print(f"  {len(waits)} answers in {seconds:g} s; median {1e3 * waits[len(waits) // 2]:.0f} ms")
    yield at_most("errors in 100 games at once", errors, 0)
    yield at_most("95th percentile from answer to new state (ms)", 1e3 * waits[int(len(waits) * 0.95)], 250)


async def _all_clients(address: str, seconds: float) -> tuple[list[float], int]:
    chance = Random(5)
    decks = ready_decks()
    server = Server(address)
    tokens = []
    for number in range(GAMES):
        chosen = chance.sample(decks, 2)
        made = await asyncio.to_thread(server.new_game, *chosen, seed=number, opponent="heuristic")
        tokens.append(made["seats"][0]["token"])
    waits: list[float] = []
    begins = time.monotonic() + WARM_UP
    clients = (_client(address, token, Random(n), waits, begins, begins + seconds) for n, token in enumerate(tokens))
    done = await asyncio.gather(*clients, return_exceptions=True)
    for each in done:
        if isinstance(each, BaseException):
            print(f"  {each!r}")
    return waits, sum(1 for each in done if each != 0)


async def _client(address: str, token: str, chance: Random, waits: list[float], begins: float, ends: float) -> int:
    """Play one seat until the time is over; how often it was refused comes back."""
    await asyncio.sleep(chance.random() * THINKING_TIME)
    refused = 0
    async with connect(f"ws{address[4:]}/ws", max_size=None, compression=None) as socket:
        await socket.send(json.dumps({"t": "hello", "protocol": 1, "token": token}))
        state: dict[str, Any] = {}
        asked = ""
        sent = 0.0
        while time.monotonic() < ends:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 1.0))
            except TimeoutError:
                continue
            refused += message["t"] == "refused"
            if message["t"] != "state":
                continue
            if asked and message.get("nonce") == asked:
                if sent > begins:
                    waits.append(time.monotonic() - sent)
                asked = ""
            state = message
            if state["over"] is not None:
                await socket.send(json.dumps({"t": "rematch"}))
            elif state["decision"] is not None:
                await asyncio.sleep(THINKING_TIME)
                decision, sent = state["decision"], time.monotonic()
                asked = str(sent)
                index = chance.randrange(len(decision["options"]))
                answer = {"t": "answer", "decision": decision["number"], "index": index, "nonce": asked}
                await socket.send(json.dumps(answer))
    return refused


PAUSE = 0.05
"""Seconds between answers: the server takes no more than some twenty messages a second for long."""


def kills(sample: bool) -> Iterator[Figure]:
    """After kill -9 at random moments of many games, each stands at the same decision with the same fingerprint."""
    chance = Random(9)
    wrong = 0
    count = KILLS // 10 if sample else KILLS
    for number in range(count):
        with tempfile.TemporaryDirectory() as folder:
            wrong += not _killed_game(Path(folder), number, chance)
    yield at_most(f"games of {count} that don't go on after kill -9", wrong, 0)


def _killed_game(folder: Path, seed: int, chance: Random) -> bool:
    """Play a while, kill the server, start it again: whether the game stands where it stood."""
    decks = chance.sample(ready_decks(), 2)
    with running(folder) as (process, address):
        server = Server(address)
        token = server.new_game(*decks, seed=seed, opponent="random")["seats"][0]["token"]
        with server.seat(token) as seat:
            for _ in range(chance.randrange(3, 60)):
                if (decision := seat.wait()) is None:
                    break
                seat.answer(chance.randrange(len(decision["options"])))
                time.sleep(PAUSE)
            seat.wait()
            decision, before = seat.decision, server.game(token)
            if decision is not None and chance.random() < 0.5:  # killed while an answer is on its way
                seat.throw(0)
                time.sleep(chance.random() * 0.02)
            process.send_signal(signal.SIGKILL)
    with running(folder) as (_, address):
        after = Server(address).game(token)
        with Server(address).seat(token) as seat:
            if after["answers"] == before["answers"]:
                return after == before and seat.decision == decision
            return bool(after["answers"] > before["answers"] and (seat.wait() is not None or seat.over))
