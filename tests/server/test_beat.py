"""What one can't answer is shown for a moment before it is passed; whoever wants to stay stays."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient
from tests.server.tables import Talking, new_game, seat
from tests.server.test_passing import MINE, PASS, THEIRS
from tests.server.test_yields import BOLTS, ELVES, goes_on, two

from spellwright.server.passing import Settings, Top, Window, verdict

FORESTS = "60 Forest\n"
FANATICS = "24 Mountain\n36 Mogg Fanatic"
"""Whoever has a fanatic can always do something, and is asked."""


@pytest.mark.parametrize(("window", "beat"), [
    (replace(THEIRS, options=(PASS,), top=Top(mine=False, name="Bear")), True),
    (replace(MINE, options=(PASS,), top=Top(mine=True, name="Bear")), False),
    (replace(THEIRS, options=(PASS,)), False),
])  # fmt: skip
def test_only_what_others_put_onto_the_stack_is_shown(window: Window, beat: bool) -> None:
    assert verdict(window, Settings()).beat == beat
    assert not verdict(window, Settings(yields={"Bear": "turn"})).beat


def until_shown(ann: Talking, bob: Talking) -> None:
    """Go on until a creature of Ann's is shown for a moment; Bob has nothing that counts."""
    while not (ann.state["beat"] or bob.state["beat"]):
        one, other = (ann, bob) if ann.state["decision"] else (bob, ann)
        goes_on(one, "play", *(["cast"] if one is ann else []))
        other.hear("state")


@contextmanager
def shown_to_bob(client: TestClient) -> Iterator[tuple[Talking, Talking]]:
    """Bob has bolts, for which he never wants to be stopped."""
    with two(client, new_game(client, ELVES, BOLTS, opponent="person", begins=1)) as (ann, bob):
        bob.ask("settings", t="settings", settings={"beat": 0.2, "marks": {"Lightning Bolt": "never"}})
        while not bob.state["beat"]:
            until_shown(ann, bob)
            if ann.state["beat"]:
                for each in (ann, bob):
                    each.hear("state")
        yield ann, bob


def test_it_is_passed_after_the_beat(client: TestClient) -> None:
    with shown_to_bob(client) as (_, bob):
        began = time.monotonic()
        assert bob.state["view"]["stack"]
        bob.hear("state")
        assert time.monotonic() - began > 0.1
        assert bob.state["view"]["stack"] == []
        assert "nothing to respond" in bob.state["auto"][-1]["why"]


def test_whoever_stays_decides_without_haste(client: TestClient) -> None:
    with shown_to_bob(client) as (_, bob):
        number = bob.decision["number"]
        bob.ask("state", t="stay", decision=number)
        time.sleep(0.4)
        bob.ask("state", t="state")
        assert (bob.decision["number"], bob.state["beat"]) == (number, 0)
        bob.answer(0)
        assert bob.state["view"]["stack"] == []


def test_an_answer_during_the_beat_counts_once(client: TestClient) -> None:
    with shown_to_bob(client) as (ann, bob):
        number = bob.decision["number"]
        bob.answer(0)
        bob.send(t="stay", decision=number)
        assert bob.hear_refusal()["code"] in ("stale", "turn")
        ann.until_asked()


def test_whoever_can_do_nothing_sees_it_before_it_resolves(client: TestClient) -> None:
    with two(client, new_game(client, FANATICS, FORESTS, opponent="person", begins=1)) as (ann, bob):
        bob.ask("settings", t="settings", settings={"beat": 0.2})
        until_shown(ann, bob)
        assert ann.state["beat"] == 0.2
        assert bob.state["view"]["stack"] and bob.state["decision"] is None
        bob.hear("state")
        assert bob.state["view"]["stack"] == []


def test_the_computers_spells_are_shown_too(client: TestClient) -> None:
    made = new_game(client, FORESTS, FANATICS, opponent="random", begins=2)
    with seat(client, made["seats"][0]["token"]) as you:
        you.ask("settings", t="settings", settings={"beat": 0.2})
        while not you.state["view"]["stack"]:
            if you.state["decision"] is None:
                you.hear("state")
            else:
                you.answer(0)
        began = time.monotonic()
        while you.state["view"]["stack"]:
            you.hear("state")
        assert time.monotonic() - began > 0.1


def test_without_a_beat_nothing_waits(client: TestClient) -> None:
    made = new_game(client, FORESTS, FANATICS, opponent="random", begins=2)
    with seat(client, made["seats"][0]["token"]) as you:
        for _ in range(20):
            you.until_asked()
            assert you.state["beat"] == 0
            you.answer(0)
