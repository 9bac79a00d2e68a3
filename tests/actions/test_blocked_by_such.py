"""509.1c. What must be blocked by certain creatures, or by so many of them, if able."""

from __future__ import annotations

import pytest
from tests.actions.build import creature, put, table
from tests.rules.table import run, turn_of

from spellwright.rules.combat_blockers import declare_blockers
from spellwright.state.card import Card
from spellwright.state.events.combat import Attack
from spellwright.state.events.event import record
from spellwright.state.game import Game
from spellwright.words.procedure import Id

ELDRAZI, BEAR = creature(subtype="Eldrazi"), creature()
BY_ONE_ELDRAZI = "~ must be blocked by an Eldrazi if able."
BY_TWO = "~ must be blocked if able, and ~ must be blocked by two or more creatures if able."
BY_EXACTLY_ONE = "~ must be blocked by exactly one creature if able."


def attacked(text: str, *blocking: Card, other: bool = False) -> tuple[Game, Id, list[Id]]:
    game = table()
    attackers = [put(game, creature(text)), *([put(game, BEAR)] if other else [])]
    blockers = [put(game, each, 2) for each in blocking]
    turn_of(game, 1, "declare blockers")
    for id in attackers:
        record(game, Attack(id, 2))
    return game, attackers[0], blockers


def blockers_of(game: Game, attacker: Id, among: list[Id]) -> list[int]:
    return [at for at, id in enumerate(among) if attacker in game[id].blocking]


def test_one_such_creature_blocks_and_the_others_are_free() -> None:
    game, attacker, blockers = attacked(BY_ONE_ELDRAZI, BEAR, ELDRAZI, ELDRAZI)
    run(declare_blockers(game), 0, 0)
    assert blockers_of(game, attacker, blockers) == [2]


def test_the_defending_player_chooses_which() -> None:
    game, attacker, blockers = attacked(BY_ONE_ELDRAZI, ELDRAZI, ELDRAZI)
    run(declare_blockers(game), attacker, 0)
    assert blockers_of(game, attacker, blockers) == [0]


def test_without_such_a_creature_nobody_must_block() -> None:
    game, attacker, blockers = attacked(BY_ONE_ELDRAZI, BEAR)
    run(declare_blockers(game), 0)
    assert blockers_of(game, attacker, blockers) == []


@pytest.mark.parametrize("number", [1, 2])
def test_as_many_as_it_says_if_there_are_so_many_else_one(number: int) -> None:
    game, attacker, blockers = attacked(BY_TWO, *[BEAR] * number)
    run(declare_blockers(game))
    assert blockers_of(game, attacker, blockers) == list(range(number))


def test_not_more_than_exactly_one() -> None:
    game, attacker, blockers = attacked(BY_EXACTLY_ONE, BEAR, BEAR)
    run(declare_blockers(game), attacker)
    assert blockers_of(game, attacker, blockers) == [0]


def test_if_it_cannot_be_blocked_by_exactly_one_any_number_may() -> None:
    game, attacker, blockers = attacked(f"Menace\n{BY_EXACTLY_ONE}", BEAR, BEAR)
    run(declare_blockers(game), attacker)
    assert blockers_of(game, attacker, blockers) == [0, 1]
    game, attacker, blockers = attacked(f"Menace\n{BY_EXACTLY_ONE}", BEAR, BEAR)
    run(declare_blockers(game), 0)
    assert blockers_of(game, attacker, blockers) == []
