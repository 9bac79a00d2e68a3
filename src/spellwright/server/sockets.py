"""The socket: the life of one connection, from its hello to its end."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect

from spellwright.server import messages as m
from spellwright.server.hub import Connection, Hub
from spellwright.server.incoming import Bucket, nonce_of, parse, refusal
from spellwright.server.noted import Refused
from spellwright.server.replay_talk import ReplayTalk
from spellwright.server.replays import replay_of
from spellwright.server.talk import Talk

PATIENCE = 10.0
"""So many seconds for the first message."""

WRONG_TOKEN = 4401
MOST_SOCKETS = 500

LONG = (m.WhyMessage, m.At)
"""Messages that are answered by replaying a game: meanwhile the connection goes on."""

MOST_ASKED = 8
"""So many of them wait for their answers at most."""


async def serve(hub: Hub, socket: WebSocket) -> None:
    """Serve one socket until it closes."""
    await socket.accept()
    if hub.sockets >= MOST_SOCKETS:
        await socket.send_text(json.dumps(refusal(Refused("rate", "Too many connections."), None)))
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
        await socket.send_text(json.dumps(refusal(refused, None)))
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
                connection.send(refusal(Refused("rate", "Too many messages; wait a moment."), nonce_of(text)))
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
            connection.send(refusal(refused, message.nonce))

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
        connection.send(refusal(refused, nonce_of(text)))


async def _write(socket: WebSocket, connection: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while (text := await connection.outbox.get()) is not None:
            await socket.send_text(text)
        await socket.close(connection.close_code)
