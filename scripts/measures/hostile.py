"""A fuzzer of the socket: malformed, stale and foreign messages, which may change nothing and tell nothing."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from fastapi.testclient import TestClient

from measures.figure import Figure, at_most
from spellwright.server.app import Options, create_app

MESSAGES = 100_000
A_GAME = 2_000
"""So many messages are sent at one moment of a game."""

DECKS = (
    "4 Augury Raven\n4 Behold the Multiverse\n4 Doomskar\n4 Depart the Realm\n10 Plains\n14 Island",
    "4 Exalted Angel\n4 Willbender\n4 Battering Craghorn\n10 Plains\n10 Island\n8 Mountain",
)
SECRET = (
    ("Augury Raven", "Behold the Multiverse", "Doomskar", "Depart the Realm"),
    ("Exalted Angel", "Willbender", "Battering Craghorn"),
)
KINDS = (
    "hello", "answer", "plan", "run", "undo_reply", "why", "why_not", "inspect", "at", "rematch", "redo", "settings",
    "concede", "yield", "stay", "always", "forget", "", "state ", 7, None, [], {},
)  # fmt: skip
FIELDS = (
    "decision",
    "index",
    "picks",
    "rest",
    "settings",
    "name",
    "until",
    "agree",
    "n",
    "object",
    "answers",
    "token",
    "list",
    "of",
)
VALUES: tuple[Any, ...] = (
    -1, 10**12, "x" * 300, None, [], [[]], 1.5, "\u0000", True, "1", {"stops": {"untap": 3}}, [{"id": "a"}],
)  # fmt: skip
BROKEN = ("[" * 9000, "{}", "null", '{"t": "answer"', '"t"', "[1]", "1e999", "NaN", " " * 20_000, "\ud800", "")


def hostile(sample: bool) -> Iterator[Figure]:
    """100,000 malformed, stale and foreign messages: refusals only, no change, and nothing of another's hidden cards."""
    chance = Random(20250919)
    wanted = MESSAGES // 50 if sample else MESSAGES
    found = dict.fromkeys(("answered", "exceptions", "changed", "leaks"), 0)
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(
            Options(Path(folder) / "g.sqlite3", processes=0, rate=1e9, burst=1e9, hosts=("testserver",), warm=False)
        )
        with TestClient(app) as client:
            for number in range(max(1, wanted // A_GAME)):
                _one_game(client, number, chance, min(wanted, A_GAME), found)
    yield at_most(f"of {wanted} wrong messages, not refused", found["answered"], 0)
    yield at_most("exceptions", found["exceptions"], 0)
    yield at_most("changed games", found["changed"], 0)
    yield at_most("replies with another's hidden cards", found["leaks"], 0)


def _one_game(client: TestClient, seed: int, chance: Random, messages: int, found: dict[str, int]) -> None:
    """A game of two people, played a while; then both and a spectator send what is wrong."""
    decks = [{"text": deck} for deck in DECKS]
    wanted = {"decks": decks, "opponent": "person", "seed": seed, "allow_declined": True}
    made = client.post("/api/games", json=wanted).json()
    tokens = [*(each["token"] for each in made["seats"]), made["watch"]["token"]]
    _play(client, tokens[:2], chance, 40)
    before = [_stands(client, token) for token in tokens]
    for viewer, token in enumerate(tokens):
        with client.websocket_connect("/ws") as socket:
            socket.send_json({"t": "hello", "protocol": 1, "token": token})
            socket.receive_json()
            state = socket.receive_json()
            hidden = _hidden_from(viewer, state)
            for _ in range(messages // len(tokens)):
                socket.send_text(wrong_message(chance, state, viewer == 2))
                answer = socket.receive_text()
                content = json.loads(answer)
                found["answered"] += content["t"] != "refused"
                found["exceptions"] += content.get("code") == "error"
                found["leaks"] += any(name in answer for name in hidden)
    found["changed"] += before != [_stands(client, token) for token in tokens]


def _hidden_from(viewer: int, state: dict[str, Any]) -> list[str]:
    """The names of the other players' cards that the state, which is what a viewer may know, doesn't speak of."""
    others = [name for player, names in enumerate(SECRET) if player != viewer for name in names]
    return [name for name in others if name not in json.dumps(state)]


def _play(client: TestClient, tokens: list[str], chance: Random, answers: int) -> None:
    with client.websocket_connect("/ws") as one, client.websocket_connect("/ws") as two:
        sockets = (one, two)
        for socket, token in zip(sockets, tokens, strict=True):
            socket.send_json({"t": "hello", "protocol": 1, "token": token})
        for number in range(answers):
            for socket in sockets:
                socket.send_json({"t": "state", "nonce": str(number)})
                while (state := socket.receive_json()).get("nonce") != str(number):
                    pass
                if (decision := state["decision"]) is not None:
                    index = chance.randrange(len(decision["options"]))
                    socket.send_json({"t": "answer", "decision": decision["number"], "index": index})
                    break


def _stands(client: TestClient, token: str) -> dict[str, Any]:
    standing: dict[str, Any] = client.get("/api/game", headers={"authorization": f"Bearer {token}"}).json()
    return standing


def wrong_message(chance: Random, state: dict[str, Any], spectator: bool) -> str:
    """A message that can't be right: malformed, of wrong parts, stale, or of another's seat."""
    sort = chance.randrange(5)
    if sort == 0:
        return "".join(chr(chance.randrange(32, 0xD000)) for _ in range(chance.randrange(60)))
    if sort == 1:
        text = chance.choice(BROKEN)
        return text.encode("utf-8", "replace").decode()
    if sort == 2:
        fields = {name: chance.choice(VALUES) for name in chance.sample(FIELDS, 5)}
        return json.dumps({"t": chance.choice(KINDS), **fields})
    decision = state["decision"]
    number = decision["number"] if decision is not None and not spectator else 0
    stale = chance.choice([n for n in (number - 1, number + 1, number - 7, number + 1000, 10**8) if n >= 0])
    if sort == 3:
        return json.dumps(
            {
                "t": chance.choice(("answer", "run", "plan")),
                "decision": stale,
                "index": 0,
                "until": "turn",
                "commit": True,
            }
        )
    return json.dumps({"t": chance.choice(("why_not", "inspect")), "object": chance.choice((0, 5, 10**6, 10**9))})
