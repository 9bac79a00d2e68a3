"""What tests of the server share: a server in this process, and talking to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from spellwright.server.app import Options, create_app

Message = dict[str, Any]


@contextmanager
def server(folder: Path, **options: Any) -> Iterator[TestClient]:
    """A server whose games are kept in a folder."""
    limits = {"rate": 1e6, "burst": 1e6, **options}
    app = create_app(Options(folder / "games.sqlite3", processes=0, hosts=("testserver",), warm=False, **limits))
    with TestClient(app) as client:
        yield client


def new_game(client: TestClient, *decks: str, **options: Any) -> Message:
    """A game between two decks, each a ready one's name or a list."""
    chosen = [{"text": deck} if "\n" in deck else {"ready": deck} for deck in decks or ("burn", "wide")]
    response = client.post("/api/games", json={"decks": chosen, "seed": 7, **options})
    assert response.status_code == 201, response.text
    made: Message = response.json()
    return made


class Talking:
    """A socket that has said hello; it remembers its state."""

    def __init__(self, socket: WebSocketTestSession, token: str) -> None:
        self.socket = socket
        self.state: Message = {}
        self.heard: list[Message] = []
        self.send(t="hello", protocol=1, token=token)
        self.welcome = self.hear("welcome")
        if self.welcome["role"] != "replay":
            self.hear("state")

    def send(self, **message: Any) -> None:
        self.socket.send_json(message)

    def hear(self, *kinds: str) -> Message:
        """The next message of one of these kinds."""
        while True:
            message: Message = self.socket.receive_json()
            self.heard.append(message)
            if message["t"] == "state":
                self.state = message
            if message["t"] in kinds:
                return message
            assert message["t"] != "refused", message

    def hear_refusal(self) -> Message:
        """The next refusal; what comes before it is taken note of."""
        while True:
            message: Message = self.socket.receive_json()
            if message["t"] == "state":
                self.state = message
            if message["t"] == "refused":
                return message

    def ask(self, *kinds: str, **message: Any) -> Message:
        self.send(**message)
        return self.hear(*kinds)

    @property
    def decision(self) -> Message:
        decision: Message | None = self.state["decision"]
        assert decision is not None
        return decision

    def until_asked(self) -> Message | None:
        """Wait until this seat decides, or the game is over (None)."""
        while self.state["decision"] is None and self.state["over"] is None:
            self.hear("state")
        decision: Message | None = self.state["decision"]
        return decision

    def answer(self, index: int) -> Message:
        return self.ask("state", t="answer", decision=self.decision["number"], index=index)


@contextmanager
def seat(client: TestClient, token: str) -> Iterator[Talking]:
    """Sit down at a seat."""
    with client.websocket_connect("/ws") as socket:
        yield Talking(socket, token)
