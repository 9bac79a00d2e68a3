"""Why something can't attack, block or be a target."""

from __future__ import annotations

import pytest
from tests.rules.casting_toys import Untargetable, land
from tests.rules.table import BEAR, card, put, table, turn_of
from tests.rules.toy_abilities import AtOnce, CantAttack, NoBlocking, Unblockable

from spellwright.rules.barriers import barriers_to_attacking, barriers_to_blocking, barriers_to_targeting
from spellwright.state.events.combat import Attack
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Tap
from spellwright.state.game import Game
from spellwright.words.procedure import Id


@pytest.fixture
def game() -> Game:
    return table()


def to_attack(game: Game, what, owner: int = 1, *, tapped: bool = False, fresh: bool = False) -> list[tuple[str, str]]:
    """Why player 1 can't attack with such a card, in their declaration of attackers."""
    if fresh:
        turn_of(game, 1, "declare attackers")
    id = put(game, what, owner)
    if not fresh:
        turn_of(game, 1, "declare attackers")
    if tapped:
        record(game, Tap(id))
    return [(each.rule, each.text) for each in barriers_to_attacking(game, 1, id)]


def test_nothing_stands_against_who_can_attack(game) -> None:
    assert to_attack(game, BEAR) == []


def test_what_is_no_creature_or_not_ones_own_can_not_attack(game) -> None:
    assert to_attack(game, land("G")) == [("508.1a", "It isn't a creature.")]
    assert to_attack(game, BEAR, 2) == [("508.1a", "It isn't a creature that you control.")]


def test_what_is_tapped_can_not_attack(game) -> None:
    assert to_attack(game, BEAR, tapped=True) == [("508.1a", "It is tapped.")]


def test_302_6_what_came_this_turn_can_not_attack_unless_something_lets_it(game) -> None:
    assert [rule for rule, _ in to_attack(game, BEAR, fresh=True)] == ["302.6"]
    assert to_attack(game, card("Fast", "creature", 1, 1, AtOnce()), fresh=True) == []


def test_508_1c_the_restriction_is_named(game) -> None:
    wall = put(game, card("Wall", "creature", 0, 4, CantAttack()))
    turn_of(game, 1, "declare attackers")
    (barrier,) = barriers_to_attacking(game, 1, wall)
    assert (barrier.rule, barrier.by, type(barrier.ability)) == ("508.1c", wall, CantAttack)


def blocking(game: Game, attacker, blocker) -> tuple[Id, Id]:
    ids = put(game, attacker), put(game, blocker, 2)
    turn_of(game, 1, "declare blockers")
    record(game, Attack(ids[0], 2))
    return ids


def test_nothing_stands_against_who_can_block(game) -> None:
    _, blocker = blocking(game, BEAR, BEAR)
    assert list(barriers_to_blocking(game, 2, blocker)) == []


@pytest.mark.parametrize("side", [0, 1])
def test_509_1b_the_ability_that_forbids_the_block_is_named(game, side: int) -> None:
    abilities = ((Unblockable(), None), (None, NoBlocking()))[side]
    cards = [card("C", "creature", 1, 1, *([ability] if ability else [])) for ability in abilities]
    ids = blocking(game, *cards)
    (barrier,) = barriers_to_blocking(game, 2, ids[1])
    assert (barrier.rule, barrier.text, barrier.by) == ("509.1b", "It can't block C.", ids[side])
    assert barrier.ability in abilities


def test_who_can_block_one_of_several_has_nothing_against_it(game) -> None:
    _, blocker = blocking(game, card("Ghost", "creature", 1, 1, Unblockable()), BEAR)
    record(game, Attack(put(game, BEAR), 2))
    assert list(barriers_to_blocking(game, 2, blocker)) == []


def test_what_forbids_a_target_is_named(game) -> None:
    shrouded, source = put(game, card("Shade", "creature", 1, 1, Untargetable())), put(game, BEAR)
    (barrier,) = barriers_to_targeting(game, 1, source, shrouded)
    assert (barrier.rule, barrier.by) == ("115.1", shrouded)
    assert list(barriers_to_targeting(game, 1, source, put(game, BEAR))) == []


def test_115_5_nothing_targets_itself(game) -> None:
    source = put(game, BEAR)
    assert [each.rule for each in barriers_to_targeting(game, 1, source, source)] == ["115.5"]
