"""Short scenarios for tests: a line for each part, cards defined by their text or from the bundled pool."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from spellwright.cards.database import CardDatabase
from spellwright.lab.loading import Malformed, from_text
from spellwright.lab.results import Result
from spellwright.lab.running import run
from spellwright.lab.scenario import Scenario

POOL = CardDatabase(Path("nowhere.sqlite"))
"""Nothing but the bundled pool."""

Row = dict[str, Any]


def creature(name: str, text: str = "", size: tuple[int, int] = (2, 2), cost: str = "{G}") -> Row:
    """The definition of a creature card."""
    power, toughness = map(str, size)
    return {
        "op": "define", "name": name, "mana_cost": cost, "type_line": "Creature — Bear", "oracle_text": text,
        "power": power, "toughness": toughness,
    }  # fmt: skip


def spell(name: str, text: str, cost: str = "{R}", kind: str = "Instant") -> Row:
    """The definition of a spell card."""
    return {"op": "define", "name": name, "mana_cost": cost, "type_line": kind, "oracle_text": text}


BEAR = creature("Test Bear")
BOLT = spell("Test Bolt", "Test Bolt deals 3 damage to any target.")


def add(card: str, zone: str = "battlefield", player: str = "A", count: int = 1, **more: Any) -> Row:
    """Cards in a zone."""
    return {"op": "add", "zone": zone, "player": player, "card": card, "count": count, **more}


def do(op: str, player: str = "A", turn: int = 1, step: str = "precombat_main", **more: Any) -> Row:
    """An item of the script; a cast and an activation have no targets unless they are told."""
    if op in ("cast", "activate"):
        more.setdefault("targets", [])
    return {"op": op, "turn": turn, "step": step, "player": player, **more}


def expect(op: str, **more: Any) -> Row:
    """What must be true."""
    return {"op": op, **more}


def row(*setup: Row, **more: Any) -> Row:
    """A scenario that stops after the precombat main phase of the first turn, unless it says when."""
    return {
        "id": "test",
        "setup": list(setup),
        "script": [],
        "choices": [],
        "checks": [],
        "expect": [],
        "stop": {"turn": 1, "step": "precombat_main"},
        "options": {"strict": True},
        **more,
    }


def loaded(value: Row) -> Scenario | Malformed:
    """The scenario as it is read from a file."""
    return from_text(json.dumps(value), "test:1")


def played(*setup: Row, **more: Any) -> Result:
    """What comes of a scenario."""
    scenario = loaded(row(*setup, **more))
    assert isinstance(scenario, Scenario), scenario
    return run(scenario, POOL.find)
