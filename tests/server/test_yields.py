"""Yields, and answers that stand: given once, obeyed until they lapse or are taken back, and kept with the seat."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from tests.server.tables import Message, Talking, new_game, seat, server

from spellwright.server.passing import Settings

ELVES = "24 Forest\n36 Llanowar Elves"
BOLTS = "30 Mountain\n30 Lightning Bolt"
GARDENERS = "24 Forest\n36 Budoka Gardener"


@contextmanager
def two(client: TestClient, made: Message) -> Iterator[tuple[Talking, Talking]]:
    """Ann, who begins, and Bob."""
    with seat(client, made["seats"][0]["token"]) as ann, seat(client, made["seats"][1]["token"]) as bob:
        yield ann, bob


def goes_on(one: Talking, *kinds: str) -> None:
    """Do the first thing of these kinds, or else the first option: pass, keep the hand, discard."""
    useful = [option["index"] for kind in kinds for option in one.decision["options"] if option["kind"] == kind]
    one.answer(useful[0] if useful else 0)


def until_bob_may_respond(ann: Talking, bob: Talking, turns: int = 30) -> bool:
    """Go on until Bob is asked with something of Ann's on the stack; false if that many turns pass without."""
    last = ann.state["view"]["turn"] + turns
    while ann.state["view"]["turn"] < last:
        for one, other in ((ann, bob), (bob, ann)):
            if one.state["decision"] is None:
                continue
            if one is bob and bob.state["view"]["stack"]:
                return True
            goes_on(one, "play", *(["cast"] if one is ann else []))
            other.hear("state")
    return False


def responding(ann: Talking, bob: Talking) -> Message:
    """The decision of Bob who may answer what is on top of the stack."""
    assert until_bob_may_respond(ann, bob)
    return bob.decision


def bob_yields(bob: Talking, **more: str) -> None:
    top = bob.state["view"]["stack"][-1]["id"]
    bob.ask("state", t="yield", object=top, decision=bob.decision["number"], **more)


def test_what_is_yielded_to_resolves_at_once_and_unasked_from_then_on(client: TestClient) -> None:
    with two(client, new_game(client, ELVES, BOLTS, opponent="person", begins=1)) as (ann, bob):
        responding(ann, bob)
        bob_yields(bob, until="always")
        ann.hear("state")
        assert bob.state["view"]["stack"] == []
        assert bob.state["settings"]["yields"] == {"Llanowar Elves": "always"}
        assert not until_bob_may_respond(ann, bob, turns=8)
        assert any("you yield to Llanowar Elves" in p["why"] for m in bob.heard if m["t"] == "state" for p in m["auto"])


def test_a_yield_until_the_turn_ends_lapses_with_it(client: TestClient) -> None:
    with two(client, new_game(client, ELVES, BOLTS, opponent="person", begins=1)) as (ann, bob):
        responding(ann, bob)
        turn = bob.state["view"]["turn"]
        bob_yields(bob, until="turn")
        ann.hear("state")
        assert until_bob_may_respond(ann, bob)
        assert bob.state["view"]["turn"] > turn
        assert bob.state["settings"]["yields"] == {}


def test_a_yield_that_is_taken_back_is_over(client: TestClient) -> None:
    with two(client, new_game(client, ELVES, BOLTS, opponent="person", begins=1)) as (ann, bob):
        responding(ann, bob)
        bob_yields(bob, until="game")
        ann.hear("state")
        settings = bob.ask("settings", t="forget", list="yields", name="Llanowar Elves")["settings"]
        assert settings["yields"] == {}
        assert until_bob_may_respond(ann, bob)


def test_only_what_is_on_the_stack_can_be_yielded_to(client: TestClient) -> None:
    with two(client, new_game(client, ELVES, BOLTS, opponent="person", begins=1)) as (ann, bob):
        number = responding(ann, bob)["number"]
        land = next(o["id"] for o in bob.state["view"]["battlefield"])
        bob.send(t="yield", object=land, decision=number)
        assert bob.hear_refusal()["code"] == "unknown"
        bob.send(t="yield", object=bob.state["view"]["stack"][-1]["id"], decision=number - 1)
        assert bob.hear_refusal()["code"] == "stale"


def test_yields_are_kept_with_the_seat_and_lapse_as_before(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        made = new_game(client, ELVES, BOLTS, opponent="person", begins=1)
        with two(client, made) as (ann, bob):
            responding(ann, bob)
            bob_yields(bob, until="turn")
            bob.ask("settings", t="settings", settings={"yields": {"Llanowar Elves": "turn", "Shock": "game"}})
            ann.hear("state")
            turn = bob.state["view"]["turn"]
            while bob.state["view"]["turn"] == turn:
                one, other = (ann, bob) if ann.state["decision"] else (bob, ann)
                one.answer(0)
                other.hear("state")
    with server(tmp_path) as client, seat(client, made["seats"][1]["token"]) as bob:
        assert bob.welcome["settings"]["yields"] == {"Shock": "game"}


@pytest.mark.parametrize(("ended", "left"), [
    (("turn",), {"Oath": "game", "Elf": "always"}), (("turn", "game"), {"Elf": "always"}),
])  # fmt: skip
def test_yields_lapse_with_what_they_were_given_for(ended: tuple[str, ...], left: dict[str, str]) -> None:
    settings = Settings(yields={"Shock": "turn", "Oath": "game", "Elf": "always"})
    assert settings.lapse(*ended)
    assert settings.yields == left
    assert not settings.lapse(*ended)


def until_may(you: Talking) -> Message:
    """Play lands and gardeners, and use them, until it is asked whether to put a land onto the battlefield."""
    while (decision := you.until_asked()) is not None and decision["kind"] != "may":
        goes_on(you, *(("play", "cast", "activate") if you.state["you"] == 1 else ()))
    assert decision is not None
    return decision


def test_an_answer_for_always_is_given_again_to_the_same_question_only(client: TestClient) -> None:
    with seat(client, new_game(client, GARDENERS, ELVES, opponent="both", begins=1)["seats"][0]["token"]) as you:
        decision = until_may(you)
        assert decision["what"] == "You may put a land card from your hand onto the battlefield"
        lands = len(you.state["view"]["battlefield"])
        you.ask("state", t="always", decision=decision["number"], agree=False)
        (key,) = you.state["settings"]["always"]
        assert key.startswith("Budoka Gardener: {T}: You may put a land card")
        turn = you.state["view"]["turn"]
        while you.state["view"]["turn"] < turn + 4:
            assert you.decision["kind"] != "may"
            goes_on(you, *(("activate",) if you.state["you"] == 1 else ()))
        assert len(you.state["view"]["battlefield"]) == lands
        assert any("always answer no" in p["why"] for m in you.heard if m["t"] == "state" for p in m["auto"])
        you.ask("settings", t="forget", list="always", name=key)
        assert until_may(you)
