"""Whatever is wrong, stale or another's is refused with a reason, and changes nothing."""

from __future__ import annotations

import json
from email.message import Message as Headers
from io import BytesIO
from random import Random
from typing import Any
from urllib.error import HTTPError

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.tables import Message, Talking, new_game, seat, server

from spellwright.server.client import reason_of


def stands(client: TestClient, token: str) -> Message:
    """How the game stands, with the fingerprint of its position."""
    answer: Message = client.get("/api/game", headers={"authorization": f"Bearer {token}"}).json()
    return answer


def refused(you: Talking, **message: Any) -> Message:
    you.socket.send_json({**message, "nonce": "n1"})
    answer: Message = you.socket.receive_json()
    assert answer["t"] == "refused", answer
    assert answer["nonce"] == "n1"
    return answer


@pytest.mark.parametrize(("change", "code"), [
    ({"decision": -1}, "message"),
    ({"decision": 10**6}, "stale"),
    ({"index": 99}, "option"),
    ({"index": -1}, "message"),
    ({"index": "0"}, "message"),
    ({"index": True}, "message"),
    ({"t": "nonsense"}, "message"),
])  # fmt: skip
def test_a_wrong_answer_is_refused(client: TestClient, change: Message, code: str) -> None:
    made = new_game(client, opponent="both")
    token = made["seats"][0]["token"]
    with seat(client, token) as you:
        before = stands(client, token)
        right = {"t": "answer", "decision": you.decision["number"], "index": 0}
        assert refused(you, **{**right, **change})["code"] == code
        assert stands(client, token) == before
        you.answer(0)
        assert stands(client, token) != before


def test_an_answer_given_twice_is_stale(client: TestClient) -> None:
    made = new_game(client, opponent="both")
    with seat(client, made["seats"][0]["token"]) as you:
        number = you.decision["number"]
        you.answer(0)
        assert refused(you, t="answer", decision=number, index=0)["code"] == "stale"


def test_numbers_of_decisions_never_come_again(client: TestClient) -> None:
    made = new_game(client, opponent="both")
    with seat(client, made["seats"][0]["token"]) as you:
        number = you.decision["number"]
        you.answer(0)
        you.ask("state", t="undo")
        assert you.decision["number"] > number + 1
        assert refused(you, t="answer", decision=number, index=0)["code"] == "stale"


def test_another_players_decision_is_refused(client: TestClient) -> None:
    made = new_game(client, opponent="person", begins=1)
    first, second = (each["token"] for each in made["seats"])
    with seat(client, first) as ann, seat(client, second) as bob:
        number = ann.decision["number"]
        assert bob.state["decision"] is None
        assert refused(bob, t="answer", decision=number, index=0)["code"] == "turn"
        assert refused(bob, t="plan", decision=number, picks=[], commit=True)["code"] == "turn"


def test_spectators_change_nothing(client: TestClient) -> None:
    made = new_game(client, opponent="both")
    with seat(client, made["watch"]["token"]) as watcher:
        for message in ({"t": "undo"}, {"t": "concede", "sure": True}, {"t": "answer", "decision": 0, "index": 0}):
            assert refused(watcher, **message)["code"] == "seat"


def test_a_wrong_token_opens_nothing(client: TestClient) -> None:
    with client.websocket_connect("/ws") as socket:
        socket.send_json({"t": "hello", "protocol": 1, "token": "x" * 22})
        assert socket.receive_json()["code"] == "seat"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_other_pages_are_refused(client: TestClient) -> None:
    assert client.get("/api/decks", headers={"origin": "https://elsewhere.example"}).status_code == 403
    assert client.get("/api/decks", headers={"host": "elsewhere.example"}).status_code == 403
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/ws", headers={"origin": "https://elsewhere.example"}),
    ):
        pass


def test_too_many_messages_are_refused(tmp_path: Any) -> None:
    with server(tmp_path, rate=50.0, burst=5.0) as client:
        made = new_game(client, opponent="both")
        with seat(client, made["seats"][0]["token"]) as you:
            for _ in range(20):
                you.socket.send_json({"t": "ping"})
            answers = [you.socket.receive_json() for _ in range(20)]
        assert {answer.get("code") for answer in answers if answer["t"] == "refused"} == {"rate"}
        assert any(answer["t"] == "pong" for answer in answers)


KINDS = (
    "hello", "answer", "plan", "settings", "preset", "run", "undo_reply", "why", "why_not", "inspect", "at",
    "rematch", "redo", "", 7, None,
)  # fmt: skip
FIELDS = ("decision", "index", "picks", "rest", "settings", "name", "until", "agree", "n", "object", "answers", "token")
VALUES = (-1, 10**12, "x" * 300, None, [], [[]], 1.5, "\u0000", {"stops": {"untap": 3}}, [{"id": "a"}], True)


def nonsense(chance: Random) -> str:
    """A message that can't be right: malformed, or made of wrong parts."""
    sort = chance.randrange(4)
    if sort == 0:
        return "".join(chr(chance.randrange(32, 1000)) for _ in range(chance.randrange(60)))
    if sort == 1:
        return chance.choice(("[" * 5000, "{}", "null", '{"t": "answer"', '"t"', "[1]", "1e999", "NaN", " " * 20_000))
    fields = {name: chance.choice(VALUES) for name in chance.sample(FIELDS, 4)}
    return json.dumps({"t": chance.choice(KINDS), **fields})


def test_nonsense_is_refused_without_an_exception(tmp_path: Any) -> None:
    chance = Random(1)
    with server(tmp_path, rate=1e6, burst=1e6) as client:
        made = new_game(client, opponent="both")
        token = made["seats"][0]["token"]
        with seat(client, token) as you:
            before = stands(client, token)
            for _ in range(400):
                text = nonsense(chance)
                you.socket.send_text(text)
                answer = you.socket.receive_json()
                assert answer["t"] == "refused", (text[:200], answer)
                assert answer["code"] != "error"
            assert stands(client, token) == before
            you.answer(0)


def test_the_client_tells_what_a_server_that_failed_said() -> None:
    failed = HTTPError("http://localhost/api/games", 500, "", Headers(), BytesIO(b"Internal Server Error"))
    assert reason_of(failed) == {"error": "500", "text": "Internal Server Error"}
    refused = HTTPError("http://localhost/api/games", 422, "", Headers(), BytesIO(b'{"error": "decks", "text": "No."}'))
    assert reason_of(refused) == {"error": "decks", "text": "No."}
