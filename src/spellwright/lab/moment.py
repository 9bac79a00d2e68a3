"""A moment of a game, written as a scenario: what lies where, an empty script, and what is true then.

The scenario begins with the turn of the player whose turn it is, whom it calls A, and stops before anything happens in it.
What the form can't say (what is on the stack, effects that go on, what is face down) is left out, and its note says so.
"""

from __future__ import annotations

import json
from typing import Any

from spellwright.lab.checking.board import Board
from spellwright.lab.checking.table import verdict
from spellwright.lab.loading import Malformed, from_text
from spellwright.lab.moment_expectations import expectations
from spellwright.lab.moment_tokens import token_definition
from spellwright.lab.running import Run
from spellwright.lab.scenario import Scenario
from spellwright.lab.setting_up import SEPARATE_BACKS, Find, find_cards
from spellwright.rules.asking import characteristics, controller
from spellwright.state.game import Game
from spellwright.state.object import Object
from spellwright.words.procedure import FIRST_OBJECT, Id

Row = dict[str, Any]


class NoScenario(Exception):
    """The moment can't be written as a scenario; the message says why."""


def as_scenario(state: Game, id: str, find: Find) -> Row:
    """A moment of a game of two players as a scenario, a value for JSON, which passes.

    Raises:
        NoScenario: the game is over or has not two players.
        Unsupported: a card isn't read.
    """
    if state.over or len(state.players) != 2:
        raise NoScenario("the game is over" if state.over else "a scenario has two players")
    writer = _Writer(state, find)
    setup = writer.setup()
    row: Row = {
        "id": id,
        "setup": setup,
        "script": [],
        "choices": [],
        "checks": [],
        "stop": {"turn": 1, "step": "untap"},
        "expect": list(expectations(state, writer.letters)),
        "options": {"strict": True, "shuffle": False},
    }
    row["expect"], different = _kept(row, find)
    left_out = [*writer.left_out, *(f"not so without what is left out: {each}" for each in different)]
    if left_out:
        row["note"] = "; ".join(dict.fromkeys(left_out))
    return row


def _kept(row: Row, find: Find) -> tuple[list[Row], list[str]]:
    """Those of its expectations that the scenario fulfils, and what is said of the others."""
    scenario = from_text(json.dumps(row), row["id"])
    assert not isinstance(scenario, Malformed), scenario.why
    run = Run(find_cards(_without_expectations(scenario), find))
    run.play()
    board = Board(run.driver.state, run.who)
    verdicts = [verdict(board, check) for check in scenario.stages[-1].expect]
    kept = [each for each, wrong in zip(row["expect"], verdicts, strict=True) if not wrong]
    return kept, [wrong for wrong in verdicts if wrong]


def _without_expectations(scenario: Scenario) -> Scenario:
    stage = scenario.stages[-1]
    return Scenario(
        scenario.id, scenario.setup, (), (), (), (type(stage)(stage.stop, ()),), scenario.options, scenario.rule
    )


class _Writer:
    """The set-up being written, with what has to be left out."""

    def __init__(self, state: Game, find: Find) -> None:
        self.state, self.find = state, find
        other = 3 - state.active
        self.letters: dict[Id, str] = {state.active: "A", other: "B"}
        self.left_out: list[str] = []
        self.definitions: dict[str, Row] = {}
        self.hosts = tuple(state[id].attached_to for id in state.battlefield)

    def setup(self) -> list[Row]:
        """The whole set-up."""
        state = self.state
        rows: list[Row] = []
        for player, letter in self.letters.items():
            p = state.player(player)
            rows += [{"op": "clear_library", "player": letter}, {"op": "life", "player": letter, "life": p.life}]
            for kind, count in p.counters:
                rows.append({"op": "player_counters", "player": letter, "counter": kind, "count": count})
        if state.monarch:
            rows.append({"op": "monarch", "player": self.letters[state.monarch]})
        if state.day_night:
            rows.append({"op": "day_night", "value": state.day_night})
        added = self._added()
        self._effects()
        return [*self.definitions.values(), *rows, *_counted(added)]

    def _added(self) -> list[Row]:
        state, rows = self.state, []
        for player, letter in self.letters.items():
            p = state.player(player)
            for zone in ("library", "hand", "graveyard", "outside"):
                rows += [self._card(state[id], zone, letter) for id in getattr(p, zone)]
        for zone in ("exile", "command"):
            for id in getattr(state, zone):
                if state[id].card is None:
                    self.left_out.append("an emblem is left out")
                    continue
                if state[id].face_down is not None or state[id].counters:
                    self.left_out.append(f"{state[id].printed.name} in exile lies there face up, without counters")
                rows.append(self._card(state[id], zone, self.letters[state[id].owner]))
        rows += [row for id in state.battlefield if (row := self._permanent(id)) is not None]
        return rows

    def _card(self, o: Object, zone: str, letter: str) -> Row:
        assert o.card is not None
        return {"op": "add", "zone": zone, "player": letter, "card": o.card.name}

    def _permanent(self, id: Id) -> Row | None:
        o, values = self.state[id], characteristics(self.state, id)
        name = values.name
        called = self._called(o)
        if not called:
            self.left_out.append(f"{name or 'a face-down permanent'} is left out")
            return None
        owner = controller(self.state, id)
        row: Row = {"op": "add", "zone": "battlefield", "player": self.letters[owner], "card": called}
        if o.token:
            row["token"] = True
        if o.tapped or o.printed.abilities:
            row["tapped"] = o.tapped
        if o.counters or o.printed.abilities:
            row["counters"] = dict(o.counters)
        if o.damage:
            row["damage"] = o.damage
        if id in self.hosts:
            row["alias"] = f"p{id}"
        if o.attached_to:
            row["attached_to"] = f"p{o.attached_to}"
        if o.owner != owner:
            self.left_out.append(f"{name} belongs to the player who controls it")
        if o.chosen:
            self.left_out.append(f"what was chosen for {name} may be another")
        if "creature" in values.types and o.since == self.state.turn:
            self.left_out.append(f"{name} could attack at once")
        return row

    def _called(self, o: Object) -> str:
        """The name under which a permanent is added; "" if it can't be."""
        if o.phased_out or o.face_down is not None or 0 < o.attached_to < FIRST_OBJECT:
            return ""
        if o.token:
            return self._token(o)
        assert o.card is not None
        if o.copied is not None and o.copied.name != o.printed.name:
            return o.copied.name if self.find(o.copied.name) is not None else ""
        if o.face > 0 and o.card.layout in SEPARATE_BACKS:
            return o.card.faces[o.face].name
        return o.card.name

    def _token(self, o: Object) -> str:
        definition, complete = token_definition(o.copiable, self.find)
        name = o.copiable.name
        if not complete:
            self.left_out.append(f"{name} has not all its abilities")
        if definition is not None and self.definitions.setdefault(name, definition) != definition:
            return ""
        return name

    def _effects(self) -> None:
        for id in self.state.stack:
            name = characteristics(self.state, id).name or "an ability"
            self.left_out.append(f"{name} on the stack is left out")
        sources = [floating.source for floating in self.state.floating if floating.source >= FIRST_OBJECT]
        for source in dict.fromkeys(sources):
            self.left_out.append(f"an effect of {self.state[source].printed.name or 'an ability'} is left out")


def _counted(rows: list[Row]) -> list[Row]:
    """The same, with the number of those that are alike and follow each other."""
    made: list[Row] = []
    for row in rows:
        if made and "alias" not in row and {**made[-1], "count": 1} == {**row, "count": 1}:
            made[-1]["count"] = made[-1].get("count", 1) + 1
        else:
            made.append(dict(row))
    return made
