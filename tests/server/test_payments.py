"""Payments that are shown before they are made (601.2g), over the socket."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.server.tables import Talking, new_game, seat

MIXED = "15 Forest\n15 Mountain\n30 Bonesplitter"
ONE_KIND = "30 Mountain\n30 Bonesplitter"


def named(you: Talking, kind: str, name: str) -> list[int]:
    """The indexes of the options of a kind that speak of a card."""
    return [o["index"] for o in you.decision["options"] if o["kind"] == kind and name in o["text"]]


def plays_lands(you: Talking, *names: str) -> None:
    """Play these lands, one a turn, and stand in the main phase with priority."""
    left = list(names)
    while left:
        assert you.until_asked() is not None
        found = named(you, "play", left[0])
        if found:
            left.pop(0)
            you.answer(found[0])
        else:
            you.answer(0)


@contextmanager
def at_the_table(client: TestClient, deck: str, *lands: str) -> Iterator[Talking]:
    made = new_game(client, deck, deck, opponent="random", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        plays_lands(you, *lands)
        yield you


def casts(you: Talking) -> dict[str, Any]:
    """Cast the first Bonesplitter; what is asked then."""
    you.answer(named(you, "cast", "Bonesplitter")[0])
    asked = you.until_asked()
    assert asked is not None
    return asked


def tapped(you: Talking) -> list[str]:
    return [o["name"] for o in you.state["view"]["battlefield"] if o["tapped"] and o["controller"] == 1]


def test_the_sources_are_told_before_anything_is_tapped(client: TestClient) -> None:
    with at_the_table(client, MIXED, "Forest", "Mountain") as you:
        asked = casts(you)
        assert (asked["kind"], asked["rule"], asked["why"]) == ("payment", "601.2g", "Pay {1} so?")
        used = asked["payment"]["sources"]
        assert [o["name"] for o in you.state["view"]["battlefield"] if o["id"] in used] == ["Forest"]
        assert tapped(you) == []
        kinds = [o["kind"] for o in asked["options"]]
        assert kinds == ["enough", "spare", "use", "by hand"]
        you.answer(0)
        assert tapped(you) == ["Forest"]


def test_a_source_is_excluded(client: TestClient) -> None:
    with at_the_table(client, MIXED, "Forest", "Mountain") as you:
        casts(you)
        you.answer(named(you, "spare", "Forest")[0])
        assert len(you.decision["payment"]["sources"]) == 1
        you.answer(0)
        assert tapped(you) == ["Mountain"]


def test_by_hand_stays_possible(client: TestClient) -> None:
    with at_the_table(client, MIXED, "Forest", "Mountain") as you:
        casts(you)
        you.answer(named(you, "by hand", "")[0])
        assert you.decision["kind"] == "mana"
        you.answer(1)
        you.answer(next(o["index"] for o in you.decision["options"] if o["kind"] == "enough"))
        assert tapped(you) == ["Mountain"]


def test_it_is_taken_back_step_by_step(client: TestClient) -> None:
    with at_the_table(client, MIXED, "Forest", "Mountain") as you:
        asked = casts(you)
        you.answer(named(you, "spare", "Forest")[0])
        you.ask("state", t="undo")
        assert you.decision["payment"] == asked["payment"]
        you.ask("state", t="undo")
        assert you.decision["kind"] == "priority"


def test_where_nothing_is_to_choose_nobody_is_asked(client: TestClient) -> None:
    with at_the_table(client, ONE_KIND, "Mountain", "Mountain") as you:
        assert casts(you)["kind"] == "priority"
        assert tapped(you) == ["Mountain"]


@pytest.mark.parametrize(
    ("setting", "deck", "kind"),
    [("never", MIXED, "priority"), ("always", ONE_KIND, "payment"), ("by hand", MIXED, "mana")],
)
def test_the_setting_says_when(client: TestClient, setting: str, deck: str, kind: str) -> None:
    with at_the_table(client, deck, *(("Forest", "Mountain") if deck == MIXED else ("Mountain", "Mountain"))) as you:
        told = you.ask("settings", t="settings", settings={"payments": setting})
        assert told["settings"]["payments"] == setting
        assert casts(you)["kind"] == kind


def test_the_computer_is_not_asked(client: TestClient) -> None:
    made = new_game(client, MIXED, MIXED, opponent="random", begins=2)
    with seat(client, made["seats"][0]["token"]) as you:
        plays_lands(you, "Forest")
        record = client.get("/api/record", headers={"authorization": f"Bearer {made['seats'][0]['token']}"}).text
        assert '"payments shown to": "1"' in record
