"""What the button for passing says, and that it is so."""

from __future__ import annotations

from dataclasses import replace

import pytest
from fastapi.testclient import TestClient
from tests.server.tables import new_game, seat
from tests.server.test_passing import MINE, PASS, THEIRS

from spellwright.server.next_stop import next_stop
from spellwright.server.passing import STEPS, Settings, Top, Window

ELVES = "24 Forest\n36 Llanowar Elves"
IDLE = replace(MINE, options=(PASS,))


@pytest.mark.parametrize(("window", "said"), [
    (replace(MINE, top=Top(mine=False, name="Shock")), "resolve Shock"),
    (MINE, "to precombat main"),
    (replace(MINE, step="precombat main"), "to postcombat main"),
    (replace(IDLE, step="precombat main"), "to my precombat main"),
    (replace(MINE, step="end"), "to their beginning of combat"),
    (replace(THEIRS, step="end"), "to my precombat main"),
    (replace(THEIRS, step="precombat main"), "to beginning of combat"),
])  # fmt: skip
def test_the_button_says_where_passing_leads(window: Window, said: str) -> None:
    assert next_stop(window, Settings()) == said


def test_who_can_attack_is_asked() -> None:
    assert next_stop(replace(IDLE, step="precombat main"), Settings(), could_attack=True) == "to attack"
    assert next_stop(replace(IDLE, step="postcombat main"), Settings(), could_attack=True) == "to my precombat main"


def test_steps_of_combat_are_named_only_where_there_is_one() -> None:
    window, settings = replace(MINE, step="declare attackers"), Settings()
    assert next_stop(window, settings) == "to postcombat main"
    assert next_stop(window, settings, combat=True) == "to declare blockers"


def test_what_can_be_done_in_a_main_phase_alone_stops_nowhere_else() -> None:
    window = replace(MINE, step="precombat main")
    assert next_stop(window, Settings(), (PASS,)) == "to postcombat main"
    assert next_stop(replace(MINE, step="postcombat main"), Settings(), (PASS,)) == "to my precombat main"


def test_full_control_leads_to_the_next_step() -> None:
    assert next_stop(IDLE, Settings(full_control=True)) == "to draw"


def test_passing_leads_where_the_button_says(client: TestClient) -> None:
    made = new_game(client, ELVES, ELVES, opponent="both", begins=1)
    checked: set[str] = set()
    said = ""
    with seat(client, made["seats"][0]["token"]) as you:
        while you.state["view"]["turn"] < 12:
            decision, view = you.decision, you.state["view"]
            if decision["player"] == 1 and said and not view["stack"] and decision["kind"] in ("priority", "attack"):
                where = "to attack" if decision["kind"] == "attack" else view["step"]
                assert said.endswith(where), (said, where)
                checked.add(said)
            if decision["player"] == 1:
                said = ""
            kinds = ["play", "cast"] if view["turn"] in (1, 3) else ["play"]
            useful = [o["index"] for kind in kinds for o in decision["options"] if o["kind"] == kind]
            if decision["kind"] == "priority" and decision["player"] == 1 and not useful:
                said = you.state["next"]
            you.answer(useful[0] if useful else 0)
    assert checked == {"to attack", "to my precombat main"}


def test_no_step_is_unknown() -> None:
    for step in STEPS:
        assert next_stop(replace(MINE, step=step), Settings()).startswith("to ")
