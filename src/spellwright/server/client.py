"""A small client, for bots and front ends in Python.

>>> from spellwright.server.client import Server
>>> server = Server("http://localhost:8765")  # doctest: +SKIP
>>> made = server.new_game("burn", "wide")  # doctest: +SKIP
>>> with server.seat(made["seats"][0]["token"]) as seat:  # doctest: +SKIP
...     while not seat.over:
...         decision = seat.decision or seat.wait()
...         if decision is not None:
...             seat.answer(0)
"""

from __future__ import annotations

import json
from contextlib import ExitStack, suppress
from itertools import count
from types import TracebackType
from typing import Any, Self
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

TIMEOUT = 60.0
MOST_BYTES = 1 << 25


class ServerRefused(Exception):
    """The server refuses: `code` is for programs, the message for people; `content` is all that it said."""

    def __init__(self, content: dict[str, Any]) -> None:
        super().__init__(content.get("text", "refused"))
        self.code = str(content.get("code") or content.get("error") or "")
        self.content = content


class Server:
    """A server, by its address."""

    def __init__(self, address: str = "http://127.0.0.1:8765") -> None:
        self.address = address.rstrip("/")

    def ready_decks(self) -> list[str]:
        """The names of the ready decks."""
        return [deck["name"] for deck in self._ask("GET", "/api/decks")["decks"]]

    def check_deck(self, text: str, name: str = "Deck") -> dict[str, Any]:
        """A deck list as it is understood, with its problems."""
        return self._ask("POST", "/api/decks/check", {"text": text, "name": name})

    def new_game(self, *decks: str, **options: Any) -> dict[str, Any]:
        """Make a game between two decks, each a ready one's name or a list; options as in `POST /api/games`.

        Raises:
            ServerRefused: decks have problems, or options aren't valid.
        """
        chosen = [{"text": deck} if "\n" in deck else {"ready": deck} for deck in decks]
        return self._ask("POST", "/api/games", {"decks": chosen, **options})

    def game(self, token: str) -> dict[str, Any]:
        """What a token opens, and how the game stands."""
        return self._ask("GET", "/api/game", token=token)

    def record(self, token: str) -> str:
        """The game as a record."""
        return self._send("GET", "/api/record", None, token).decode()

    def seat(self, token: str) -> Seat:
        """Sit down at a seat, or watch."""
        return Seat(self.address, token)

    def _ask(self, method: str, path: str, content: Any = None, token: str | None = None) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self._send(method, path, content, token))
        return answer

    def _send(self, method: str, path: str, content: Any, token: str | None) -> bytes:
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        body = None if content is None else json.dumps(content).encode()
        request = Request(self.address + path, body, headers, method=method)
        try:
            with urlopen(request, timeout=TIMEOUT) as response:
                answer: bytes = response.read()
        except HTTPError as error:
            raise ServerRefused(reason_of(error)) from None
        return answer


def reason_of(error: HTTPError) -> dict[str, Any]:
    """What the server said of what it refused; where it failed, that is no JSON."""
    body = error.read().decode(errors="replace")
    with suppress(ValueError):
        said = json.loads(body)
        if isinstance(said, dict):
            return said
    return {"error": str(error.code), "text": body or error.reason}


class Seat:
    """A connection to a game: its latest state, and what can be said there."""

    def __init__(self, address: str, token: str) -> None:
        parts = urlsplit(address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        self._closing = ExitStack()
        connecting = connect(
            f"{scheme}://{parts.netloc}/ws", max_size=MOST_BYTES, compression=None, open_timeout=TIMEOUT
        )
        self._socket: ClientConnection = self._closing.enter_context(connecting)
        self._nonces = count(1)
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.faces: dict[str, Any] = {}
        self._send({"t": "hello", "protocol": 1, "token": token})
        self.welcome = self._next("welcome")
        self._next("state", nonce=None)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def decision(self) -> dict[str, Any] | None:
        """What this seat is asked; None while another is."""
        decision: dict[str, Any] | None = self.state.get("decision")
        return decision

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.get("over") is not None

    def close(self) -> None:
        """Leave."""
        self._closing.close()

    def answer(self, index: int) -> None:
        """Answer the open decision; the new state is there when this comes back.

        Raises:
            ServerRefused: it isn't one of the options, or the question is over.
        """
        number = self.decision["number"] if self.decision is not None else 0
        self._ask("state", {"t": "answer", "decision": number, "index": index})

    def throw(self, index: int) -> None:
        """Answer the open decision without waiting for what comes of it."""
        number = self.decision["number"] if self.decision is not None else 0
        self._send({"t": "answer", "decision": number, "index": index})

    def ask(self, kind: str, **content: Any) -> dict[str, Any]:
        """Ask something that is answered by a message of the same kind: "why", "why_not", "inspect", "settings" ...

        Raises:
            ServerRefused: there is no such thing.
        """
        return self._ask("settings" if kind in ("preset", "forget") else kind, {"t": kind, **content})

    def do(self, kind: str, **content: Any) -> None:
        """Say something that changes the game: "undo", "run", "concede" ...; the new state is there then.

        Raises:
            ServerRefused: it isn't possible.
        """
        self._ask("state", {"t": kind, **content})

    def wait(self, timeout: float = TIMEOUT) -> dict[str, Any] | None:
        """Wait until this seat is asked something, or the game is over; the decision comes back, None at the end.

        Raises:
            TimeoutError: nothing came.
        """
        while self.decision is None and not self.over:
            self._next("state", timeout)
        return self.decision

    def _send(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def _ask(self, kind: str, message: dict[str, Any]) -> dict[str, Any]:
        nonce = str(next(self._nonces))
        self._send({**message, "nonce": nonce})
        return self._next(kind, nonce=nonce)

    def _next(self, kind: str, timeout: float = TIMEOUT, nonce: str | None = None) -> dict[str, Any]:
        """The next message of a kind; others are taken note of."""
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv(timeout))
            if message["t"] == "state":
                self._note(message)
            if message["t"] == "refused" and message.get("nonce") == nonce:
                raise ServerRefused(message)
            if message["t"] == kind and message.get("nonce") == nonce:
                return message

    def _note(self, state: dict[str, Any]) -> None:
        self.state = state
        self.log = state["log"] if state["log_reset"] else self.log + state["log"]
        self.faces |= state["faces"]
