"""What made an object what it is, as it is told to who inspects it (613)."""

from __future__ import annotations

from fastapi.testclient import TestClient
from tests.server.tables import Talking, new_game, seat

EQUIPPED = "24 Plains\n18 Bonesplitter\n18 Ornithopter"


def activates(you: Talking) -> None:
    """Play what can be played, with the first answers, until something can be activated; activate it."""
    while True:
        decision = you.until_asked()
        assert decision is not None
        if decision["kind"] != "priority":
            you.answer(0)
            continue
        useful = [o["index"] for o in decision["options"] if o["kind"] in ("play", "cast", "activate")]
        if any(o["kind"] == "activate" for o in decision["options"]):
            you.answer(next(o["index"] for o in decision["options"] if o["kind"] == "activate"))
            return
        you.answer(useful[0] if useful else 0)


def test_an_equipped_creature_tells_what_made_it_larger(client: TestClient) -> None:
    made = new_game(client, EQUIPPED, "60 Plains\n", opponent="random", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        activates(you)
        for _ in range(8):
            hosts = [o["attached_to"] for o in you.state["view"]["battlefield"] if o.get("attached_to")]
            if hosts:
                break
            assert you.until_asked() is not None
            you.answer(0)
        told = you.ask("inspect", t="inspect", object=hosts[0])["layers"]
        assert [(each["layer"], each["rule"], each["cause"]) for each in told] == [("7c", "613.4c", "Bonesplitter")]
        assert told[0]["changes"] == ["0/2 → 2/2"]
        assert told[0]["text"] == "Equipped creature gets +2/+0."
