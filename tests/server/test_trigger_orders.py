"""Abilities that trigger together (603.3b): equal ones ask for no order, and an order may stand from now on."""

from __future__ import annotations

from pathlib import Path

from fastapi.testclient import TestClient
from tests.server.tables import Message, Talking, new_game, seat, server
from tests.server.test_yields import goes_on

FORESTS = "60 Forest\n"
WARDENS = "24 Plains\n36 Soul Warden"
KNIGHTS = "24 Plains\n18 Soul Warden\n18 Attended Knight"
"""When a knight enters, each warden triggers, and the knight itself, which makes a token."""


def until_order(you: Talking, turns: int = 40) -> Message | None:
    """Play what can be played until an order of triggers is asked; None after so many turns."""
    last = you.state["view"]["turn"] + turns
    while (decision := you.until_asked()) is not None and you.state["view"]["turn"] < last:
        if decision["kind"] == "trigger order":
            return decision
        goes_on(you, "play", "cast", "object")
    return None


def wardens(you: Talking) -> int:
    return sum(o["name"] == "Soul Warden" for o in you.state["view"]["battlefield"])


def test_equal_abilities_are_put_onto_the_stack_unasked(client: TestClient) -> None:
    with seat(client, new_game(client, WARDENS, FORESTS, opponent="random", begins=1)["seats"][0]["token"]) as you:
        assert until_order(you, 12) is None
        assert wardens(you) > 3
        assert you.state["view"]["players"][0]["life"] > 25


def in_order(you: Talking, decision: Message, last: str) -> Message:
    """The message that puts the abilities of cards of that name on the stack last, from now on always."""
    options = sorted(decision["options"], key=lambda option: option["text"].startswith(last))
    picks = [{"id": option["value"]} for option in options[:-1]]
    return {"t": "plan", "decision": decision["number"], "picks": picks, "commit": True, "always": True}


def knights(you: Talking) -> int:
    return sum(o["name"] == "Attended Knight" for o in you.state["view"]["battlefield"])


def test_an_order_stands_until_it_is_taken_back(client: TestClient) -> None:
    with seat(client, new_game(client, KNIGHTS, FORESTS, opponent="random", begins=1)["seats"][0]["token"]) as you:
        decision = until_order(you)
        assert decision is not None and decision["order"]
        you.ask("state", **in_order(you, decision, "Attended Knight"))
        (name,) = you.state["settings"]["orders"]
        assert name.startswith("Soul Warden: ") and ", then Attended Knight: " in name
        there = knights(you)
        while knights(you) == there:
            you.until_asked()
            assert you.decision["kind"] != "trigger order"
            goes_on(you, "play", "cast", "object")
        settings = you.ask("settings", t="forget", list="orders", name=name)["settings"]
        assert settings["orders"] == {}
        assert until_order(you) is not None


def test_an_order_is_kept_with_the_seat(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        token = new_game(client, KNIGHTS, FORESTS, opponent="random", begins=1)["seats"][0]["token"]
        with seat(client, token) as you:
            decision = until_order(you)
            assert decision is not None
            you.ask("state", **in_order(you, decision, "Soul Warden"))
            orders = you.state["settings"]["orders"]
    with server(tmp_path) as client, seat(client, token) as you:
        assert you.welcome["settings"]["orders"] == orders != {}


def test_another_order_than_one_of_triggers_does_not_stand(client: TestClient) -> None:
    with seat(client, new_game(client, KNIGHTS, FORESTS, opponent="both", begins=1)["seats"][0]["token"]) as you:
        number = you.decision["number"]
        you.send(t="plan", decision=number, picks=[{"id": 0}], commit=True, always=True)
        assert you.hear_refusal()["code"] == "option"
        assert you.ask("state", t="state")["settings"]["orders"] == {}
