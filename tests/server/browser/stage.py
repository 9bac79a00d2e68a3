"""A stage for the page without a server: the package's static files, and a socket that plays a written state."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlparse

from playwright.sync_api import Browser, Page, Route, WebSocketRoute, sync_playwright

import spellwright

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
STATIC = Path(spellwright.__file__).parent / "server" / "static"
ADDRESS = "http://spellwright.test"
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}

Message = dict[str, Any]

SHOKC = {"line": 2, "text": "4 Shokc", "message": 'no card is named "Shokc"', "nearest": ["Shock"], "declined": False}
ANSWERS: dict[str, Message] = {
    "/api/decks/check": {
        "name": "Pasted deck", "cards": [], "size": 34, "problems": [SHOKC], "playable": False, "playable_anyway": False,
    },
    "/api/games": {
        "game": "k3x9",
        "seats": [
            {"player": n, "name": f"Player {n}", "kind": "person", "token": "written", "link": f"/#seat=written{n}"}
            for n in (1, 2)
        ],
        "watch": {"token": "watching", "link": "/#watch=watching"},
    },
}  # fmt: skip
"""What the stage answers over HTTP, beside the ready decks."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium with a new profile, closed at the end."""
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        environment = {"HOME": home, "PATH": "/usr/bin:/bin", "XDG_CONFIG_HOME": home}
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS, env=environment)
        try:
            yield browser
        finally:
            browser.close()


def _serve(route: Route) -> None:
    path = urlparse(route.request.url).path
    file = STATIC / ("index.html" if path == "/" else path.removeprefix("/static/"))
    if file.is_file():
        route.fulfill(body=file.read_text(encoding="utf-8"), content_type=f"{TYPES[file.suffix]}; charset=utf-8")
    elif path == "/api/decks":
        decks = [{"name": "burn", "text": "4 Lightning Bolt\n20 Mountain", "cards": 60}]
        route.fulfill(body=json.dumps({"decks": decks}), content_type="application/json")
    elif path in ANSWERS:
        route.fulfill(body=json.dumps(ANSWERS[path]), content_type="application/json")
    else:
        route.fulfill(status=404, body=json.dumps({"error": "unknown", "text": "Not on this stage."}))


class Stage:
    """A page with one seat at a written state; what the page sends is kept, and `replies` answers it."""

    def __init__(self, page: Page, state: Message, role: str = "seat") -> None:
        self.page = page
        self.state = state
        self.role = role
        self.sent: list[Message] = []
        self.replies: dict[str, Callable[[Message], list[Message]]] = {}
        self._socket: WebSocketRoute | None = None
        page.route(f"{ADDRESS}/**", _serve)
        page.route_web_socket("**/ws", self._connected)

    def open(self) -> None:
        """Opens the seat's link and waits for the table."""
        self.page.goto(f"{ADDRESS}/#seat=written")
        self.page.wait_for_selector(".table")

    def _connected(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda text: self._take(json.loads(text)))

    def tell(self, message: Message) -> None:
        """Sends a message to the page."""
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def _take(self, message: Message) -> None:
        if message["t"] == "hello":
            self.tell(welcome(self.role))
            self.tell(self.state)
            return
        self.sent.append(message)
        for reply in self.replies.get(message["t"], lambda _: [])(message):
            self.tell(reply)

    def of_type(self, kind: str) -> list[Message]:
        """What the page has sent of one type."""
        return [message for message in self.sent if message["t"] == kind]


def welcome(role: str) -> Message:
    """The first message of the server."""
    steps = ("upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers")
    later = ("first combat damage", "combat damage", "end of combat", "postcombat main", "end", "cleanup")
    stops = {step: {"mine": "off", "theirs": "off"} for step in steps + later}
    stops["precombat main"]["mine"] = "always"
    stops["declare attackers"]["theirs"] = "act"
    settings = {
        "full_control": False,
        "hold": False,
        "bluff": False,
        "their_objects": "act",
        "my_objects": "off",
        "stops": stops,
    }
    return {
        "t": "welcome", "game": "k3x9", "you": 1, "role": role, "names": {"1": "You", "2": "Computer"},
        "kinds": {"1": "person", "2": "heuristic"}, "best_of": 1, "settings": settings, "undo": "free",
    }  # fmt: skip
