"""Nothing hidden leaks: not in states, refusals or answers, with decks full of foretold and face-down cards.

Every card of a deck is replaced in turn: whatever a seat may not know, its messages are the same words without it.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from fastapi.testclient import TestClient
from tests.server.tables import Message, Talking, new_game, seat

from spellwright.rules.visibility import is_public, may_see
from spellwright.server.hub import Hub
from spellwright.server.table import Table
from spellwright.state.events.cards import Reveal
from spellwright.state.events.zones import Move
from spellwright.state.game import Game as State

FORETOLD = """\
4 Augury Raven
4 Behold the Multiverse
4 Doomskar
4 Depart the Realm
10 Plains
14 Island
"""
FACE_DOWN = """\
4 Exalted Angel
4 Willbender
4 Battering Craghorn
10 Plains
10 Island
8 Mountain
"""


def table_of(client: TestClient, game: str) -> Table:
    hub: Hub = client.app.state.hub  # type: ignore[attr-defined]
    return hub._rooms[game].table


def seen_so_far(state: State, viewer: int) -> set[str]:
    """The names of all cards that a viewer (0: a spectator) could know of: what was public, or theirs, at any time."""
    names = {"Plains", "Island", "Mountain"}
    for o in state.objects:
        if o is None or o.card is None:
            continue
        now = o.zone != "gone" and (may_see(state, viewer, o.id) if viewer else is_public(state, o.id))
        if now or (viewer and o.owner == viewer):
            names.add(o.card.name)
    entry = state.history
    while entry is not None:
        event = entry.event
        if isinstance(event, Reveal) and event.to in (0, viewer):
            names.update(state[id].printed.name for id in event.objects)
        if isinstance(event, Move):
            left = state[event.object]
            public = left.was in ("battlefield", "graveyard", "stack") and left.face_down is None
            if (
                public or (event.to in ("battlefield", "graveyard", "stack") and event.face_down is None)
            ) and left.card:
                names.add(left.card.name)
        entry = entry.before
    return names


def said_to(talking: Talking) -> str:
    """All that was said to a connection since this was last asked."""
    text = json.dumps(talking.heard, ensure_ascii=False)
    talking.heard.clear()
    return text


def ask_nosily(talking: Talking, chance: Random, objects: int) -> None:
    """Ask for what one may not know."""
    for t in ("why_not", "inspect"):
        talking.send(t=t, object=chance.randrange(objects + 5))
        listen(talking)
    if chance.random() < 0.1:  # it plays the whole game again
        talking.send(t="why", n=chance.randrange(objects * 3))
        listen(talking)


def listen(talking: Talking) -> Message:
    while True:
        message: Message = talking.socket.receive_json()
        talking.heard.append(message)
        if message["t"] == "state":
            talking.state = message
        if message["t"] not in ("state", "presence", "settings"):
            return message


def test_no_seat_hears_of_anothers_hidden_cards(client: TestClient) -> None:
    chance = Random(5)
    hidden_cards = 0
    made = new_game(client, FORETOLD, FACE_DOWN, opponent="person", begins=1, allow_declined=True, seed=11)
    mine, theirs = ({"Augury Raven", "Behold the Multiverse", "Doomskar", "Depart the Realm"},
                    {"Exalted Angel", "Willbender", "Battering Craghorn"})  # fmt: skip
    tokens = [each["token"] for each in made["seats"]]
    table = table_of(client, made["game"])
    with (
        seat(client, tokens[0]) as ann,
        seat(client, tokens[1]) as bob,
        seat(client, made["watch"]["token"]) as eve,
    ):
        for _ in range(120):
            decision = table.decision
            if decision is None:
                break
            decider = (ann, bob)[decision.player - 1]
            decider.send(t="state")
            while decider.state.get("decision") is None or decider.state["decision"]["number"] != table.serial:
                decider.hear("state")
            decider.answer(chance.randrange(len(decider.decision["options"])))
            state = table.game.state
            hidden_cards += sum(1 for o in state.objects if o and o.face_down and o.zone in ("battlefield", "exile"))
            for viewer, talking in ((1, ann), (2, bob), (0, eve)):
                ask_nosily(talking, chance, len(state.objects))
                said, known = said_to(talking), seen_so_far(state, viewer)
                for name in (mine | theirs) - known:
                    assert name not in said, (viewer, name)
    assert hidden_cards > 20


def test_a_seat_is_not_told_what_others_may_choose(client: TestClient) -> None:
    made = new_game(client, opponent="person", begins=1)
    with seat(client, made["seats"][1]["token"]) as bob, seat(client, made["watch"]["token"]) as eve:
        for other in (bob, eve):
            assert other.state["decision"] is None
            assert other.state["waiting"] == {"for": 1, "what": "choosing", "thinking": False}


def test_the_record_is_kept_back_while_another_person_plays(client: TestClient) -> None:
    made = new_game(client, opponent="person")
    for token in (made["seats"][0]["token"], made["watch"]["token"]):
        headers = {"authorization": f"Bearer {token}"}
        assert client.get("/api/record", headers=headers).status_code == 403
    with seat(client, made["seats"][0]["token"]) as ann:
        ann.ask("state", t="concede", sure=True)
    answer: Any = client.get("/api/record", headers={"authorization": f"Bearer {made['watch']['token']}"})
    assert answer.status_code == 200
