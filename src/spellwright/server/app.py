"""The application: routes, the socket, the page's files, and what is refused before any of them is asked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse
from fastapi.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spellwright.oracle.memory import spare_collections
from spellwright.server.hub import Hub
from spellwright.server.replicas import read_ready_decks
from spellwright.server.routes import Wrong, routes
from spellwright.server.sockets import serve
from spellwright.server.thinking import WORKERS, Workers

HERE = Path(__file__).parent
STATIC = HERE / "static"
REFERENCE = HERE / "reference"
LOCAL = ("localhost", "127.0.0.1", "::1")
MOST_BODY = 2_500_000
POLICY = (
    "default-src 'self'; img-src 'self' data: https://api.scryfall.com https://cards.scryfall.io; "
    "style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'"
)


@dataclass(frozen=True, slots=True)
class Options:
    """How a server runs: its file, worker processes (0: none, for tests), limits, and the hosts it answers to.

    `hosts` empty means any: for whoever listens to other machines.
    """

    data: Path | str
    processes: int = WORKERS
    rate: float = 20.0
    burst: float = 40.0
    hosts: tuple[str, ...] = LOCAL
    warm: bool = True


class Gate:
    """Refuses what comes from other pages or under other names (DNS rebinding), and bodies that are too large."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app, self.hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        name = urlsplit(f"//{host}").hostname or ""
        origin = headers.get(b"origin")
        foreign = origin is not None and urlsplit(origin).netloc != host
        if foreign or (self.hosts and name not in self.hosts):
            await _refuse(scope, receive, send, 403, "origin", "This server answers only its own page.")
            return
        length = headers.get(b"content-length", "0")
        if scope["type"] == "http" and (not length.isdecimal() or int(length) > MOST_BODY):
            await _refuse(scope, receive, send, 413, "size", f"A request has at most {MOST_BODY} bytes.")
            return
        if b"transfer-encoding" in headers:
            await _refuse(scope, receive, send, 411, "size", "A request says its length.")
            return
        await self.app(scope, receive, _with_policy(send))


def _with_policy(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            extra = [(b"content-security-policy", POLICY.encode()), (b"x-content-type-options", b"nosniff")]
            extra += [(b"referrer-policy", b"no-referrer"), (b"cache-control", b"no-cache")]
            message = {**message, "headers": [*message.get("headers", []), *extra]}
        await send(message)

    return sending


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, code: str, text: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": text})
        return
    await JSONResponse({"error": code, "text": text}, status)(scope, receive, send)


async def _warm(hub: Hub) -> None:
    """Read the ready decks, here and in the workers."""
    await hub.prepare(read_ready_decks)
    await hub.play(spare_collections)
    await hub.workers.start()


def create_app(options: Options) -> FastAPI:
    """The application. Its file is opened as it starts, and closed as it ends."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        workers = Workers(options.processes, warm=options.warm)
        hub = app.state.hub = Hub(options.data, workers, options.rate, options.burst)
        warming = asyncio.create_task(_warm(hub)) if options.warm else None
        yield
        if warming is not None:
            warming.cancel()
        await hub.close()

    app = FastAPI(
        title="Spellwright",
        description="Games of Magic in the browser: decks, games, records. Play itself goes over the socket `/ws`, "
        "whose messages `/api/schema` describes.",
        version=version("spellwright"),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.include_router(routes)
    app.add_exception_handler(Wrong, _wrong)
    app.add_exception_handler(RequestValidationError, _invalid)

    @app.get("/api/docs", include_in_schema=False)
    async def reference() -> FileResponse:
        return FileResponse(REFERENCE / "index.html")

    @app.get("/", include_in_schema=False)
    async def page() -> FileResponse:
        return FileResponse(STATIC / "index.html")

    @app.websocket("/ws")
    async def socket(websocket: WebSocket) -> None:
        await serve(app.state.hub, websocket)

    app.mount("/api/reference", StaticFiles(directory=REFERENCE), name="reference")
    app.mount("/static", StaticFiles(directory=STATIC, check_dir=False), name="static")
    app.add_middleware(Gate, hosts=options.hosts)
    return app


async def _wrong(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Wrong)
    return error.response()


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    problems: list[dict[str, Any]] = [
        {"where": ".".join(str(part) for part in each["loc"][1:]), "text": each["msg"]} for each in error.errors()[:20]
    ]
    first = f"{problems[0]['where']}: {problems[0]['text']}" if problems else "The request can't be read."
    return JSONResponse({"error": "request", "text": first, "problems": problems}, 422)
