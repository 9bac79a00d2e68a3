"""509: declaring blockers."""

from __future__ import annotations

import pytest
from tests.rules.casting_toys import land
from tests.rules.table import BEAR, card, decisions, happened, put, run, table, turn_of
from tests.rules.toy_abilities import (
    AllMustBlockMe,
    BlockedByOneAtMost,
    BlocksTwo,
    CantBlockAlone,
    CostsMana,
    MustBeBlocked,
    MustBlock,
    NeedsTwoBlockers,
    NoBlocking,
    Unblockable,
)

from spellwright.rules.combat_blockers import declare_blockers
from spellwright.rules.hooks import Hooks
from spellwright.state.card import Card
from spellwright.state.events.combat import Attack, BecomeBlocked, BecomeUnblocked, Block
from spellwright.state.events.event import record
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def creature(*abilities: Hooks) -> Card:
    return card("Creature", "creature", 2, 2, *abilities)


def combat(attacking: list[Card], blocking: list[Card]) -> tuple[Game, list[Id], list[Id]]:
    """Player 1 attacks player 2 with these creatures; player 2 controls the others."""
    game = table()
    attackers = [put(game, what) for what in attacking]
    blockers = [put(game, what, 2) for what in blocking]
    turn_of(game, 1, "declare blockers")
    for id in attackers:
        record(game, Attack(id, 2))
    return game, attackers, blockers


def blocks(game: Game) -> list[tuple[Id, tuple[Id, ...]]]:
    return [(event.object, event.attackers) for event in happened(game, Block)]


def test_attackers_become_blocked_or_unblocked() -> None:
    game, (one, two), (blocker,) = combat([BEAR, BEAR], [BEAR])
    run(declare_blockers(game), one)
    assert blocks(game) == [(blocker, (one,))]
    assert happened(game, BecomeBlocked) == [BecomeBlocked(one, (blocker,))]
    assert happened(game, BecomeUnblocked) == [BecomeUnblocked(two)]
    assert (game[one].blocked, game[two].blocked) == (True, False)


def test_several_creatures_may_block_one() -> None:
    game, (one,), (a, b) = combat([BEAR], [BEAR, BEAR])
    run(declare_blockers(game), one, one)
    assert happened(game, BecomeBlocked) == [BecomeBlocked(one, (a, b))]


def test_tapped_creatures_cannot_block() -> None:
    game, _, (blocker,) = combat([BEAR], [BEAR])
    game[blocker].tapped = True
    run(declare_blockers(game))
    assert blocks(game) == []


@pytest.mark.parametrize(("attacking", "blocking"), [(Unblockable(), None), (None, NoBlocking())])
def test_abilities_of_either_keep_a_creature_from_blocking(attacking: Hooks | None, blocking: Hooks | None) -> None:
    game, _, _ = combat([creature(*([attacking] if attacking else []))], [creature(*([blocking] if blocking else []))])
    run(declare_blockers(game))
    assert blocks(game) == []


def test_each_defending_player_blocks_what_attacks_them() -> None:
    game = table(3)
    one, two = put(game, BEAR), put(game, BEAR)
    of_two, of_three = put(game, BEAR, 2), put(game, BEAR, 3)
    turn_of(game, 1, "declare blockers")
    record(game, Attack(one, 2))
    record(game, Attack(two, 3))
    asked = decisions(declare_blockers(game), 0)
    assert [(choice.player, choice.about, choice.options) for choice in asked] == [
        (2, of_two, (0, one)),
        (3, of_three, (0, two)),
    ]


def test_a_planeswalkers_controller_blocks_what_attacks_it() -> None:
    game = table()
    attacker, _ = put(game, BEAR), put(game, BEAR, 2)
    walker = put(game, card("Walker", "planeswalker"), 2, counters=(("loyalty", 3),))
    turn_of(game, 1, "declare blockers")
    record(game, Attack(attacker, walker))
    assert decisions(declare_blockers(game))[0].options == (0, attacker)


def test_one_creature_alone_cannot_block_what_two_must_block() -> None:
    game, _, _ = combat([creature(NeedsTwoBlockers())], [BEAR])
    run(declare_blockers(game))
    assert blocks(game) == []


def test_the_second_of_two_blockers_has_to_join_the_first() -> None:
    game, (one,), (a, b) = combat([creature(NeedsTwoBlockers())], [BEAR, BEAR])
    run(declare_blockers(game), one)
    assert blocks(game) == [(a, (one,)), (b, (one,))]


def test_the_second_of_two_blockers_is_free_if_the_first_does_not_block_it() -> None:
    game, (one, two), (a, b) = combat([creature(NeedsTwoBlockers()), BEAR], [BEAR, BEAR])
    asked = decisions(declare_blockers(game), two)
    assert asked[1].options == (0, two)
    assert one not in asked[1].options
    assert (a, b) == (asked[0].about, asked[1].about)


def test_a_creature_blocks_if_able_and_needs_another_for_it() -> None:
    game, (one,), (must, other) = combat([creature(NeedsTwoBlockers())], [creature(MustBlock()), BEAR])
    run(declare_blockers(game))
    assert blocks(game) == [(must, (one,)), (other, (one,))]


def test_all_creatures_able_to_block_a_creature_do_so() -> None:
    game, (_, lure), (a, b) = combat([BEAR, creature(AllMustBlockMe())], [BEAR, BEAR])
    run(declare_blockers(game))
    assert blocks(game) == [(a, (lure,)), (b, (lure,))]


def test_a_creature_that_must_be_blocked_is_blocked_by_at_least_one() -> None:
    game, (one,), (_, b) = combat([creature(MustBeBlocked())], [BEAR, BEAR])
    run(declare_blockers(game), 0)
    assert blocks(game) == [(b, (one,))]


def test_a_creature_may_block_two() -> None:
    game, (one, two), (a,) = combat([BEAR, BEAR], [creature(BlocksTwo())])
    asked = decisions(declare_blockers(game), two)
    assert asked[1].options == (0, one)
    game, (one, two), (a,) = combat([BEAR, BEAR], [creature(BlocksTwo())])
    run(declare_blockers(game), two, one)
    assert blocks(game) == [(a, (two, one))]


def test_who_blocks_nothing_is_not_asked_what_else_it_blocks() -> None:
    game, _, _ = combat([BEAR, BEAR], [creature(BlocksTwo())])
    run(declare_blockers(game), 0)
    assert blocks(game) == []


def test_a_creature_that_cannot_block_alone_needs_another() -> None:
    game, _, _ = combat([BEAR], [creature(CantBlockAlone())])
    run(declare_blockers(game))
    assert blocks(game) == []
    game, (one,), (a, b) = combat([BEAR], [creature(CantBlockAlone()), BEAR])
    run(declare_blockers(game), one)
    assert blocks(game) == [(a, (one,)), (b, (one,))]


def test_an_attacker_can_be_blocked_by_no_more_than_one() -> None:
    game, (one,), (a, _) = combat([creature(BlockedByOneAtMost())], [BEAR, BEAR])
    run(declare_blockers(game), one)
    assert blocks(game) == [(a, (one,))]


def test_a_block_that_cannot_be_paid_for_is_not_offered() -> None:
    game, (one,), (a, b) = combat([BEAR], [BEAR, BEAR])
    put(game, card("Toll", "enchantment", None, None, CostsMana()))
    put(game, land("G"), 2)
    run(declare_blockers(game), one)
    assert blocks(game) == [(a, (one,))]
    assert b in game.battlefield


def test_506_4c_what_attacked_a_permanent_that_is_gone_may_be_blocked() -> None:
    game = table(step="declare attackers")
    attacker, blocker = put(game, BEAR), put(game, BEAR, 2)
    walker = put(game, card("Walker", "planeswalker"), 2)
    record(game, Attack(attacker, walker))
    record(game, Move(walker, "exile"))
    run(declare_blockers(game), attacker)
    assert game[blocker].blocking == (attacker,)
