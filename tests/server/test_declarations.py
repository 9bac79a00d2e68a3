"""A declaration's choices are told together (508.1, 509.1), so that a page can mark every creature at once."""

from __future__ import annotations

from fastapi.testclient import TestClient
from tests.server.tables import new_game, seat


def test_an_attack_tells_each_creature_and_what_it_may_attack(client: TestClient) -> None:
    made = new_game(client, opponent="random")
    with seat(client, made["seats"][0]["token"]) as you:
        while (decision := you.until_asked()) is not None and decision["kind"] != "attack":
            assert decision["questions"] == [] or decision["kind"] == "block"
            you.answer(len(decision["options"]) - 1)
        assert decision is not None
        creatures = {
            o["id"] for o in you.state["view"]["battlefield"] if o["controller"] == 1 and "creature" in o["types"]
        }
        assert decision["questions"][0]["about"] == decision["about"]
        assert {question["about"] for question in decision["questions"]} <= creatures
        assert all(question["ids"][0] == 0 and 2 in question["ids"] for question in decision["questions"])
