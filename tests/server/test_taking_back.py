"""Own steps are taken back: at once against the computer, by consent against a person."""

from __future__ import annotations

from fastapi.testclient import TestClient
from tests.server.tables import Talking, new_game, seat

ELVES = "24 Forest\n36 Llanowar Elves"


def plays_a_land(you: Talking) -> None:
    """Keep the hand, and go on to the first own main phase; then play a land."""
    while True:
        decision = you.until_asked()
        assert decision is not None
        lands = [option["index"] for option in decision["options"] if option["kind"] == "play"]
        if lands:
            you.answer(lands[0])
            return
        you.answer(0)


def lands(you: Talking, player: int = 1) -> int:
    return sum(o["controller"] == player for o in you.state["view"]["battlefield"])


def test_against_the_computer_a_step_is_taken_back_at_once_and_done_again(client: TestClient) -> None:
    made = new_game(client, opponent="random", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        plays_a_land(you)
        assert lands(you) == 1
        assert you.state["undo"]["can"]
        you.ask("state", t="undo")
        assert lands(you) == 0
        assert you.decision["kind"] == "priority"
        assert you.state["log_reset"]
        you.ask("state", t="redo")
        assert lands(you) == 1


def test_taking_back_again_and_again_ends_at_the_first_decision(client: TestClient) -> None:
    made = new_game(client, opponent="both", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        first = you.decision["options"]
        for _ in range(8):
            you.until_asked()
            you.answer(0)
        for _ in range(8):
            you.ask("state", t="undo")
        assert you.decision["options"] == first
        you.send(t="undo")
        assert you.socket.receive_json()["code"] == "undo"


def keep_both(ann: Talking, bob: Talking) -> None:
    ann.answer(0)
    bob.until_asked()
    bob.answer(0)
    ann.until_asked()
    plays_a_land(ann)


def test_against_a_person_it_is_free_while_nobody_else_was_asked(client: TestClient) -> None:
    made = new_game(client, ELVES, ELVES, opponent="person", begins=1)
    first, second = (each["token"] for each in made["seats"])
    with seat(client, first) as ann, seat(client, second) as bob:
        keep_both(ann, bob)
        assert ann.state["decision"] is not None
        ann.ask("state", t="undo")
        assert lands(ann) == 0
        assert ann.state["undo"]["asked"] is None


def go_on_until_bob_is_asked(ann: Talking, bob: Talking) -> None:
    keep_both(ann, bob)
    while ann.state["decision"] is not None:
        ann.answer(0)
    bob.until_asked()


def test_against_a_person_who_was_asked_meanwhile_consent_is_needed(client: TestClient) -> None:
    made = new_game(client, "wide", "wide", opponent="person", begins=1)
    first, second = (each["token"] for each in made["seats"])
    with seat(client, first) as ann, seat(client, second) as bob:
        go_on_until_bob_is_asked(ann, bob)
        decision = bob.decision
        ann.ask("state", t="undo")
        asked = bob.hear("state")["undo"]["asked"]
        assert asked["by"] == 1
        bob.ask("state", t="undo_reply", agree=False)
        assert bob.decision["options"] == decision["options"]
        ann.send(t="undo")
        bob.hear("state")
        bob.ask("state", t="undo_reply", agree=True)
        assert bob.state["decision"] is None
        assert ann.until_asked() is not None


def test_a_request_lapses_with_the_next_answer(client: TestClient) -> None:
    made = new_game(client, "wide", "wide", opponent="person", begins=1)
    first, second = (each["token"] for each in made["seats"])
    with seat(client, first) as ann, seat(client, second) as bob:
        go_on_until_bob_is_asked(ann, bob)
        ann.send(t="undo")
        bob.hear("state")
        bob.answer(0)
        assert bob.state["undo"]["asked"] is None
        bob.send(t="undo_reply", agree=True)
        assert bob.hear_refusal()["code"] == "undo"


def test_nobody_agrees_to_their_own_request(client: TestClient) -> None:
    made = new_game(client, "wide", "wide", opponent="person", begins=1)
    first, second = (each["token"] for each in made["seats"])
    with seat(client, first) as ann, seat(client, second) as bob:
        go_on_until_bob_is_asked(ann, bob)
        ann.ask("state", t="undo")
        ann.send(t="undo_reply", agree=True)
        assert ann.hear_refusal()["code"] == "undo"
