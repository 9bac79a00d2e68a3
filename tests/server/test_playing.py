"""A game is played over the socket, from its first decision to its end."""

from __future__ import annotations

import re

from fastapi.testclient import TestClient
from tests.server.tables import new_game, seat

from spellwright.play.game import Game
from spellwright.server.app import STATIC


def test_a_whole_game_against_the_computer(client: TestClient) -> None:
    made = new_game(client, opponent="random")
    token = made["seats"][0]["token"]
    with seat(client, token) as you:
        while (decision := you.until_asked()) is not None:
            you.answer(len(decision["options"]) - 1)
        assert you.state["over"]["match_over"]
    record = client.get("/api/record", headers={"authorization": f"Bearer {token}"}).text
    assert Game.replay(record).over


def test_the_page_names_all_its_modules_at_once() -> None:
    """Otherwise each would be asked for only after the one that imports it has come."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    named = re.findall(r"/static/js/(\w+\.js)", page)
    assert sorted(named) == sorted(file.name for file in (STATIC / "js").iterdir())


def test_whoever_sits_down_is_told_whether_the_others_are_there(client: TestClient) -> None:
    made = new_game(client, opponent="person")
    first, second = (each["token"] for each in made["seats"])
    with seat(client, first) as ann:
        assert ann.welcome["here"] == {"1": True, "2": False}
        with seat(client, second) as bob:
            assert ann.hear("presence")["here"]
            assert bob.welcome["here"] == {"1": True, "2": True}
