"""Looking back: at what oneself saw while the game goes on, and at everything in a replay."""

from __future__ import annotations

from fastapi.testclient import TestClient
from tests.server.tables import new_game, seat
from tests.server.test_taking_back import ELVES, plays_a_land


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
