"""All tables at once: loading, changing, keeping, showing; one thread plays, worker processes think."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from spellwright.server import replicas
from spellwright.server.making import about_table, table_again
from spellwright.server.noted import Refused
from spellwright.server.seats import new_token
from spellwright.server.states import Shown, state_json
from spellwright.server.store import Access, Entry, Store
from spellwright.server.table import Table
from spellwright.server.thinking import Workers

T = TypeVar("T")
log = logging.getLogger("spellwright.server")

MOST_WAITING = 200
"""So many messages wait for a slow client at most; then it is cut off, and may connect again."""

MOST_TABLES = 400
"""So many tables are held in memory; those where nobody is are dropped first, and come back from the file."""


@dataclass(eq=False, slots=True)
class Connection:
    """A client: what its token opens, what it was sent, and the messages that wait for it. None in `outbox` closes it."""

    access: Access
    shown: Shown = field(default_factory=Shown)
    outbox: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    close_code: int = 1000

    def send(self, message: dict[str, Any]) -> None:
        """Let a message be sent."""
        self.send_text(_text(message))

    def send_text(self, text: str) -> None:
        """Let a message be sent; a client that takes none is cut off."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.end(1013)

    def end(self, code: int) -> None:
        """Let the connection be closed after what waits."""
        self.close_code = code
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
        self.outbox.put_nowait(None)


@dataclass(eq=False, slots=True)
class Room:
    """A table with the lock under which it is changed, those who are connected, the thought that is on, and the beat."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: list[Connection] = field(default_factory=list)
    thought: asyncio.Task[None] | None = None
    beat: asyncio.Task[None] | None = None
    used: float = 0.0


class Hub:
    """All tables. Its coroutines belong to one event loop; games are played in one thread beside it."""

    def __init__(self, path: Path | str, workers: Workers, rate: float = 20.0, burst: float = 40.0) -> None:
        """Open the file.

        Args:
            path: the file.
            workers: who thinks.
            rate: so many messages a second are heard of a connection.
            burst: so many at once.
        """
        self.rate, self.burst = rate, burst
        self.sockets = 0
        self.store = Store(path)
        self.workers = workers
        self._engine = ThreadPoolExecutor(1, "engine")
        self._loader = ThreadPoolExecutor(1, "loader")
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def close(self) -> None:
        """Stop thinking, and close the file."""
        for room in self._rooms.values():
            for task in (room.thought, room.beat):
                if task is not None:
                    task.cancel()
        self.workers.close()
        await self.play(self.store.close)
        self._engine.shutdown(wait=False)
        self._loader.shutdown(wait=False)

    async def play(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do something in the thread in which games are played, and in which the file is used."""
        return await asyncio.get_running_loop().run_in_executor(self._engine, work, *arguments)

    async def prepare(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do something longer, that needs no running game, in another thread: reading decks, loading tables."""
        return await asyncio.get_running_loop().run_in_executor(self._loader, work, *arguments)

    # --- tables

    async def add(self, table: Table, entries: list[Entry], roles: list[tuple[str, int]]) -> list[str]:
        """Take in a new table; the tokens come back, one for each role."""
        tokens = [new_token() for _ in roles]
        opens = dict(zip(tokens, roles, strict=True))
        await self.play(self.store.add_table, table.id, time.time(), about_table(table), opens)
        await self.play(self.store.append, table.id, entries)
        room = self._rooms[table.id] = Room(table, used=time.monotonic())
        self._think(room)
        return tokens

    async def access(self, token: str) -> Access | None:
        """What a token opens."""
        return await self.play(self.store.access, token)

    async def room(self, table: str) -> Room:
        """A table by its id, loaded from the file if need be.

        Raises:
            LookupError: there is no such table.
        """
        async with self._loading.setdefault(table, asyncio.Lock()):
            room = self._rooms.get(table)
            if room is None:
                about = await self.play(self.store.about, table)
                entries = await self.play(self.store.entries, table)
                room = self._rooms[table] = Room(await self.prepare(table_again, table, about, entries))
                self._drop_unused()
                self._think(room)
        room.used = time.monotonic()
        return room

    def _drop_unused(self) -> None:
        spare = len(self._rooms) - MOST_TABLES
        idle = sorted((r for r in self._rooms.values() if not r.connections), key=lambda room: room.used)
        for room in idle[: max(0, spare)]:
            if room.thought is None and not room.lock.locked():
                del self._rooms[room.table.id]

    # --- changing

    async def change(
        self,
        room: Room,
        change: Callable[[Table], list[Entry]],
        asker: Connection | None = None,
        nonce: str | None = None,
    ) -> None:
        """Change a table: play, keep, show, and let the computer think if it is its turn.

        Args:
            room: the table.
            change: what is done; it gives the lines to be kept.
            asker: whose message it is, to whom the state brings back its `nonce`.
            nonce: the message's.

        Raises:
            Refused: the change isn't possible; or the engine failed at it, and the table is as it was.
        """
        async with room.lock:
            await self._changed(room, change, asker, nonce)
        self._think(room)

    async def _changed(
        self,
        room: Room,
        change: Callable[[Table], list[Entry]],
        asker: Connection | None = None,
        nonce: str | None = None,
        worth_showing: Callable[[Table], bool] | None = None,
    ) -> None:
        """Change, keep, and show: in one go, since each change of threads costs time."""

        def all_at_once() -> list[tuple[Connection, str]]:
            self.play_and_keep(room.table, change)
            if worth_showing is not None and not worth_showing(room.table):
                return []
            connections = sorted(room.connections, key=lambda each: each is not asker)
            return [(each, _state(room, each, nonce if each is asker else None)) for each in connections]

        try:
            for connection, text in await self.play(all_at_once):
                connection.send_text(text)
            self._time_beat(room)
        except Refused:
            raise
        except Exception as error:
            log.exception("table %s: a change failed, and is taken back", room.table.id)
            about = await self.play(self.store.about, room.table.id)
            entries = await self.play(self.store.entries, room.table.id)
            room.table = await self.prepare(table_again, room.table.id, about, entries)
            raise Refused("error", "The engine failed at that; the game is as it was before.") from error

    def play_and_keep(self, table: Table, change: Callable[[Table], list[Entry]]) -> None:
        """Change a table and keep what came of it; for the thread in which games are played."""
        entries = change(table)
        if entries:
            self.store.append(table.id, entries)

    async def show(self, room: Room) -> None:
        """Send everybody at a table its state."""
        for connection in list(room.connections):
            await self.show_to(room, connection)

    async def show_to(self, room: Room, connection: Connection, nonce: str | None = None) -> None:
        """Send one connection the state."""
        connection.send_text(await self.play(_state, room, connection, nonce))

    def _time_beat(self, room: Room) -> None:
        """Where a window is shown for a moment only, pass it after that."""
        if room.table.beat and room.connections:
            room.beat = asyncio.get_running_loop().create_task(self._end_beat(room, room.table.serial, room.table.beat))

    async def _end_beat(self, room: Room, serial: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        if room.table.serial == serial and room.table.beat:
            with suppress(Refused):
                await self.change(room, lambda table: table.beat_over(serial))

    # --- the computer

    def _think(self, room: Room) -> None:
        if room.thought is None and _computer(room.table) is not None:
            room.thought = asyncio.get_running_loop().create_task(self._answer_for_computer(room))

    async def _answer_for_computer(self, room: Room) -> None:
        """Let the computer answer until a person is asked; a thought about what was taken back counts for nothing."""
        try:
            while (player := _computer(room.table)) is not None:
                table, serial = room.table, room.table.serial
                index = await self._thought(table, table.seat(player).kind)
                async with room.lock:
                    if room.table is not table or table.serial != serial:
                        continue
                    await self._computer_answers(room, player, serial, index)
                await asyncio.sleep(await self.play(room.table.pause) if room.connections else 0)
        except Refused:
            await self.show(room)
        finally:
            room.thought = None

    async def _thought(self, table: Table, kind: str) -> int:
        decision = table.decision
        if kind == "random" and decision is not None:
            return Random(f"{table.game.setup.seed} {table.serial}").randrange(len(decision.options))
        answers = [given.index for given in table.given]
        key = f"{table.id} {table.number}"
        try:
            return await self.workers.do(table.id, replicas.decide, key, table.setup, answers, kind)
        except Exception:
            log.exception("table %s: the computer failed to decide", table.id)
            return 0

    async def _computer_answers(self, room: Room, player: int, serial: int, index: int) -> None:
        """Answer; people see it now if something was done with priority, or if they are asked."""
        before = room.table.decision

        def worth_showing(table: Table) -> bool:
            now = table.decision
            if now is None or table.seat(now.player).is_person:
                return True
            return before is not None and before.kind == "priority" and index > 0 and now.kind == "priority"

        await self._changed(room, lambda table: table.answer(player, serial, index), worth_showing=worth_showing)

    # --- being there

    async def enter(self, room: Room, connection: Connection) -> None:
        """Take a connection in; a seat is taken over from an earlier one."""
        access = connection.access
        for other in list(room.connections):
            if access.role in ("seat", "both") and other.access == access:
                room.connections.remove(other)
                other.send({"t": "replaced"})
                other.end(4409)
        room.connections.append(connection)
        if access.role != "watch":
            room.table.beat = 0.0  # whoever comes back decides without haste
        for seat in room.table.seats:
            if seat.player == access.player or access.role == "both":
                seat.run = None
        self._tell_presence(room, access, here=True)

    def leave(self, room: Room, connection: Connection) -> None:
        """A connection is gone."""
        if connection in room.connections:
            room.connections.remove(connection)
            self._tell_presence(room, connection.access, here=False)

    def _tell_presence(self, room: Room, access: Access, *, here: bool) -> None:
        if access.role != "seat":
            return
        for other in room.connections:
            if other.access != access:
                other.send({"t": "presence", "player": access.player, "here": here})

    # --- longer questions

    async def ask(self, room: Room, work: Callable[..., T], *arguments: Any) -> T:
        """Ask something of a copy of the table's game, in a worker process."""
        table = room.table
        answers = [given.index for given in table.given]
        return await self.workers.do(table.id, work, f"{table.id} {table.number}", table.setup, answers, *arguments)


def _state(room: Room, connection: Connection, nonce: str | None) -> str:
    """The state as a connection is sent it."""
    message = state_json(room.table, connection.access.role, connection.access.player, connection.shown)
    return _text({**message, "nonce": nonce} if nonce is not None else message)


def _text(message: dict[str, Any]) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def _computer(table: Table) -> int | None:
    """The computer player who is asked; None if it's a person, or nobody."""
    decision = table.decision
    if decision is None or table.seat(decision.decider).is_person:
        return None
    return decision.decider
