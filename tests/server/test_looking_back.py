"""Looking back: at what oneself saw while the game goes on, and at everything in a replay."""

from __future__ import annotations

import time
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.server.tables import new_game, seat
from tests.server.test_taking_back import ELVES, plays_a_land

from spellwright.server import replicas


def test_a_player_looks_back_at_what_they_saw(client: TestClient) -> None:
    made = new_game(client, ELVES, ELVES, opponent="random", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        plays_a_land(you)
        now = you.state["answers"]
        past = you.ask("at", t="at", answers=0)
        assert (past["answers"], past["of"] >= now, past["you"], past["hash"]) == (0, True, 1, "")
        assert past["view"]["battlefield"] == []
        assert all("hidden" in card for card in past["view"]["players"][1]["hand"])


def test_their_own_answers_are_told_and_others_are_not(client: TestClient) -> None:
    made = new_game(client, ELVES, ELVES, opponent="random", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        plays_a_land(you)
        told = [you.ask("at", t="at", answers=n)["told"] for n in range(1, you.state["answers"] + 1)]
        assert any("play Forest" in each for each in told)
        assert {each for each in told if not each.startswith("Player: ")} == {"Computer"}


def test_nobody_looks_with_others_eyes_while_the_game_goes_on(client: TestClient) -> None:
    made = new_game(client, ELVES, ELVES, opponent="person", begins=1)
    for token in (made["seats"][0]["token"], made["watch"]["token"]):
        with seat(client, token) as you:
            for viewer in (1, 2, "all"):
                you.send(t="at", answers=0, **{"as": viewer})
                assert you.hear_refusal()["code"] == "over"


def test_what_is_seen_in_a_replay_is_inspected_as_it_was(client: TestClient) -> None:
    made = new_game(client, ELVES, ELVES, opponent="random", begins=1)
    token = made["seats"][0]["token"]
    with seat(client, token) as you:
        plays_a_land(you)
    record = client.get("/api/record", headers={"authorization": f"Bearer {token}"}).text
    replay = client.post("/api/replays", json={"record": record}).json()
    with seat(client, replay["token"]) as watching:
        watching.hear("at")  # the beginning
        last = watching.ask("at", t="at", answers=replay["answers"])
        land = last["view"]["battlefield"][0]["id"]
        assert watching.ask("inspect", t="inspect", object=land)["now"]["zone"] == "battlefield"
        watching.ask("at", t="at", answers=0)
        watching.send(t="inspect", object=land)
        assert watching.hear_refusal()["code"] == "unknown"


def test_what_the_next_line_says_is_told_only_to_who_wants_everything(client: TestClient) -> None:
    made = new_game(client, "20 Mountain\n40 Shock", ELVES, opponent="random", begins=2)
    with seat(client, made["seats"][0]["token"]) as you:
        while not any("Shock deals 2 damage" in line["text"] for line in you.state["log"]):
            decision = you.until_asked()
            assert decision is not None
            useful = [o["index"] for o in decision["options"] if o["kind"] in ("play", "cast") or o["ids"] == [2]]
            you.answer(useful[0] if useful else 0)
        lines = [line for heard in you.heard for line in heard.get("log", [])]
        plain = [line["text"] for line in lines if line["level"] < 3]
        everything = [line["text"] for line in lines]
        for detail in ("from the library to Player's hand", "puts Shock onto the stack", "Computer loses 2 life"):
            assert any(detail in text for text in everything), detail
            assert not any(detail in text for text in plain), detail


def test_nobody_waits_for_an_answer_that_takes_long(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection goes on while a game is replayed for it; too many such questions at once are refused."""
    slow = replicas.look

    def look(*arguments: Any) -> dict[str, Any]:
        time.sleep(0.5)
        return slow(*arguments)

    monkeypatch.setattr(replicas, "look", look)
    made = new_game(client, ELVES, ELVES, opponent="random", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        you.send(t="at", answers=0)
        assert you.ask("pong", "at", t="ping")["t"] == "pong"
        assert you.hear("at")["answers"] == 0
        for _ in range(12):
            you.send(t="at", answers=0)
        assert you.hear_refusal()["code"] == "rate"
