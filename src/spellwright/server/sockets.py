"""The socket: one connection's messages, checked, limited, and answered."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from spellwright.server import messages as m
from spellwright.server import replicas
from spellwright.server.hub import Connection, Hub, Room
from spellwright.server.making import new_seed
from spellwright.server.noted import Refused
from spellwright.server.passing import Settings
from spellwright.server.plans import Pick, Plan, try_plan
from spellwright.server.questions import inspect, why_not
from spellwright.server.replays import Replay, replay_of
from spellwright.server.states import Shown, viewer_of
from spellwright.server.store import Entry
from spellwright.server.table import Table

PATIENCE = 10.0
"""So many seconds for the first message."""

WRONG_TOKEN = 4401
MOST_SOCKETS = 500

LONG = (m.WhyMessage, m.At)
"""Messages that are answered by replaying a game: meanwhile the connection goes on."""

MOST_ASKED = 8
"""So many of them wait for their answers at most."""


class Bucket:
    """A limit on messages: it holds `burst`, and gains `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def take(self) -> bool:
        """Whether there is one left; it is gone then."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


def parse(text: str) -> m.Message:
    """A message, validated.

    Raises:
        Refused: it is too long, no JSON, or none of the messages.
    """
    if len(text) > m.MOST_BYTES or len(text.encode("utf-8", "surrogatepass")) > m.MOST_BYTES:
        raise Refused("size", f"A message has at most {m.MOST_BYTES} bytes.")
    try:
        message: m.Message = m.to_server.validate_python(json.loads(text))
    except (ValueError, RecursionError) as error:
        raise Refused("message", _what_is_wrong(error)) from None
    return message


def _what_is_wrong(error: Exception) -> str:
    if not isinstance(error, ValidationError):
        return "A message is one JSON object."
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])[:80]
    return f"{where}: {first['msg'][:200]}" if where else str(first["msg"])[:200]


def nonce_of(text: str) -> str | None:
    """The nonce of a message that may be wrong otherwise."""
    with suppress(ValueError, RecursionError):
        value = json.loads(text)
        nonce = value.get("nonce") if isinstance(value, dict) else None
        if isinstance(nonce, str) and len(nonce) <= 40:
            return nonce
    return None


async def serve(hub: Hub, socket: WebSocket) -> None:
    """Serve one socket until it closes."""
    await socket.accept()
    if hub.sockets >= MOST_SOCKETS:
        await socket.send_text(json.dumps(_refusal(Refused("rate", "Too many connections."), None)))
        await socket.close(1013)
        return
    hub.sockets += 1
    try:
        await _serve(hub, socket)
    finally:
        hub.sockets -= 1


async def _serve(hub: Hub, socket: WebSocket) -> None:
    try:
        text = await asyncio.wait_for(_receive(socket), PATIENCE)
        hello = parse(text)
        if not isinstance(hello, m.Hello):
            raise Refused("hello", 'The first message is "hello".')
        if hello.protocol != m.PROTOCOL:
            raise Refused("hello", f"This server speaks protocol {m.PROTOCOL}.")
        access = await hub.access(hello.token)
        if access is None:
            raise Refused("seat", "This link opens nothing.")
    except Refused as refused:
        await socket.send_text(json.dumps(_refusal(refused, None)))
        await socket.close(WRONG_TOKEN)
        return
    except (TimeoutError, WebSocketDisconnect):
        with suppress(RuntimeError):
            await socket.close(WRONG_TOKEN)
        return
    connection = Connection(access)
    if access.role == "replay":
        talk: Talk | ReplayTalk = ReplayTalk(hub, connection, await replay_of(hub, access.table))
    else:
        talk = Talk(hub, connection, await hub.room(access.table))
    await _converse(socket, talk, connection, hello)


async def _receive(socket: WebSocket) -> str:
    """The text of the next message; of a binary one, nothing that could be right."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1000))
    return str(event.get("text") or "")


async def _converse(socket: WebSocket, talk: Talk | ReplayTalk, connection: Connection, hello: m.Hello) -> None:
    writer = asyncio.create_task(_write(socket, connection))
    bucket = Bucket(talk.hub.rate, talk.hub.burst)
    asked: set[asyncio.Task[None]] = set()
    try:
        await talk.begin(hello)
        while True:
            text = await _receive(socket)
            if not bucket.take():
                connection.send(_refusal(Refused("rate", "Too many messages; wait a moment."), nonce_of(text)))
                await asyncio.sleep(1 / talk.hub.rate)
                continue
            await _answer(talk, connection, text, asked)
    except WebSocketDisconnect:
        pass
    finally:
        talk.end()
        for task in (writer, *asked):
            task.cancel()


async def _answer(talk: Talk | ReplayTalk, connection: Connection, text: str, asked: set[asyncio.Task[None]]) -> None:
    """Do what a message asks for; what a worker process has to think about is waited for beside the other messages."""

    async def heard(message: m.Message) -> None:
        try:
            await talk.hear(message)
        except Refused as refused:
            connection.send(_refusal(refused, message.nonce))

    try:
        message = parse(text)
        if not isinstance(message, LONG):
            await talk.hear(message)
        elif len(asked) >= MOST_ASKED:
            raise Refused("rate", "Wait for the answers to what you asked.")
        else:
            task = asyncio.create_task(heard(message))
            asked.add(task)
            task.add_done_callback(asked.discard)
    except Refused as refused:
        connection.send(_refusal(refused, nonce_of(text)))


async def _write(socket: WebSocket, connection: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while (text := await connection.outbox.get()) is not None:
            await socket.send_text(text)
        await socket.close(connection.close_code)


def _refusal(refused: Refused, nonce: str | None) -> dict[str, Any]:
    return {"t": "refused", "nonce": nonce, "code": refused.code, "text": refused.text, **refused.more}


class Talk:
    """What a connection says to a table, and is answered."""

    def __init__(self, hub: Hub, connection: Connection, room: Room) -> None:
        self.hub, self.connection, self.room = hub, connection, room
        self._hears: dict[type[m.Message], Callable[[Any], Awaitable[None]]] = {
            m.Answer: self._answer,
            m.PlanMessage: self._plan,
            m.SettingsMessage: self._settings,
            m.Preset: self._preset,
            m.Forget: self._forget,
            m.YieldMessage: self._yield,
            m.Always: self._always,
            m.Stay: self._stay,
            m.RunMessage: self._run,
            m.UndoReply: self._undo_reply,
            m.WhyMessage: self._why,
            m.ObjectMessage: self._about_object,
            m.At: self._at,
            m.Concede: self._concede,
            m.Rematch: self._rematch,
            m.Plain: self._plain,
        }

    @property
    def table(self) -> Table:
        """The table; it is another object after the engine failed."""
        return self.room.table

    async def begin(self, hello: m.Hello) -> None:
        """Welcome the connection, and show it the state."""
        await self.hub.enter(self.room, self.connection)
        table, access = self.table, self.connection.access
        seated = access.role in ("seat", "both")
        you = viewer_of(table, access.role, access.player)
        welcome = {
            "t": "welcome",
            "nonce": hello.nonce,
            "game": table.id,
            "you": you,
            "role": access.role,
            "names": {str(seat.player): seat.name for seat in table.seats},
            "kinds": {str(seat.player): seat.kind for seat in table.seats},
            "here": self._here(),
            "best_of": table.best_of,
            "settings": table.seat(you).settings.as_json() if seated else None,
            "undo": "none" if not seated else "free" if table.by_oneself(you) else "consent",
        }
        self.connection.send(welcome)
        async with self.room.lock:
            await self.hub.show_to(self.room, self.connection)

    def _here(self) -> dict[str, bool]:
        """Which people have their seats open; the computer is always there."""
        seated = [each.access for each in self.room.connections if each.access.role in ("seat", "both")]
        there = {access.player for access in seated}
        everybody = any(access.role == "both" for access in seated)
        return {str(s.player): not s.is_person or everybody or s.player in there for s in self.table.seats}

    def end(self) -> None:
        """The connection is gone."""
        self.hub.leave(self.room, self.connection)

    async def hear(self, message: m.Message) -> None:
        """Do what a message asks for.

        Raises:
            Refused: it can't be done.
        """
        if isinstance(message, m.Hello):
            raise Refused("hello", "You have said hello.")
        await self._hears[type(message)](message)

    def _player(self) -> int:
        """The player for whom the connection speaks now.

        Raises:
            Refused: it is a spectator's.
        """
        access = self.connection.access
        if access.role == "watch":
            raise Refused("seat", "Spectators can only watch.")
        return viewer_of(self.table, access.role, access.player)

    def _send(self, t: str, message: m.Message, **content: Any) -> None:
        self.connection.send({"t": t, "nonce": message.nonce, **content})

    async def _change(self, message: m.Message, change: Callable[[Table], list[Entry]]) -> None:
        await self.hub.change(self.room, change, self.connection, message.nonce)

    # --- playing

    async def _answer(self, message: m.Answer) -> None:
        player = self._player()
        await self._change(
            message, lambda table: table.answer(player, message.decision, message.index, hold=message.hold)
        )

    async def _plan(self, message: m.PlanMessage) -> None:
        player = self._player()
        picks = tuple(Pick(pick.about, pick.id) for pick in message.picks)

        def tried(table: Table) -> Plan:
            table.open_decision(player, message.decision)
            return try_plan(table.game, picks, message.rest)

        def done(table: Table) -> list[Entry]:
            plan = tried(table)
            if plan.problems or not plan.indexes:
                raise Refused("option", "That can't be declared.", problems=list(plan.problems))
            return table.answer_all(player, plan.indexes, always=message.always)

        if message.commit:
            await self._change(message, done)
            return
        async with self.room.lock:
            plan = await self.hub.play(tried, self.table)
        problems = list(plan.problems)
        self._send("plan", message, decision=message.decision, ok=not problems, problems=problems)

    async def _run(self, message: m.RunMessage) -> None:
        player = self._player()
        await self._change(
            message,
            lambda table: table.begin_run(player, message.decision, message.until, message.no_matter_what),
        )

    async def _concede(self, message: m.Concede) -> None:
        player = self._player()
        await self._change(message, lambda table: table.concede(player))

    async def _rematch(self, message: m.Rematch) -> None:
        player = self._player()
        await self._change(message, lambda table: table.want_next(player, new_seed(), message.begin))

    # --- settings

    async def _settings(self, message: m.SettingsMessage) -> None:
        part = message.settings.model_dump(exclude_none=True)
        await self._set(message, lambda settings: settings.change(part))

    async def _preset(self, message: m.Preset) -> None:
        await self._set(message, lambda settings: settings.preset(message.name))

    async def _forget(self, message: m.Forget) -> None:
        await self._set(message, lambda settings: settings.forget(message.list, message.name))

    async def _yield(self, message: m.YieldMessage) -> None:
        player, whole = self._player(), message.of == "card"
        await self._change(
            message,
            lambda table: table.yield_to(player, message.object, message.until, message.decision, whole_card=whole),
        )

    async def _stay(self, message: m.Stay) -> None:
        player = self._player()
        await self._change(message, lambda table: table.stay(player, message.decision))

    async def _always(self, message: m.Always) -> None:
        player = self._player()
        await self._change(message, lambda table: table.always(player, message.decision, agree=message.agree))

    async def _set(self, message: m.Message, change: Callable[[Settings], None]) -> None:
        player = self._player()
        async with self.room.lock:
            await self.hub.play(self.hub.play_and_keep, self.table, lambda table: table.change_settings(player, change))
        self._send("settings", message, settings=self.table.seat(player).settings.as_json())

    async def _plain(self, message: m.Plain) -> None:
        if message.t == "ping":
            self._send("pong", message)
        elif message.t == "state":
            async with self.room.lock:
                self.connection.shown = Shown()
                await self.hub.show_to(self.room, self.connection, message.nonce)
        elif message.t == "stop_run":
            player = self._player()
            self.table.seat(player).run = None
            async with self.room.lock:
                await self.hub.show_to(self.room, self.connection, message.nonce)
        elif message.t == "undo":
            await self._change(message, lambda table: table.undo(self._undoer(table)))
        else:
            await self._change(message, lambda table: table.redo(self._redoer(table)))

    # --- taking back

    def _undoer(self, table: Table) -> int:
        """Who takes back: where both seats are in one place, whoever answered last."""
        player = self._player()
        if not table.hot_seat:
            return player
        return next((given.player for given in reversed(table.given) if not given.auto), player)

    def _redoer(self, table: Table) -> int:
        """Who does again: where both seats are in one place, whoever took back."""
        player = self._player()
        return table.undone[-1][0].player if table.hot_seat and table.undone else player

    async def _undo_reply(self, message: m.UndoReply) -> None:
        player = self._player()
        await self._change(message, lambda table: table.agree(player, agreed=message.agree))

    # --- asking

    async def _why(self, message: m.WhyMessage) -> None:
        access = self.connection.access
        viewer = viewer_of(self.table, access.role, access.player)
        found = await self.hub.ask(self.room, replicas.why, message.n, viewer)
        if found is None:
            raise Refused("unknown", "You are told of no such event.")
        self._send("why", message, **found)

    async def _about_object(self, message: m.ObjectMessage) -> None:
        access = self.connection.access
        viewer = viewer_of(self.table, access.role, access.player)
        work = why_not if message.t == "why_not" else inspect
        async with self.room.lock:
            found = await self.hub.play(work, self.table, viewer, message.object)
        self._send(message.t, message, **found)

    async def _at(self, message: m.At) -> None:
        table, access = self.table, self.connection.access
        if not table.game.over and message.viewer is not None:
            raise Refused("over", "While the game goes on you can look back only at what you saw.")
        answers = [given.index for given in table.given]
        replay = Replay(table.id, table.setup, answers, [seat.name for seat in table.seats])
        viewer = viewer_of(table, access.role, access.player) if message.viewer is None else message.viewer
        self._send("at", message, **await replay.look(self.hub, message.answers, viewer))


class ReplayTalk:
    """What a connection that watches a replay says, and is answered."""

    def __init__(self, hub: Hub, connection: Connection, replay: Replay) -> None:
        self.hub, self.connection, self.replay = hub, connection, replay
        self.viewer: int | str = "all"
        self.shown = 0

    async def begin(self, hello: m.Hello) -> None:
        """Welcome the connection, and show it the beginning."""
        self.viewer = hello.viewer
        names = {str(n): name for n, name in enumerate(self.replay.names, 1)}
        kinds = dict.fromkeys(names, "replay")
        welcome = {"t": "welcome", "game": self.replay.id, "you": 0, "role": "replay", "names": names, "kinds": kinds}
        more = {"best_of": 1, "settings": None, "undo": "none", "answers": len(self.replay.answers)}
        self.connection.send({**welcome, **more})
        self.connection.send({"t": "at", **await self.replay.look(self.hub, 0, self.viewer)})

    def end(self) -> None:
        """The connection is gone."""

    async def hear(self, message: m.Message) -> None:
        """Step to a place, or say why something happened there.

        Raises:
            Refused: replays can't be asked that.
        """
        if isinstance(message, m.At):
            viewer = self.viewer if message.viewer is None else message.viewer
            found = await self.replay.look(self.hub, message.answers, viewer)
            self.viewer, self.shown = viewer, message.answers
            self.connection.send({"t": "at", "nonce": message.nonce, **found})
        elif isinstance(message, m.WhyMessage):
            why = await self.replay.why(self.hub, message.n)
            if why is None:
                raise Refused("unknown", "There is no such event.")
            self.connection.send({"t": "why", "nonce": message.nonce, **why})
        elif isinstance(message, m.ObjectMessage) and message.t == "inspect":
            told = await self.replay.inspect(self.hub, self.shown, message.object, self.viewer)
            if told is None:
                raise Refused("unknown", "You see no such object.")
            self.connection.send({"t": "inspect", "nonce": message.nonce, **told})
        elif isinstance(message, m.Plain) and message.t == "ping":
            self.connection.send({"t": "pong", "nonce": message.nonce})
        else:
            raise Refused("seat", "A replay can only be watched.")
