"""Passing until something, holding priority, and what ends either, in games over the socket."""

from __future__ import annotations

from fastapi.testclient import TestClient
from tests.server.tables import Talking, new_game, seat
from tests.server.test_taking_back import ELVES, plays_a_land

BOLTS = "30 Mountain\n30 Lightning Bolt"


def test_passing_until_my_turn_goes_to_my_next_main_phase(client: TestClient) -> None:
    made = new_game(client, ELVES, ELVES, opponent="random", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        plays_a_land(you)
        while you.state["decision"] is None or you.decision["kind"] != "priority":
            you.hear("state")
        turn = you.state["view"]["turn"]
        you.ask("state", t="run", until="my turn", decision=you.decision["number"])
        asked = you.until_asked()
        while asked is not None and asked["kind"] == "block":  # no run answers blocks
            you.answer(0)
            asked = you.until_asked()
        view = you.state["view"]
        assert (view["active"], view["turn"]) == (1, turn + 2)
        assert you.state["run"] is None
        assert any(
            "your next turn" in passed["why"] for each in you.heard if each["t"] == "state" for passed in each["auto"]
        )


def test_a_run_is_stopped_by_taking_back(client: TestClient) -> None:
    made = new_game(client, ELVES, ELVES, opponent="both", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        plays_a_land(you)
        number = you.decision["number"]
        options = you.decision["options"]
        you.ask("state", t="run", until="turn", decision=number)
        you.ask("state", t="undo")
        assert you.state["run"] is None
        assert you.decision["options"] == options


def test_whoever_holds_priority_is_asked_with_their_own_spell_on_the_stack(client: TestClient) -> None:
    made = new_game(client, BOLTS, BOLTS, opponent="both", begins=1)
    for hold in (False, True):
        with seat(client, made["seats"][0]["token"]) as you:
            while not (bolts := castable(you)):
                lands = [o["index"] for o in you.decision["options"] if o["kind"] == "play"]
                you.answer(lands[0] if lands else 0)
            player, number = you.decision["player"], you.decision["number"]
            you.ask("state", t="answer", decision=number, index=bolts[0], hold=hold)
            while you.decision["kind"] != "priority":
                you.answer(0)
            asked_with_own_spell = bool(you.state["view"]["stack"]) and you.decision["player"] == player
            assert asked_with_own_spell == hold


def castable(you: Talking) -> list[int]:
    """The spells that can be cast with mana left for another."""
    player = you.decision["player"]
    lands = [o for o in you.state["view"]["battlefield"] if o["controller"] == player and not o["tapped"]]
    return [o["index"] for o in you.decision["options"] if o["kind"] == "cast" and len(lands) > 1]


def test_a_turn_is_ended_from_the_declaration_of_attackers_with_none(client: TestClient) -> None:
    made = new_game(client, ELVES, ELVES, opponent="both", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        while you.decision["kind"] != "attack":
            useful = [o["index"] for kind in ("play", "cast") for o in you.decision["options"] if o["kind"] == kind]
            you.answer(useful[0] if useful else 0)
        player, turn, decision = you.decision["player"], you.state["view"]["turn"], you.decision
        you.ask("state", t="run", until="turn", decision=decision["number"])
        assert you.state["view"]["turn"] == turn + 1
        assert not any("attacks" in line["text"] for line in you.state["log"])
        you.ask("state", t="undo")
        assert (you.decision["player"], you.decision["kind"]) == (player, "attack")


def test_a_run_to_a_step_needs_priority(client: TestClient) -> None:
    made = new_game(client, ELVES, ELVES, opponent="both", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        while you.decision["kind"] != "attack":
            useful = [o["index"] for kind in ("play", "cast") for o in you.decision["options"] if o["kind"] == kind]
            you.answer(useful[0] if useful else 0)
        you.send(t="run", until="end", decision=you.decision["number"])
        assert you.hear_refusal()["code"] == "turn"


def test_a_run_needs_priority(client: TestClient) -> None:
    made = new_game(client, opponent="both")
    with seat(client, made["seats"][0]["token"]) as you:
        you.send(t="run", until="turn", decision=you.decision["number"])
        assert you.hear_refusal()["code"] == "turn"
