"""Questions: plans, why, why not, what an object is, settings, the next game, replays; and the documents over HTTP."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.server.tables import Talking, new_game, seat
from tests.server.test_taking_back import ELVES, plays_a_land

from spellwright.server import app
from spellwright.server.messages import to_client


def until_attack(you: Talking) -> dict[str, Any]:
    """Play lands and elves, and go to the declaration of attackers."""
    while True:
        decision = you.until_asked()
        assert decision is not None
        if decision["kind"] == "attack" and len(you.state["view"]["battlefield"]) > 5:
            return decision
        useful = [o["index"] for o in decision["options"] if o["kind"] in ("play", "cast")]
        you.answer(useful[0] if useful and you.state["you"] == 1 else 0)


def test_attackers_are_declared_as_a_whole(client: TestClient) -> None:
    made = new_game(client, ELVES, ELVES, opponent="both", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        decision = until_attack(you)
        attacker, me = decision["about"], decision["player"]
        tried = you.ask("plan", t="plan", decision=decision["number"], picks=[{"about": attacker, "id": 9}])
        assert not tried["ok"]
        assert tried["problems"][0]["instead"] == [0, 3 - me]
        picks = [{"about": attacker, "id": 3 - me}]
        assert you.ask("plan", t="plan", decision=decision["number"], picks=picks)["ok"]
        assert you.decision == decision
        you.ask("state", t="plan", decision=decision["number"], picks=picks, commit=True)
        attacks = [line for line in you.state["log"] if "attacks" in line["text"]]
        assert [line["rule"] for line in attacks] == ["508.1k"]
        you.ask("state", t="undo")
        assert you.decision["options"] == decision["options"]


def test_a_plan_that_isnt_legal_changes_nothing(client: TestClient) -> None:
    made = new_game(client, ELVES, ELVES, opponent="both", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        decision = until_attack(you)
        you.send(t="plan", decision=decision["number"], picks=[{"about": 1, "id": 2}], commit=True)
        assert you.hear_refusal()["problems"]
        assert you.ask("state", t="state")["decision"] == decision


def test_why_and_why_not(client: TestClient) -> None:
    made = new_game(client, ELVES, ELVES, opponent="random", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        plays_a_land(you)
        line = next(each for each in you.state["log"] if "plays Forest" in each["text"])
        found = you.ask("why", t="why", n=line["n"])
        assert found["rule"] == line["rule"]
        assert found["heading"]
        hand = you.state["view"]["players"][0]["hand"]
        forest = next(card["id"] for card in hand if card["name"] == "Forest")
        reasons = you.ask("why_not", t="why_not", object=forest)["reasons"]
        assert any(reason["rule"].startswith("305") for reason in reasons)


def test_hidden_and_absent_objects_are_refused_alike(client: TestClient) -> None:
    made = new_game(client, opponent="person", begins=1)
    with seat(client, made["seats"][0]["token"]) as ann, seat(client, made["seats"][1]["token"]) as bob:
        hidden = bob.state["view"]["players"][1]["hand"][0]["id"]
        answers = []
        for object in (hidden, 10**6):
            ann.send(t="inspect", object=object)
            answers.append(ann.hear_refusal())
        assert answers[0] == answers[1]


def test_an_object_is_inspected(client: TestClient) -> None:
    made = new_game(client, ELVES, ELVES, opponent="both", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        card = you.state["view"]["players"][0]["hand"][0]
        found = you.ask("inspect", t="inspect", object=card["id"])
        assert found["now"]["name"] == card["name"] == found["card"]["name"]
        assert found["card"]["read"]
        assert found["changed"] == []


def test_each_message_fits_the_schema(client: TestClient) -> None:
    made = new_game(client, opponent="random")
    with seat(client, made["seats"][0]["token"]) as you:
        for _ in range(10):
            you.until_asked()
            you.answer(0)
        you.ask("settings", t="preset", name="tournament")
        for message in you.heard:
            to_client.validate_python(message)
    schema = client.get("/api/schema").json()
    assert {"to_server", "to_client"} <= set(schema)


def test_settings_are_changed_in_part_and_obeyed(client: TestClient) -> None:
    made = new_game(client, ELVES, ELVES, opponent="both", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        part = {"stops": {"upkeep": {"mine": "always", "theirs": "off"}}}
        settings = you.ask("settings", t="settings", settings=part)["settings"]
        assert settings["stops"]["upkeep"]["mine"] == "always"
        assert settings["stops"]["end"] == {"mine": "off", "theirs": "act"}


def test_a_match_goes_on_to_its_next_game_with_the_loser_first(client: TestClient) -> None:
    made = new_game(client, opponent="random", best_of=3)
    with seat(client, made["seats"][0]["token"]) as you:
        you.ask("state", t="concede", sure=True)
        assert you.state["match"] == {"number": 1, "wins": {"1": 0, "2": 1}, "best_of": 3}
        assert not you.state["over"]["match_over"]
        you.ask("state", t="rematch")
        assert you.state["match"]["number"] == 2
        you.until_asked()
        you.ask("state", t="concede", sure=True)
        assert you.state["over"]["match_over"]
        you.ask("state", t="rematch")
        assert you.state["match"] == {"number": 1, "wins": {"1": 0, "2": 0}, "best_of": 3}


def test_a_rematch_needs_both_people(client: TestClient) -> None:
    made = new_game(client, opponent="person")
    with seat(client, made["seats"][0]["token"]) as ann, seat(client, made["seats"][1]["token"]) as bob:
        ann.ask("state", t="concede", sure=True)
        ann.ask("state", t="rematch")
        assert ann.state["over"]["rematch"] == {"1": True, "2": False}
        bob.hear("state")
        bob.hear("state")
        bob.ask("state", t="rematch")
        assert bob.state["over"] is None


def test_a_replay_is_stepped_both_ways(client: TestClient) -> None:
    made = new_game(client, opponent="random")
    token = made["seats"][0]["token"]
    with seat(client, token) as you:
        for _ in range(15):
            you.until_asked()
            you.answer(0)
        you.until_asked()  # until then the computer plays on
        view = you.state["view"]
    record = client.get("/api/record", headers={"authorization": f"Bearer {token}"}).text
    replay = client.post("/api/replays", json={"record": record}).json()
    with seat(client, replay["token"]) as watcher:
        first = watcher.hear("at")
        last = watcher.ask("at", t="at", answers=replay["answers"])
        assert last["view"]["turn"] == view["turn"]
        assert all("name" in card for player in last["view"]["players"] for card in player["hand"])
        again = watcher.ask("at", t="at", answers=0)
        assert again["hash"] == first["hash"] != last["hash"]
        watcher.send(t="at", answers=10**6)
        assert watcher.hear_refusal()["code"] == "unknown"


def test_a_record_that_is_none_is_refused(client: TestClient) -> None:
    answer = client.post("/api/replays", json={"record": "spellwright record 1\nnonsense"})
    assert answer.status_code == 422
    assert answer.json()["error"] == "record"


def test_a_second_connection_takes_the_seat(client: TestClient) -> None:
    made = new_game(client, opponent="both")
    token = made["seats"][0]["token"]
    with seat(client, token) as first, seat(client, token) as second:
        assert first.hear("replaced")
        second.answer(0)


def test_a_deck_is_checked_with_all_its_problems(client: TestClient) -> None:
    answer = client.post("/api/decks/check", json={"text": "4 Lightning Bolt\n4 Lihgtning Bolt\n56 Mountain"}).json()
    assert not answer["playable"]
    assert answer["problems"][0]["line"] == 2
    assert "Lightning Bolt" in answer["problems"][0]["nearest"]
    good = client.post("/api/decks/check", json={"text": "4 Lightning Bolt\n56 Mountain", "name": "Mine"}).json()
    assert (good["playable"], good["size"], good["name"]) == (True, 60, "Mine")


def test_a_game_with_a_bad_deck_isnt_made(client: TestClient) -> None:
    decks = [{"ready": "burn"}, {"text": "60 Nonsense Card"}]
    answer = client.post("/api/games", json={"decks": decks})
    assert answer.status_code == 422
    assert answer.json()["decks"][0]["player"] == 2


@pytest.mark.parametrize("change", [{"decks": []}, {"opponent": "god"}, {"begins": 3}, {"best_of": 2}, {"seed": "x"}])
def test_a_wrong_request_says_where(client: TestClient, change: dict[str, Any]) -> None:
    wanted = {"decks": [{"ready": "burn"}, {"ready": "wide"}], **change}
    answer = client.post("/api/games", json=wanted)
    assert answer.status_code == 422
    assert answer.json()["problems"][0]["where"].split(".")[0] == next(iter(change))


def test_cards_are_found_and_shown(client: TestClient) -> None:
    assert "Lightning Bolt" in client.get("/api/cards", params={"q": "lightning b"}).json()["cards"]
    card = client.get("/api/card", params={"name": "Lightning Bolt"}).json()
    assert card["read"]
    assert card["mana_cost"] == "{R}"
    assert client.get("/api/card", params={"name": "No Such Card"}).status_code == 404


def test_the_reference_needs_nothing_from_elsewhere(client: TestClient) -> None:
    page = client.get("/api/docs")
    assert page.status_code == 200
    assert client.get("/api/openapi.json").json()["paths"]["/api/games"]
    for file in (Path(app.REFERENCE)).iterdir():
        assert not re.search(r"https?://", file.read_text(encoding="utf-8"))


def test_large_requests_are_refused(client: TestClient) -> None:
    answer = client.post("/api/decks/check", content=b"x" * (app.MOST_BODY + 1))
    assert answer.status_code == 413


def test_why_a_creature_cannot_attack(client: TestClient) -> None:
    made = new_game(client, ELVES, "60 Forest\n", opponent="random", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        while (decision := you.until_asked()) is not None:
            mine = [o for o in you.state["view"]["battlefield"] if o["controller"] == 1 and "creature" in o["types"]]
            late = [o for o in mine if o["sick"] and not o["tapped"]]
            if decision["kind"] == "attack" and late:
                reasons = you.ask("why_not", t="why_not", object=late[0]["id"])["reasons"]
                assert [reason["rule"] for reason in reasons] == ["302.6"]
                land = next(o for o in you.state["view"]["battlefield"] if "land" in o["types"])
                reasons = you.ask("why_not", t="why_not", object=land["id"])["reasons"]
                assert [reason["rule"] for reason in reasons] == ["508.1a"]
                return
            useful = [o["index"] for o in decision["options"] if o["kind"] in ("play", "cast")]
            you.answer(useful[0] if useful else 0)
        pytest.fail("no creature came too late to attack")
